import type { Settings } from '#builder/fields.ts'
import { readIds } from '#kit/id-list.ts'
import type { ProductQuery } from '#shop/catalog/contract.ts'
import type widget from './widget.ts'

type Products = Settings<(typeof widget)['fields']>

/** What the catalogue is asked for. */
export function productQuery(settings: Products): ProductQuery {
  const { orderby, limit, rows, columns } = settings
  return { orderby, page: 1, perPage: limit || rows * columns, ...chosenProducts(settings) }
}

/** Only the chosen filter counts, whatever the others still hold. */
export function chosenProducts(settings: Pick<Products, 'query' | 'category' | 'tag' | 'ids'>): ProductQuery {
  const { query } = settings
  if (query === 'category') {
    const [category = '', ...more] = readSlugs(settings.category)
    return more.length > 0 ? { categories: [category, ...more] } : { category }
  }
  if (query === 'tag') {
    const [tag = '', ...more] = readSlugs(settings.tag)
    return more.length > 0 ? { tags: [tag, ...more] } : { tag }
  }
  if (query === 'featured') return { featured: true }
  if (query === 'on_sale') return { onSale: true }
  if (query === 'ids') return { ids: readIds(settings.ids) }
  return {}
}

const pieces = (typed: string) => typed.split(/[\s,;]+/)
const readSlugs = (typed: string) => pieces(typed).filter(Boolean)
