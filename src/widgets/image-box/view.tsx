import type { ViewProps } from '#builder/define-widget.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkTo } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import type widget from './widget.ts'

/** Covers stand side by side on a phone too; the others take the line. */
const SHOWN_AT = {
  cover: '(max-width: 767px) 46vw, 33vw',
  card: '(max-width: 767px) 92vw, 33vw',
  plain: '(max-width: 767px) 92vw, 33vw',
}

export default function ImageBox({ settings, data: file }: ViewProps<typeof widget, PictureFile | undefined>) {
  const { image, title_text, description_text, link, link_text, look, position, aspect, align, title_size: Title } = settings
  return (
    <div
      className="elementor-image-box"
      data-look={look}
      data-position={position === 'end' ? 'start' : position}
      data-aspect={aspect}
      data-align={align}
    >
      {file && <Picture picture={file} sizes={SHOWN_AT[look]} alt={image.alt || undefined} />}
      <div className="elementor-image-box-content">
        {title_text !== '' && (
          <Title className="elementor-image-box-title">
            {link.url === '' ? title_text : <LinkTo to={link}>{title_text}</LinkTo>}
          </Title>
        )}
        {description_text !== '' && <p>{description_text}</p>}
        {link_text !== '' && (
          // The title is the link and covers the whole box; a second link to the same place would only be in the way.
          <span className="elementor-image-box-more" aria-hidden="true">
            {link_text}
            <Icon name="arrow-right" />
          </span>
        )}
      </div>
    </div>
  )
}
