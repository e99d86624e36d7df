import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Boost } from './contract.ts'

/** One point is half as relevant again: all boosts together make a product eleven times as relevant at the most, or a eleventh. */
const STEP = 1.5
const MOST_POINTS = 6
/** Of a best seller all points, of what nobody bought none; between them by orders of magnitude. */
const SOLD_FOR_ALL = 1_000

/** How many points of a boost a product of the listing index gets, from 0 to 1. */
function shareOf({ kind, code, target = '', targetId = 0, days = 30 }: Boost): RawBuilder<number> {
  const yes = (fits: RawBuilder<SqlBool>) => sql<number>`(${fits})::integer`
  switch (kind) {
    case 'in_stock':
      return yes(sql`listing.facets @> '{stock:in}'`)
    case 'on_sale':
      return yes(sql`listing.facets @> '{sale:yes}'`)
    case 'new':
      return yes(sql`listing.published_at > now() - make_interval(days => ${days}::integer)`)
    case 'best_selling':
      return sql`least(1, ln(1 + listing.total_sales) / ln(1 + ${SOLD_FOR_ALL}::integer))`
    case 'category':
    case 'tag':
      return code === undefined ? sql`0` : yes(sql`listing.facets @> ${[code]}::text[]`)
    case 'brand':
      return yes(
        sql`exists (select from products branded where branded.id = listing.product_id and plain_words(branded.brand) = plain_words(${target}))`,
      )
    case 'product':
      return yes(sql`listing.product_id = ${targetId}`)
  }
}

/** By how much a product is more relevant, or less, by the boosts of the shop. */
export function boostFactor(boosts: readonly Boost[]): RawBuilder<number> {
  const points = sql.join(
    boosts.map((boost) => sql`${boost.strength}::integer * ${shareOf(boost)}`),
    sql` + `,
  )
  return sql`power(${STEP}::float8, greatest(${-MOST_POINTS}::integer, least(${MOST_POINTS}::integer, ${points}))::float8)`
}

/** The ids of the boosts that say something of a product. */
export const boostsOn = (boosts: readonly Boost[]): RawBuilder<number[]> =>
  boosts.length === 0
    ? sql`'{}'::bigint[]`
    : sql`array_remove(array[${sql.join(
        boosts.map((boost) => sql`case when ${shareOf(boost)} > 0 then ${boost.id}::bigint end`),
      )}], null)`
