import { type RawBuilder, sql } from 'kysely'
import type { By } from './breakdown.ts'
import type { Groups } from './groups.ts'
import type { Period } from './period.ts'
import { isSoldIn } from './sold.ts'

type Side = Exclude<By, 'product' | 'category'>
const STEPS = { day: 'YYYY-MM-DD', week: 'YYYY-MM-DD', month: 'YYYY-MM' } as const
const isStep = (by: Side): by is keyof typeof STEPS => by in STEPS

/** Sides of an order that it has exactly one of: each order is in one group, whole. */
export function orderGroups(by: Side, period: Period): Groups {
  const grouped = isStep(by) ? inEveryStep(by, period) : sql`select * from found`
  const { column, beside } = sideOf(by)
  const statements = sql`
    sold as materialized (
      select o.id, ${column} as side, ${by === 'payment' ? sql`o.payment_title` : sql`''`} as name, o.subtotal_cents as goods,
        o.discount_cents + o.payment_discount_cents as discount, o.shipping_cents as shipping, o.refunded_cents as refunded
      from orders o where ${isSoldIn(period)}
    ),
    sided as materialized (${beside ? sql`select sold.*, coalesce(beside.value, sold.side) as value from sold left join (${beside}) beside on beside.order_id = sold.id` : sql`select sold.*, side as value from sold`}),
    units as materialized (
      select value, sum(l.quantity) as units from sided join order_lines l on l.order_id = sided.id group by value
    ),
    summed as (
      select value, max(name) as name, count(*) as orders, sum(goods) as goods, sum(discount) as discount, sum(shipping) as shipping,
        sum(refunded) as refunded
      from sided group by value
    ),
    found as (
      select ${keyOf(by)} as key, summed.name, orders, goods, discount, shipping, refunded, coalesce(units.units, 0) as units
      from summed left join units using (value)
    ),
    grouped as (${grouped})`
  return { statements, units: sql`(select sum(units) from units)`, name: sql`g.name`, isInTime: isStep(by), hasRest: false }
}

/** Also the days on which nobody bought. */
const inEveryStep = (step: keyof typeof STEPS, { from, to }: Period) => sql`
  select part.key, '' as name, coalesce(orders, 0) as orders, coalesce(units, 0) as units, coalesce(goods, 0) as goods,
    coalesce(discount, 0) as discount, coalesce(shipping, 0) as shipping, coalesce(refunded, 0) as refunded
  from (
    select to_char(at, ${STEPS[step]}) as key
    from generate_series(date_trunc(${step}, ${from}::timestamp), ${to}::timestamp, ${`1 ${step}`}::interval) as at
  ) part left join found using (key)`

/** What orders are told apart by: in the order itself, or in a table beside it, which is read once for all of them. */
function sideOf(by: Side): { column: RawBuilder<unknown>; beside?: RawBuilder<unknown> } {
  switch (by) {
    case 'day':
    case 'week':
    case 'month':
      return { column: sql`date_trunc(${sql.lit(by)}, o.created_at at time zone 'America/Sao_Paulo')` }
    case 'payment':
      return { column: sql`o.payment_method` }
    case 'state':
      return { column: sql`coalesce(nullif(o.shipping ->> 'state', ''), o.billing ->> 'state', '')` }
    case 'coupon':
      return {
        column: sql`''`,
        beside: sql`
          select c.order_id, string_agg(c.code, ' + ' order by c.code) as value
          from order_coupons c join sold on sold.id = c.order_id group by c.order_id`,
      }
    case 'origin':
      return {
        column: sql`'{}'::text[]`,
        beside: sql`
          select m.order_id, array[
            max(m.value) filter (where m.key = '_wc_order_attribution_source_type'),
            max(m.value) filter (where m.key = '_wc_order_attribution_utm_source'),
            max(m.value) filter (where m.key = '_wc_order_attribution_utm_campaign')
          ] as value
          from order_meta m join sold on sold.id = m.order_id
          where m.key in ('_wc_order_attribution_source_type', '_wc_order_attribution_utm_source', '_wc_order_attribution_utm_campaign')
          group by m.order_id`,
      }
  }
}

/** The group as the answer names it: written once for a group, not once for an order. */
function keyOf(by: Side): RawBuilder<string> {
  if (isStep(by)) return sql`to_char(value, ${STEPS[by]})`
  if (by !== 'origin') return sql`value`
  return sql`jsonb_strip_nulls(jsonb_build_object('source_type', value[1], 'utm_source', value[2], 'utm_campaign', value[3]))::text`
}
