import { cardCarousel } from '#builder/carousel-fields.ts'
import type { ViewProps } from '#builder/define-widget.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Carousel } from '#ui/carousel/carousel.tsx'
import testimonials from './island.tsx'
import type widget from './widget.ts'

export default function TestimonialCarousel({ settings, data: files, id }: ViewProps<typeof widget, Map<number, PictureFile>>) {
  const { slides, label, skin } = settings
  const shown = slides
    .filter(({ content }) => content !== '')
    .map(({ content, image, name, title }, index) => {
      const portrait = files.get(image.id)
      return {
        key: String(index),
        content: (
          <figure className="elementor-testimonial-slide">
            <blockquote className="elementor-testimonial__text">{content}</blockquote>
            <figcaption>
              {name !== '' && <Avatar name={name} picture={portrait} sizes="48px" />}
              <span>
                <strong className="elementor-testimonial__name">{name}</strong>
                {title !== '' && <small className="elementor-testimonial__title">{title}</small>}
              </span>
            </figcaption>
          </figure>
        ),
      }
    })
  return (
    <Carousel
      island={testimonials}
      id={id}
      label={label}
      className={`elementor-testimonial--skin-${skin}`}
      {...cardCarousel(settings)}
      slides={shown}
    />
  )
}
