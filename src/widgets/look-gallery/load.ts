import type { LoadContext } from '#builder/define-widget.ts'
import { readIds } from '#kit/id-list.ts'
import { type Point, readPoints } from '#kit/points-by-id.ts'
import type { MediaReader } from '#content/media/contract.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import type { CatalogReader, ProductCard } from '#shop/catalog/contract.ts'
import type widget from './widget.ts'

/** A picture, and what is seen on it and can be bought. */
export type Look = {
  file: PictureFile
  alt: string
  caption: string
  products: ProductCard[]
  points: ReadonlyMap<number, Point>
}

type Readers = { media: MediaReader; catalog: Pick<CatalogReader, 'list'> }

export default async function load(
  { settings, shows }: LoadContext<typeof widget>,
  { media, catalog }: Readers,
): Promise<Look[]> {
  const chosen = settings.looks.filter(({ image }) => image.id > 0)
  if (chosen.length === 0) return []
  const pictures = [...new Set(chosen.map(({ image }) => image.id))]
  const ids = [...new Set(chosen.flatMap(({ products }) => readIds(products)))]
  shows(...pictures.map((id) => `media:${id}`), ...(ids.length > 0 ? ['products'] : []))
  const [files, { products }] = await Promise.all([
    media.pictures(pictures),
    ids.length > 0 ? catalog.list({ ids, page: 1, perPage: ids.length }) : { products: [] },
  ])
  const cards = new Map(products.map((card) => [card.id, card]))
  return chosen.flatMap(({ image, caption, products: typed, points }) => {
    const file = files.get(image.id)
    // Products that are gone are left out: the picture stays.
    const shown = readIds(typed).flatMap((id) => cards.get(id) ?? [])
    return file ? [{ file, alt: image.alt || file.alt, caption, products: shown, points: readPoints(points) }] : []
  })
}
