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
  const statements = sql`
    sold as materialized (
      select o.id, ${keyOf(by)} as key, ${by === 'payment' ? sql`o.payment_title` : sql`''`} as name, o.subtotal_cents as goods,
        o.discount_cents + o.payment_discount_cents as discount, o.shipping_cents as shipping, o.refunded_cents as refunded
      from orders o where ${isSoldIn(period)}
    ),
    units as (
      select sold.key, sum(l.quantity) as units from sold join order_lines l on l.order_id = sold.id group by sold.key
    ),
    summed as (
      select key, max(name) as name, count(*) as orders, sum(goods) as goods, sum(discount) as discount, sum(shipping) as shipping,
        sum(refunded) as refunded
      from sold group by key
    ),
    found as (select summed.*, coalesce(units.units, 0) as units from summed left join units using (key)),
    grouped as (${grouped})`
  return { statements, isInTime: isStep(by), hasRest: false }
}

/** Also the days on which nobody bought. */
const inEveryStep = (step: keyof typeof STEPS, { from, to }: Period) => sql`
  select part.key, '' as name, coalesce(orders, 0) as orders, coalesce(units, 0) as units, coalesce(goods, 0) as goods,
    coalesce(discount, 0) as discount, coalesce(shipping, 0) as shipping, coalesce(refunded, 0) as refunded
  from (
    select to_char(at, ${STEPS[step]}) as key
    from generate_series(date_trunc(${step}, ${from}::timestamp), ${to}::timestamp, ${`1 ${step}`}::interval) as at
  ) part left join found using (key)`

function keyOf(by: Side): RawBuilder<string> {
  switch (by) {
    case 'day':
    case 'week':
    case 'month':
      return sql`to_char(date_trunc(${by}, o.created_at at time zone 'America/Sao_Paulo'), ${STEPS[by]})`
    case 'payment':
      return sql`o.payment_method`
    case 'state':
      return sql`coalesce(nullif(o.shipping ->> 'state', ''), o.billing ->> 'state', '')`
    case 'coupon':
      return sql`coalesce((select string_agg(c.code, ' + ' order by c.code) from order_coupons c where c.order_id = o.id), '')`
    case 'origin':
      return sql`coalesce((
        select jsonb_object_agg(substr(m.key, 23), m.value) from order_meta m where m.order_id = o.id and m.key in (
          '_wc_order_attribution_source_type', '_wc_order_attribution_utm_source', '_wc_order_attribution_utm_campaign'
        )
      ), '{}')::text`
  }
}
