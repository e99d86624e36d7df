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
  const side =
    by === 'product'
      ? sql`l.product_id as side_id, case when l.product_id is null then l.name end as gone`
      : sql`home.id as side_id, null::text as gone`
  const source = by === 'product' ? sql`lines l` : sql`lines l left join homes home on home.product_id = l.product_id`
  const statements = sql`
    sold as materialized (
      select o.id, o.subtotal_cents as goods, o.discount_cents + o.payment_discount_cents as discount,
        o.shipping_cents as shipping, o.refunded_cents as refunded
      from orders o where ${isSoldIn(period)}
    ),
    back as (
      select (part ->> 'lineId')::bigint as line_id, sum(coalesce((part ->> 'cents')::bigint, 0))::bigint as cents
      from order_refunds r join sold on sold.id = r.order_id cross join jsonb_array_elements(r.lines) part group by 1
    ),
    lines as materialized (
      select l.order_id, l.product_id, case when l.product_id is null then l.name end as name, l.quantity,
        l.unit_cents * l.quantity as goods, l.discount_cents as discount, coalesce(back.cents, 0) as refunded
      from order_lines l join sold on sold.id = l.order_id left join back on back.line_id = l.id
    ),
    ${by === 'category' ? HOMES : sql``}
    -- An order with two lines of a product is one order of it.
    in_order as (
      select ${side}, sum(l.quantity) as units, sum(l.goods)::bigint as goods, sum(l.discount)::bigint as discount, sum(l.refunded)::bigint as refunded
      from ${source} group by l.order_id, side_id, gone
    ),
    grouped as (
      select coalesce(side_id::text, ${by === 'product' ? sql`'x' || gone` : sql`''`}) as key, side_id, gone, count(*) as orders,
        sum(units) as units, sum(goods)::bigint as goods, sum(discount)::bigint as discount, 0 as shipping, sum(refunded)::bigint as refunded
      from in_order group by side_id, gone
    ),
    of_lines as materialized (
      select coalesce(sum(units), 0) as units, coalesce(sum(goods), 0) as goods, coalesce(sum(discount), 0) as discount,
        coalesce(sum(refunded), 0) as refunded
      from grouped
    ),
    rest as (
      select 0 as orders, 0 as units, coalesce(sum(sold.goods), 0) - min(of_lines.goods) as goods,
        coalesce(sum(sold.discount), 0) - min(of_lines.discount) as discount, coalesce(sum(sold.shipping), 0) as shipping,
        coalesce(sum(sold.refunded), 0) - min(of_lines.refunded) as refunded
      from of_lines left join sold on true
    )`
  const table = sql.table(by === 'product' ? 'products' : 'categories')
  return {
    statements,
    units: sql`(select units from of_lines)`,
    // Asked for a page of them, not for a hundred thousand.
    name: sql`coalesce((select t.name from ${table} t where t.id = g.side_id), g.gone, '')`,
    isInTime: false,
    hasRest: true,
  }
}

const HOMES = sql`
  shelved as materialized (
    select pc.product_id, c.id, c.parent_id, c.position from product_categories pc join categories c on c.id = pc.category_id
    where pc.product_id in (select product_id from lines)
  ),
  homes as (
    select distinct on (s.product_id) s.product_id, s.id
    from shelved s left join shelved child on child.product_id = s.product_id and child.parent_id = s.id
    order by s.product_id, child.id is not null, s.position, s.id
  ),`
