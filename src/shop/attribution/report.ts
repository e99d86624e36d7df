import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Cents } from '#kit/money.ts'
import { originOf } from './origin.ts'

/** Days of the shop's own calendar, the last one included. */
export type Period = { from: string; to: string }
export type OriginSales = { origin: string; orders: number; totalCents: Cents }

/** A merchant reads the first dozen; the bound keeps a flood of made-up campaigns off the page. */
const MAX_SOURCES = 500

type Row = { source_type: string | null; utm_source: string | null; utm_campaign: string | null; orders: number; total: number }

/** What was sold in a period by where the buyers came from, the most valuable first. Orders that were not paid don't count. */
export async function salesByOrigin(db: Kysely<Database>, { from, to }: Period): Promise<OriginSales[]> {
  const { rows } = await sql<Row>`
    select type.value as source_type, source.value as utm_source, campaign.value as utm_campaign,
      count(*)::int as orders, sum(orders.total_cents - orders.refunded_cents)::bigint as total
    from orders
    left join order_meta type on type.order_id = orders.id and type.key = '_wc_order_attribution_source_type'
    left join order_meta source on source.order_id = orders.id and source.key = '_wc_order_attribution_utm_source'
    left join order_meta campaign on campaign.order_id = orders.id and campaign.key = '_wc_order_attribution_utm_campaign'
    where orders.status in ('processing', 'completed') and orders.trashed_at is null
      and not is_test_payment(orders.payment_method)
      and orders.created_at >= ${from}::timestamp at time zone 'America/Sao_Paulo'
      and orders.created_at < (${to}::timestamp + interval '1 day') at time zone 'America/Sao_Paulo'
    group by 1, 2, 3
    order by total desc, orders desc, 1, 2, 3
    limit ${MAX_SOURCES}`.execute(db)
  const byOrigin = new Map<string, OriginSales>()
  for (const row of rows) {
    const origin = originOf(row)
    const before = byOrigin.get(origin)
    byOrigin.set(origin, {
      origin,
      orders: (before?.orders ?? 0) + row.orders,
      totalCents: (before?.totalCents ?? 0) + row.total,
    })
  }
  return [...byOrigin.values()].sort((a, b) => b.totalCents - a.totalCents || b.orders - a.orders)
}
