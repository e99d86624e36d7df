import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ProductOrder, ProductQuery } from './contract.ts'
import { askedCodes, priceConditions, selectShelf, sortBy } from './list-query.ts'

type Cut = { orderby: ProductOrder; limit: number; offset: number }

const SORTED_BY = [
  'shelf.product_id',
  'shelf.position',
  'shelf.published_at',
  'shelf.total_sales',
  'shelf.rating',
  'shelf.rating_count',
  'shelf.cents',
  'shelf.up_to_cents',
] as const

/** The ids of one page of a list, with what they are sorted by. */
export function selectPage(db: Kysely<Database>, query: ProductQuery, { orderby, limit, offset }: Cut) {
  const code = wholeShelf(query)
  return code === undefined
    ? sortBy(selectShelf(db, query).select(SORTED_BY), 'shelf', orderby).limit(limit).offset(offset)
    : sortBy(selectPlaces(db, code, query).select(SORTED_BY), 'shelf', orderby)
        .limit(limit)
        .offset(offset)
}

/** The one category or tag that a list shows, when nothing but the price narrows it: an index has it in every order. */
export function wholeShelf(query: ProductQuery): string | undefined {
  const { all, oneOfEach } = askedCodes(query)
  const isOne = query.ids === undefined && all.length === 1 && oneOfEach.length === 0
  return isOne && (query.category !== undefined || query.tag !== undefined) ? all[0] : undefined
}

export function selectPlaces(db: Kysely<Database>, code: string, query: ProductQuery) {
  let shelf = db.selectFrom('shelf_places as shelf').where('shelf.code', '=', code)
  for (const fits of priceConditions(query)) shelf = shelf.where(fits)
  return shelf
}
