import { cardCarousel } from '#builder/carousel-fields.ts'
import type { ViewProps } from '#builder/define-widget.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { PictureSlide } from '#ui/carousel/picture-slide.tsx'
import { Picture } from '#ui/picture.tsx'
import { hostOf, pageOf } from '#ui/player/video-source.ts'
import mediaCarousel from './island.tsx'
import { slideVideo } from './slide-video.ts'
import type widget from './widget.ts'

const ONE = { desktop: 1, tablet: 1, mobile: 1 }

export default function MediaCarousel({ settings, data: files, id }: ViewProps<typeof widget, Map<number, PictureFile>>) {
  const { skin, slides, label, aspect, effect } = settings
  const cards = cardCarousel(settings)
  const isShow = skin === 'slideshow'
  const sizes = isShow
    ? '(max-width: 1250px) 100vw, 1200px'
    : `(max-width: 767px) 100vw, (max-width: 1024px) 50vw, ${Math.ceil(1200 / cards.perView.desktop)}px`
  const shown = slides.flatMap((slide, index) => {
    const { image, caption } = slide
    const file = files.get(image.id)
    if (!file) return []
    const to = wayOf(slide)
    return [
      {
        key: String(index),
        content: <PictureSlide file={file} alt={image.alt || file.alt} caption={caption} sizes={sizes} to={to} slideshow={id} />,
        thumb: isShow ? <Picture picture={file} sizes="(max-width: 767px) 33vw, 240px" alt="" /> : undefined,
      },
    ]
  })
  return (
    <Carousel
      island={mediaCarousel}
      id={id}
      label={label}
      className={`elementor-skin-${skin} aspect-${aspect}`}
      over={isShow}
      {...cards}
      {...(isShow && { perView: ONE, fade: effect === 'fade' })}
      slides={shown}
    />
  )
}

type Media = ViewProps<typeof widget>['settings']['slides'][number]

/** Where a press on a slide leads. A video plays in the lightbox, where a visitor is asked before anybody outside is. */
function wayOf(slide: Media) {
  const source = slideVideo(slide)
  if (source) return { video: pageOf(source), host: hostOf(source) }
  const { image_link_to_type: leads, image_link_to } = slide
  return leads === 'custom' && image_link_to.url !== '' ? image_link_to : leads === 'file' ? 'file' : undefined
}
