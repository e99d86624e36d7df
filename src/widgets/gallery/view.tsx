import type { ReactNode } from 'react'
import type { ViewProps } from '#builder/define-widget.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { Picture } from '#ui/picture.tsx'
import { filtersOf, shownPictures, type Filter } from './shown-pictures.ts'
import type widget from './widget.ts'

export default function Gallery({ settings, data: files, id }: ViewProps<typeof widget, Map<number, PictureFile>>) {
  const { columns, aspect, captions, link_to, gallery_layout } = settings
  const shown = shownPictures(settings).flatMap(({ image, caption, filter }, index) => {
    const file = files.get(image.id)
    return file ? [{ file, caption, filter, alt: image.alt || file.alt, place: `${id}-${index}` }] : []
  })
  if (shown.length === 0) return null
  const filters = filtersOf(settings)
  const sizes = `(max-width: 767px) 50vw, ${Math.ceil(100 / columns)}vw`
  const list = (
    <ul className="elementor-gallery" data-layout={gallery_layout} data-aspect={aspect} data-captions={captions}>
      {shown.map(({ file, caption, filter, alt, place }, index) => (
        <li key={place} data-in={filters.length > 0 ? filter : undefined}>
          <Large
            to={link_to === 'file' ? file : undefined}
            slideshow={id}
            title={caption}
            name={alt || `Ampliar a imagem ${index + 1}`}
          >
            <Picture picture={file} sizes={sizes} alt={alt} />
          </Large>
          {captions !== 'none' && caption !== '' && <p>{caption}</p>}
        </li>
      ))}
    </ul>
  )
  if (filters.length === 0) return list
  return (
    <div className="elementor-gallery-filtered">
      <Filters filters={filters} id={id} />
      {list}
    </div>
  )
}

/** Buttons of a radio group: the style sheet filters by the one that is on, so no script is needed. */
function Filters({ filters, id }: { filters: Filter[]; id: string }) {
  return (
    <fieldset className="elementor-gallery__titles-container">
      <legend className="screen-reader-text">Filtrar as imagens</legend>
      {filters.map(({ value, name }, index) => (
        <label key={value} className="elementor-gallery-title">
          <input type="radio" name={`gallery-${id}`} value={value} defaultChecked={index === 0} autoComplete="off" />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
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
