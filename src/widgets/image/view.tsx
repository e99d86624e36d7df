import type { ViewProps } from '#builder/define-widget.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { LinkTo } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import type widget from './widget.ts'

const SIZES = {
  full: '100vw',
  half: '(max-width: 767px) 100vw, 50vw',
  third: '(max-width: 767px) 100vw, 33vw',
}

export default function Image({ settings, data: file }: ViewProps<typeof widget, PictureFile | undefined>) {
  const { image, caption, link, open_lightbox, aspect, radius, fit, shown_at, first_on_page } = settings
  if (!file) return null
  const picture = <Picture picture={file} sizes={SIZES[shown_at]} alt={image.alt || undefined} eager={first_on_page} />
  return (
    <figure className="elementor-image" data-aspect={aspect} data-radius={radius} data-fit={fit === 'fill' ? undefined : fit}>
      {link.url !== '' ? (
        <LinkTo to={link}>{picture}</LinkTo>
      ) : open_lightbox ? (
        <a
          href={file.sizes.at(-1)?.webp}
          aria-label={`Ampliar: ${image.alt || file.alt || caption}`}
          data-elementor-open-lightbox="yes"
          data-elementor-lightbox-id={file.id}
          data-elementor-lightbox-title={caption || undefined}
        >
          {picture}
        </a>
      ) : (
        picture
      )}
      {caption !== '' && <figcaption className="widget-image-caption">{caption}</figcaption>}
    </figure>
  )
}
