import { cardCarousel } from '#builder/carousel-fields.ts'
import type { ViewProps } from '#builder/define-widget.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { LinkTo } from '#ui/link.tsx'
import { ratingInWords, Stars } from '#ui/stars.tsx'
import reviewsIsland from './island.tsx'
import type widget from './widget.ts'

export default function Reviews({ settings, data: files, id }: ViewProps<typeof widget, Map<number, PictureFile>>) {
  const { slides, label } = settings
  const shown = slides.map(({ content, image, name, title, rating, link }, index) => {
    const portrait = files.get(image.id)
    return {
      key: String(index),
      content: (
        <figure className="elementor-review">
          <figcaption className="elementor-testimonial__header">
            {name !== '' && <Avatar name={name} picture={portrait} sizes="48px" />}
            <span className="elementor-testimonial__cite">
              <LinkTo to={link} className="elementor-testimonial__name">
                {name}
              </LinkTo>
              {title !== '' && <small className="elementor-testimonial__title">{title}</small>}
            </span>
          </figcaption>
          {rating > 0 && <Stars rating={rating} label={ratingInWords(rating)} />}
          {content !== '' && <blockquote className="elementor-testimonial__text">{content}</blockquote>}
        </figure>
      ),
    }
  })
  return (
    <Carousel
      island={reviewsIsland}
      id={id}
      label={label}
      className="elementor-reviews"
      {...cardCarousel(settings)}
      slides={shown}
    />
  )
}
