import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Cents } from '#kit/money.ts'
import { readBreakdown } from './breakdown.ts'
import type { OriginOf } from './by-origin.ts'
import { readConversion } from './conversion.ts'
import { readDesk } from './desk.ts'
import { readFreight } from './freight.ts'
import { recountSales } from './keep-sums.ts'
import { readPaymentFees } from './payment-fees.ts'
import { type Period, stepOf } from './period.ts'
import { isIn, isSoldIn } from './sold.ts'

export type SalesPart = {
  /** «2026-11-30», or «2026-11» where months are told. */
  at: string
  salesCents: Cents
  orders: number
  items: number
  shippingCents: Cents
  discountCents: Cents
  refundedCents: Cents
  /** New accounts. */
  customers: number
}
export type TopSeller = { productId: number; name: string; units: number }
export type Total = { slug: string; total: number }

/** What merchants ask of their books. An order counts once it is prepared; what went back stands beside it. */
export function createReports({ db, originOf }: { db: Kysely<Database>; originOf: OriginOf }) {
  const counted = async (query: RawBuilder<Total>): Promise<Total[]> => (await query.execute(db)).rows
  return {
    breakdown: async (asked: Parameters<typeof readBreakdown>[1]) => await readBreakdown({ db, originOf }, asked),
    desk: async () => await readDesk(db),
    conversion: async (period: Period) => await readConversion(db, period),
    freight: async (period: Period) => await readFreight(db, period),
    paymentFees: async (period: Period) => await readPaymentFees(db, period),
    recount: async () => await recountSales(db),

    /** Each day or month of a period, also those without a sale. */
    sales: async (period: Period): Promise<{ step: 'day' | 'month'; parts: SalesPart[] }> => {
      const step = stepOf(period)
      const format = step === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'
      const { rows } = await sql<SalesPart>`
        with parts as (
          select to_char(at, ${format}) as at
          from generate_series(date_trunc(${step}, ${period.from}::timestamp), ${period.to}::timestamp, ${`1 ${step}`}::interval) as at
        ),
        sold as (
          select to_char(o.created_at at time zone 'America/Sao_Paulo', ${format}) as at, count(*)::int as orders,
            sum(o.total_cents)::bigint as sales, sum(o.shipping_cents)::bigint as shipping, sum(o.refunded_cents)::bigint as refunded,
            sum(o.discount_cents + o.merchant_discount_cents + o.payment_discount_cents)::bigint as discount,
            sum((select sum(l.quantity) from order_lines l where l.order_id = o.id))::int as items
          from orders o where ${isSoldIn(period)} group by 1
        ),
        came as (
          select to_char(u.created_at at time zone 'America/Sao_Paulo', ${format}) as at, count(*)::int as customers
          from users u where 'customer' = any(u.roles) and ${isIn(sql.ref('u.created_at'), period)} group by 1
        )
        select parts.at, coalesce(sold.sales, 0)::bigint as "salesCents", coalesce(sold.orders, 0) as orders, coalesce(sold.items, 0) as items,
          coalesce(sold.shipping, 0)::bigint as "shippingCents", coalesce(sold.discount, 0)::bigint as "discountCents",
          coalesce(sold.refunded, 0)::bigint as "refundedCents", coalesce(came.customers, 0) as customers
        from parts left join sold using (at) left join came using (at) order by parts.at`.execute(db)
      return { step, parts: rows }
    },

    topSellers: async (period: Period, limit = 12): Promise<TopSeller[]> => {
      const { rows } = await sql<TopSeller>`
        select l.product_id as "productId", coalesce(min(p.name), min(l.name)) as name, sum(l.quantity - l.refunded_units)::int as units
        from orders o join order_lines l on l.order_id = o.id left join products p on p.id = l.product_id
        where ${isSoldIn(period)} and l.product_id is not null
        group by l.product_id having sum(l.quantity - l.refunded_units) > 0
        order by units desc, l.product_id limit ${limit}`.execute(db)
      return rows
    },

    orders: () =>
      counted(sql<Total>`select status as slug, count(*)::int as total from orders where trashed_at is null group by 1`),
    products: () =>
      counted(sql<Total>`select type as slug, count(*)::int as total from products where status = 'publish' group by 1`),
    coupons: () => counted(sql<Total>`select kind as slug, count(*)::int as total from coupons group by 1`),
    reviews: () =>
      counted(sql<Total>`select rating::text as slug, count(*)::int as total from reviews where status = 'approved' group by 1`),
    /** Those who have bought, and those who have not yet. */
    customers: () =>
      counted(sql<Total>`
        select case when exists (select 1 from orders o where o.user_id = u.id and o.trashed_at is null and o.status in ('processing', 'completed')
          and not is_test_payment(o.payment_method))
          then 'paying' else 'non_paying' end as slug, count(*)::int as total
        from users u where 'customer' = any(u.roles) group by 1`),
  }
}
export type Reports = ReturnType<typeof createReports>
