import { rotationOf } from '#builder/carousel-fields.ts'
import type { ViewProps } from '#builder/define-widget.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { LinkTo } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import slidesIsland from './island.tsx'
import type widget from './widget.ts'

type Props = ViewProps<typeof widget, Map<number, PictureFile>>

/** One slide after the other, each a small stage: picture, words, a way on. */
export default function Slides({ settings, data: files, id }: Props) {
  const { slides, label, navigation, infinite, transition, transition_speed, slides_title_tag: Title, first_on_page } = settings
  const shown = slides.map((slide, index) => {
    const file = files.get(slide.background_image.id)
    const { heading, description, button_text, link } = slide
    const hasColours = slide.ground_color !== '' || slide.content_color !== '' || slide.veil_color !== ''
    return {
      key: String(index),
      content: (
        <div
          className={hasColours ? `elementor-slide elementor-repeater-item-${index}` : 'elementor-slide'}
          data-color={slide.background_color}
          data-veil={file ? slide.background_overlay : undefined}
          data-position={slide.horizontal_position}
        >
          {file && (
            <div className="swiper-slide-bg">
              <Picture
                picture={file}
                sizes="(max-width: 1250px) 100vw, 1250px"
                alt={slide.background_image.alt}
                eager={first_on_page && index === 0}
              />
            </div>
          )}
          <div className="swiper-slide-contents">
            {heading !== '' && <Title className="elementor-slide-heading">{heading}</Title>}
            {description !== '' && <p className="elementor-slide-description">{description}</p>}
            {button_text !== '' && (
              <LinkTo to={link} className="elementor-button elementor-slide-button button">
                {button_text}
              </LinkTo>
            )}
          </div>
        </div>
      ),
    }
  })
  return (
    <Carousel
      island={slidesIsland}
      id={id}
      label={label}
      className="elementor-slides-wrapper elementor-main-swiper"
      over
      perView={{ desktop: 1, tablet: 1, mobile: 1 }}
      loop={infinite}
      fade={transition === 'fade'}
      speedMs={transition_speed}
      arrows={navigation === 'both' || navigation === 'arrows'}
      pagination={navigation === 'both' || navigation === 'dots' ? 'bullets' : ''}
      rotation={rotationOf(settings)}
      slides={shown}
    />
  )
}
