import type { Kysely, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ProductFilters, ProductOrder, ProductQuery } from './contract.ts'

/** The products of a list, before they are sorted and cut into pages. */
export function selectShelf(db: Kysely<Database>, { filters, ...query }: ProductQuery) {
  let shelf = db.selectFrom('product_shelf as shelf').where('shelf.in_catalog', '=', true)
  if (query.ids) shelf = shelf.where('shelf.product_id', 'in', query.ids.length > 0 ? query.ids : [0])
  const all = [
    ...(query.category === undefined ? [] : [`cat:${query.category}`]),
    ...(query.tag === undefined ? [] : [`tag:${query.tag}`]),
    ...(query.featured ? ['featured:yes'] : []),
    ...(query.onSale || filters?.onSale ? ['sale:yes'] : []),
    ...(filters?.inStock ? ['stock:in'] : []),
    ...(filters?.attributes ?? []).filter((group) => !group.any || group.terms.length === 1).flatMap(codesOf),
  ]
  const oneOfEach = [
    ...(filters?.attributes ?? []).filter((group) => group.any && group.terms.length > 1).map(codesOf),
    ...(filters && filters.ratings.length > 0 ? [filters.ratings.map((rating) => `rating:${rating}`)] : []),
  ]
  if (all.length > 0) shelf = shelf.where(sql<boolean>`shelf.facets @> ${all}::text[]`)
  for (const codes of oneOfEach) shelf = shelf.where(sql<boolean>`shelf.facets && ${codes}::text[]`)
  // A product with several prices is shown when any of them may fit.
  if (filters?.minCents !== undefined) shelf = shelf.where('shelf.up_to_cents', '>=', filters.minCents)
  if (filters?.maxCents !== undefined) shelf = shelf.where('shelf.cents', '<=', filters.maxCents)
  return shelf
}

const codesOf = ({ slug, terms }: ProductFilters['attributes'][number]) => terms.map((term) => `pa_${slug}:${term}`)

type Sortable = 'position' | 'total_sales' | 'rating' | 'rating_count' | 'published_at' | 'cents' | 'up_to_cents' | 'product_id'

/** Each is also an index; the id makes the order the same on every page. */
const ORDERS: Record<ProductOrder, [Sortable, 'asc' | 'desc'][]> = {
  menu_order: [
    ['position', 'asc'],
    ['product_id', 'asc'],
  ],
  popularity: [
    ['total_sales', 'desc'],
    ['product_id', 'asc'],
  ],
  rating: [
    ['rating', 'desc'],
    ['rating_count', 'desc'],
    ['product_id', 'asc'],
  ],
  date: [
    ['published_at', 'desc'],
    ['product_id', 'desc'],
  ],
  price: [
    ['cents', 'asc'],
    ['product_id', 'asc'],
  ],
  'price-desc': [
    ['up_to_cents', 'desc'],
    ['product_id', 'asc'],
  ],
}

/** Sorts by columns of the shelf, under whichever name it stands in the query. */
export function sortBy<DB, T extends keyof DB, O>(
  query: SelectQueryBuilder<DB, T, O>,
  shelf: string,
  orderby: ProductOrder,
): SelectQueryBuilder<DB, T, O> {
  return ORDERS[orderby].reduce((sorted, [column, way]) => sorted.orderBy(sql.ref(`${shelf}.${column}`), way), query)
}
