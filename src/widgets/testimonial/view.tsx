import type { ViewProps } from '#builder/define-widget.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { Picture } from '#ui/picture.tsx'
import type widget from './widget.ts'

export default function Testimonial({ settings, data: portrait }: ViewProps<typeof widget, PictureFile | undefined>) {
  const { testimonial_content, testimonial_name, testimonial_job, alignment, image_position, look } = settings
  if (testimonial_content === '') return null
  return (
    <figure className="elementor-testimonial" data-align={alignment} data-look={look}>
      <blockquote>{testimonial_content}</blockquote>
      <figcaption data-portrait={image_position === 'top' ? 'top' : undefined}>
        {portrait && <Picture picture={portrait} sizes="56px" alt="" />}
        <span>
          <strong>{testimonial_name}</strong>
          {testimonial_job !== '' && <small>{testimonial_job}</small>}
        </span>
      </figcaption>
    </figure>
  )
}
