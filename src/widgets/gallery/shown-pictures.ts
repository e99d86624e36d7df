import type { Settings } from '#builder/fields.ts'
import type widget from './widget.ts'

type GallerySettings = Settings<(typeof widget)['fields']>
/** A picture of the gallery, and which of the filters it passes. */
export type Shown = { image: { id: number; alt: string }; caption: string; filter: number }

/** Every picture that the gallery holds, in the order of its galleries. */
export function shownPictures({ gallery_type, gallery, galleries }: GallerySettings): Shown[] {
  if (gallery_type === 'single') return gallery.map((one) => ({ ...one, filter: 0 }))
  return galleries.flatMap(({ multiple_gallery }, filter) => multiple_gallery.map((one) => ({ ...one, filter })))
}

export type Filter = { value: string; name: string }

/** The filters above it; none where there would be nothing to choose. The first is on until a visitor chooses another. */
export function filtersOf(settings: GallerySettings): Filter[] {
  const { gallery_type, galleries, show_all_galleries, show_all_galleries_label } = settings
  if (gallery_type === 'single') return []
  const own = galleries.flatMap(({ gallery_title, multiple_gallery }, index) =>
    multiple_gallery.length > 0 ? [{ value: String(index), name: gallery_title || `Galeria ${index + 1}` }] : [],
  )
  if (own.length < 2) return []
  return show_all_galleries ? [{ value: 'all', name: show_all_galleries_label || 'Todas' }, ...own] : own
}
