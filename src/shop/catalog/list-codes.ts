import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ProductQuery } from './contract.ts'
import { askedCodes, boundConditions } from './list-query.ts'

/** The products of a list as rows to count by: the same ones as in the listing index, in a third of its pages. */
export function selectCodes(db: Kysely<Database>, query: ProductQuery) {
  const { all, oneOfEach } = askedCodes(query)
  let listing = db.selectFrom('product_codes as listing')
  if (query.ids) listing = listing.where('listing.product_id', 'in', query.ids.length > 0 ? query.ids : [0])
  if (all.length > 0) listing = listing.where(sql<boolean>`listing.codes @> ${numbersOf(all)}`)
  for (const codes of oneOfEach) listing = listing.where(sql<boolean>`listing.codes && ${numbersOf(codes)}`)
  for (const fits of boundConditions(query)) listing = listing.where(fits)
  return listing
}

const numbersOf = (codes: string[]) => sql<number[]>`shelf_numbers(${codes}::text[])`
