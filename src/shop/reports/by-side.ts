import { type RawBuilder, sql } from 'kysely'
import { ADDED_UP, daySums, type Side, withSides } from './day-sums.ts'
import type { Groups } from './groups.ts'
import type { Period } from './period.ts'

/**
 * Sales by one of their sides, the most valuable first. On the sides of an order each order is in one group, whole. By product and by
 * category a line is in one group, and what an order has beside its lines is the rest.
 */
export function sideGroups(
  side: Exclude<Side, 'order' | 'line'>,
  period: Period,
  { limit, offset }: { limit: number; offset: number },
): Groups {
  const isOfLines = side === 'product' || side === 'category'
  // Whole centavos are exact in a float up to ninety trillion reais, and a hundred thousand sums of them are made in half of the time.
  const worth = sql`sum((s.goods - s.discount + s.shipping + s.fees)::float8) as total`
  return {
    statements: sql`${withSides(period, ['order', 'line', side])},
      totals as (select ${ADDED_UP} from (${daySums('order', period)}) s),
      -- Apart and narrow, so that they stay in memory.
      by_id as (${isOfLines ? sql`select s.id, ${worth} from (${daySums(side, period, sql`s.id <> 0`)}) s group by s.id` : NONE}),
      by_key as (select s.key, ${worth} from (${daySums(side, period, sql`s.id = 0`)}) s group by s.key),
      row_count as (select ((select count(*) from by_id) + (select count(*) from by_key))::int as count),
      page as (
        select best.id, best.key, row_number() over () as place from (
          select id, '' as key, total from by_id union all select 0, key, total from by_key
          order by total desc, id, key limit ${limit} offset ${offset}
        ) best
      ),
      rows as (
        select case when page.id = 0 then page.key else page.id::text end as key, coalesce(${nameOf(side)}, own.name) as name, page.place,
          own.orders, own.units, own.goods, own.discount, own.shipping, own.fees, own.refunded
        from page cross join lateral (
          select max(s.name) as name, ${ADDED_UP} from (${daySums(side, period, sql`s.id = page.id and s.key = page.key`)}) s
        ) own
      ),
      rest as (
        select 0 as orders, 0 as units, totals.goods - lines.goods as goods, totals.discount - lines.discount as discount,
          totals.shipping, totals.fees, totals.refunded - lines.refunded as refunded
        from totals, (select ${ADDED_UP} from (${daySums('line', period)}) s) lines
      )`,
    hasRest: isOfLines,
  }
}

const NONE = sql`select 0::bigint as id, 0::float8 as total where false`

/** What is no longer in the catalogue goes by the name that it was sold under. */
function nameOf(side: Side): RawBuilder<unknown> {
  if (side === 'product') return sql`(select p.name from products p where p.id = page.id)`
  return side === 'category' ? sql`(select c.name from categories c where c.id = page.id)` : sql`null`
}
