import { sql } from 'kysely'
import type { Groups } from './groups.ts'
import type { Period } from './period.ts'
import { isSoldIn } from './sold.ts'

/**
 * Sales by what was bought. A line is in one group; what an order has beside its lines is the rest. A product of several
 * categories counts in one of them: the most specific, and of those the first.
 */
export function itemGroups(by: 'product' | 'category', period: Period): Groups {
  // What is no longer in the catalogue goes by the name that it was sold under.
  const key = by === 'product' ? sql`coalesce(l.product_id::text, 'x' || l.name)` : sql`coalesce(home.id::text, '')`
  const name = by === 'product' ? sql`coalesce(max(p.name), max(l.name))` : sql`coalesce(max(home.name), '')`
  const source =
    by === 'product'
      ? sql`lines l left join products p on p.id = l.product_id`
      : sql`lines l left join homes home on home.product_id = l.product_id`
  const statements = sql`
    sold as materialized (
      select o.id, o.subtotal_cents as goods, o.discount_cents + o.payment_discount_cents as discount,
        o.shipping_cents as shipping, o.refunded_cents as refunded
      from orders o where ${isSoldIn(period)}
    ),
    back as (
      select (part ->> 'lineId')::bigint as line_id, sum(coalesce((part ->> 'cents')::bigint, 0)) as cents
      from order_refunds r join sold on sold.id = r.order_id cross join jsonb_array_elements(r.lines) part group by 1
    ),
    lines as materialized (
      select l.order_id, l.product_id, l.name, l.quantity, l.unit_cents * l.quantity as goods, l.discount_cents as discount,
        coalesce(back.cents, 0) as refunded
      from order_lines l join sold on sold.id = l.order_id left join back on back.line_id = l.id
    ),
    homes as (
      select distinct on (pc.product_id) pc.product_id, c.id, c.name
      from product_categories pc join categories c on c.id = pc.category_id
      where ${by === 'category'} and pc.product_id in (select product_id from lines)
      order by pc.product_id, exists (
        select 1 from product_categories other join categories child on child.id = other.category_id
        where other.product_id = pc.product_id and child.parent_id = c.id
      ), c.position, c.id
    ),
    grouped as (
      select ${key} as key, ${name} as name, count(distinct l.order_id) as orders, sum(l.quantity) as units, sum(l.goods) as goods,
        sum(l.discount) as discount, 0 as shipping, sum(l.refunded) as refunded
      from ${source} group by 1
    ),
    rest as (
      select 0 as orders, 0 as units,
        coalesce(sum(sold.goods), 0) - (select coalesce(sum(goods), 0) from lines) as goods,
        coalesce(sum(sold.discount), 0) - (select coalesce(sum(discount), 0) from lines) as discount,
        coalesce(sum(sold.shipping), 0) as shipping,
        coalesce(sum(sold.refunded), 0) - (select coalesce(sum(refunded), 0) from lines) as refunded
      from sold
    )`
  return { statements, isInTime: false, hasRest: true }
}
