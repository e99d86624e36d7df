import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ProductFilters, ProductOrder, ProductQuery } from './contract.ts'
import { rangeKey } from './number-ranges.ts'

/** The products of a list, before they are sorted and cut into pages. */
export function selectListing(db: Kysely<Database>, query: ProductQuery) {
  const { all, oneOfEach } = askedCodes(query)
  let listing = db.selectFrom('product_shelf as listing').where('listing.in_catalog', '=', true)
  if (query.ids) listing = listing.where('listing.product_id', 'in', query.ids.length > 0 ? query.ids : [0])
  if (all.length > 0) listing = listing.where(sql<boolean>`listing.facets @> ${all}::text[]`)
  for (const codes of oneOfEach) listing = listing.where(sql<boolean>`listing.facets && ${codes}::text[]`)
  for (const fits of boundConditions(query)) listing = listing.where(fits)
  return listing
}

/** The codes of the listing that a product must have: all of the first, and one of each group of the others. */
export function askedCodes({ filters, ...query }: ProductQuery): { all: string[]; oneOfEach: string[][] } {
  const groups = filters?.attributes ?? []
  return {
    all: [
      ...(query.category === undefined ? [] : [`cat:${query.category}`]),
      ...(query.tag === undefined ? [] : [`tag:${query.tag}`]),
      ...(query.featured ? ['featured:yes'] : []),
      ...(query.onSale || filters?.onSale ? ['sale:yes'] : []),
      ...(filters?.inStock ? ['stock:in'] : []),
      ...groups.filter((group) => !group.any || group.terms.length === 1).flatMap(codesOf),
    ],
    oneOfEach: [
      ...(query.categories === undefined ? [] : [query.categories.map((slug) => `cat:${slug}`)]),
      ...(query.tags === undefined ? [] : [query.tags.map((slug) => `tag:${slug}`)]),
      ...groups.filter((group) => group.any && group.terms.length > 1).map(codesOf),
      ...(filters && filters.ratings.length > 0 ? [filters.ratings.map((rating) => `rating:${rating}`)] : []),
    ],
  }
}

/** A product with several prices is shown when any of them may fit; of a field it has one number. */
export const boundConditions = ({ filters }: ProductQuery): RawBuilder<SqlBool>[] => [
  ...(filters?.minCents === undefined ? [] : [sql<SqlBool>`listing.up_to_cents >= ${filters.minCents}`]),
  ...(filters?.maxCents === undefined ? [] : [sql<SqlBool>`listing.cents <= ${filters.maxCents}`]),
  ...(filters?.ranges ?? []).map(
    ({ slug, min, max }) => sql<SqlBool>`exists (
      select from product_numbers n where n.product_id = listing.product_id and n.key = ${rangeKey(slug)}
        and n.value >= coalesce(${min ?? null}::numeric, n.value) and n.value <= coalesce(${max ?? null}::numeric, n.value)
    )`,
  ),
]

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

/** Sorts by columns of the listing, under whichever name it stands in the query. */
export function sortBy<DB, T extends keyof DB, O>(
  query: SelectQueryBuilder<DB, T, O>,
  listing: string,
  orderby: ProductOrder,
): SelectQueryBuilder<DB, T, O> {
  return ORDERS[orderby].reduce((sorted, [column, way]) => sorted.orderBy(sql.ref(`${listing}.${column}`), way), query)
}
