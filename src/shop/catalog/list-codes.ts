import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ProductQuery } from './contract.ts'
import { askedCodes, priceConditions } from './list-query.ts'

/** The products of a list as rows to count by: the same ones as on the shelf, in a third of its pages. */
export function selectCodes(db: Kysely<Database>, query: ProductQuery) {
  const { all, oneOfEach } = askedCodes(query)
  let shelf = db.selectFrom('product_codes as shelf')
  if (query.ids) shelf = shelf.where('shelf.product_id', 'in', query.ids.length > 0 ? query.ids : [0])
  if (all.length > 0) shelf = shelf.where(sql<boolean>`shelf.codes @> ${numbersOf(all)}`)
  for (const codes of oneOfEach) shelf = shelf.where(sql<boolean>`shelf.codes && ${numbersOf(codes)}`)
  for (const fits of priceConditions(query)) shelf = shelf.where(fits)
  return shelf
}

const numbersOf = (codes: string[]) => sql<number[]>`shelf_numbers(${codes}::text[])`
