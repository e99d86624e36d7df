import type { Settings } from '#builder/fields.ts'
import type { ProductQuery } from '#shop/catalog/contract.ts'
import type widget from './widget.ts'

/** What the catalogue is asked for; only the chosen filter counts, whatever the others still hold. */
export function productQuery(settings: Settings<(typeof widget)['fields']>): ProductQuery {
  const { query, orderby, limit, rows, columns } = settings
  const asked: ProductQuery = { orderby, page: 1, perPage: limit || rows * columns }
  if (query === 'category') return { ...asked, category: settings.category }
  if (query === 'tag') return { ...asked, tag: settings.tag }
  if (query === 'featured') return { ...asked, featured: true }
  if (query === 'on_sale') return { ...asked, onSale: true }
  if (query === 'ids') return { ...asked, ids: readIds(settings.ids) }
  return asked
}

export const readIds = (typed: string) =>
  typed
    .split(/[\s,;]+/)
    .filter((id) => /^[1-9]\d{0,9}$/.test(id))
    .map(Number)
