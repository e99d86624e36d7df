import { rotationOf } from '#builder/carousel-fields.ts'
import type { ViewProps } from '#builder/define-widget.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { PictureSlide } from '#ui/carousel/picture-slide.tsx'
import imageCarousel from './island.tsx'
import type widget from './widget.ts'

type Settings = ViewProps<typeof widget>['settings']

export default function ImageCarousel({ settings, data: files, id }: ViewProps<typeof widget, Map<number, PictureFile>>) {
  const { carousel, label, navigation, effect, infinite, speed, caption_type, aspect } = settings
  const desktop = settings.slides_to_show
  const perView = { desktop, tablet: settings.slides_to_show_tablet, mobile: settings.slides_to_show_mobile }
  // Pictures can only take each other's place where one is seen at a time.
  const alone = Math.max(...Object.values(perView)) === 1
  const shown = carousel.flatMap(({ image, caption }, index) => {
    const file = files.get(image.id)
    if (!file) return []
    const content = (
      <PictureSlide
        file={file}
        alt={image.alt || file.alt}
        caption={caption_type === 'caption' ? caption : ''}
        sizes={`(max-width: 767px) 100vw, (max-width: 1024px) 50vw, ${Math.ceil(1200 / desktop)}px`}
        to={targetOf(settings)}
        openIn={settings.open_lightbox === 'no' ? 'page' : 'lightbox'}
        slideshow={id}
      />
    )
    return [{ key: String(index), content }]
  })
  return (
    <Carousel
      island={imageCarousel}
      id={id}
      label={label}
      className={`elementor-image-carousel-wrapper aspect-${aspect}`}
      perView={perView}
      over={settings.arrows_position !== ''}
      {...(settings.slides_to_scroll > 1 && { scrollBy: settings.slides_to_scroll })}
      loop={infinite}
      fade={alone && effect === 'fade'}
      speedMs={speed}
      arrows={navigation === 'both' || navigation === 'arrows'}
      pagination={navigation === 'both' || navigation === 'dots' ? 'bullets' : ''}
      rotation={rotationOf(settings)}
      slides={shown}
    />
  )
}

function targetOf({ link_to, link }: Settings) {
  if (link_to === 'file') return 'file'
  return link_to === 'custom' && link.url !== '' ? link : undefined
}
