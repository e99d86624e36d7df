import type { ReactNode } from 'react'
import type { ViewProps } from '#builder/define-widget.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { Picture } from '#ui/picture.tsx'
import type widget from './widget.ts'

export default function Gallery({ settings, data: files, id }: ViewProps<typeof widget, Map<number, PictureFile>>) {
  const { gallery, columns, aspect, captions, link_to } = settings
  const shown = gallery.flatMap(({ image, caption }) => {
    const file = files.get(image.id)
    return file ? [{ file, caption, alt: image.alt || file.alt }] : []
  })
  if (shown.length === 0) return null
  const sizes = `(max-width: 767px) 50vw, ${Math.ceil(100 / columns)}vw`
  return (
    <ul className="elementor-gallery" data-aspect={aspect}>
      {shown.map(({ file, caption, alt }, index) => (
        <li key={`${file.id} ${caption}`}>
          <Large
            to={link_to === 'file' ? file : undefined}
            slideshow={id}
            title={caption}
            name={alt || `Ampliar a imagem ${index + 1}`}
          >
            <Picture picture={file} sizes={sizes} alt={alt} />
          </Large>
          {captions === 'below' && caption !== '' && <p>{caption}</p>}
        </li>
      ))}
    </ul>
  )
}

type LargeProps = { to: PictureFile | undefined; slideshow: string; title: string; name: string; children: ReactNode }

/** The picture as a link to its largest file, with the hooks by which a lightbox finds it. */
function Large({ to, slideshow, title, name, children }: LargeProps) {
  const largest = to?.sizes.at(-1)
  if (!largest) return children
  return (
    <a
      className="e-gallery-item"
      href={largest.webp}
      aria-label={name}
      data-elementor-open-lightbox="yes"
      data-elementor-lightbox-slideshow={slideshow}
      data-elementor-lightbox-id={to?.id}
      data-elementor-lightbox-title={title || undefined}
    >
      {children}
    </a>
  )
}
