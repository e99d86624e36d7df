import { type RawBuilder, sql } from 'kysely'
import type { Period } from './period.ts'

/** What sales are told apart by in `sales_sums`: `order` is all of a day, `line` all of its lines. */
export type Side = 'order' | 'payment' | 'state' | 'coupon' | 'origin' | 'line' | 'product' | 'category'

/** Days of which something changed since they were added up are counted from their orders: `stale`, `counted`. */
export const withSides = ({ from, to }: Period, sides: Side[]) => sql`
  stale as materialized (select distinct day from sales_marks where day between ${from}::date and ${to}::date),
  counted as materialized (select * from count_sales(array(select day from stale), ${sides}::text[]))`

/** The sums of one side in each day of a period, perhaps of one key alone; comes after `withSides`. */
export function daySums(side: Side, { from, to }: Period, which: RawBuilder<unknown> = sql`true`) {
  const columns = sql`s.day, s.id, s.key, s.name, s.orders, s.units, s.goods, s.discount, s.shipping, s.fees, s.refunded`
  return sql`
    select ${columns} from sales_sums s
    where s.side = ${sql.lit(side)} and s.day between ${from}::date and ${to}::date and s.day not in (select day from stale) and ${which}
    union all
    select ${columns} from counted s where s.side = ${sql.lit(side)} and ${which}`
}

/** Each column added up, also where there is nothing to add. */
export const ADDED_UP = sql`coalesce(sum(s.orders), 0) as orders, coalesce(sum(s.units), 0) as units, coalesce(sum(s.goods), 0) as goods,
  coalesce(sum(s.discount), 0) as discount, coalesce(sum(s.shipping), 0) as shipping, coalesce(sum(s.fees), 0) as fees,
  coalesce(sum(s.refunded), 0) as refunded`
