import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ProductOrder, ProductQuery } from './contract.ts'
import { askedCodes, boundConditions, selectListing, sortBy } from './list-query.ts'

type Cut = { orderby: ProductOrder; limit: number; offset: number }

const SORTED_BY = [
  'listing.product_id',
  'listing.position',
  'listing.published_at',
  'listing.total_sales',
  'listing.rating',
  'listing.rating_count',
  'listing.cents',
  'listing.up_to_cents',
] as const

/** The ids of one page of a list, with what they are sorted by. */
export function selectPage(db: Kysely<Database>, query: ProductQuery, { orderby, limit, offset }: Cut) {
  const category = wholeCategory(query)
  return category === undefined
    ? sortBy(selectListing(db, query).select(SORTED_BY), 'listing', orderby).limit(limit).offset(offset)
    : sortBy(selectPlaces(db, category, query).select(SORTED_BY), 'listing', orderby)
        .limit(limit)
        .offset(offset)
}

/** The category that a list shows, when nothing else but price and numbers narrow it: an index has it in every order. */
export function wholeCategory(query: ProductQuery): string | undefined {
  const { all, oneOfEach } = askedCodes(query)
  const isAlone = query.ids === undefined && all.length === 1 && oneOfEach.length === 0
  return isAlone ? query.category : undefined
}

export function selectPlaces(db: Kysely<Database>, category: string, query: ProductQuery) {
  let listing = db.selectFrom('category_places as listing').where('listing.category', '=', category)
  for (const fits of boundConditions(query)) listing = listing.where(fits)
  return listing
}
