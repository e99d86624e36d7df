import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Cents } from '#kit/money.ts'
import { paidForLabels } from './paid-for-labels.ts'
import type { Period } from './period.ts'
import { isSoldIn } from './sold.ts'

export type FreightSums = {
  orders: number
  /** What buyers paid for it. */
  chargedCents: Cents
  /** What the carrier asked for when the order was placed. */
  quotedCents: Cents
  /** What labels cost. */
  paidCents: Cents
  /** What is left of what was charged; less than nothing where the shop adds to it. */
  differenceCents: Cents
}
export type FreightRow = FreightSums & { month: string; carrier: string; service: string; serviceName: string }

/** What freight brought and cost, by month, carrier and service. Areas have no cost that the shop knows: their orders are left out. */
export async function readFreight(db: Kysely<Database>, period: Period): Promise<FreightRow[]> {
  const { rows } = await sql<FreightRow>`
    with sent as (
      select to_char(o.created_at at time zone 'America/Sao_Paulo', 'YYYY-MM') as month, f.carrier, f.service, f.service_name,
        o.shipping_cents as charged, f.cost_cents as quoted, ${paidForLabels()} as paid
      from orders o join order_freight f on f.order_id = o.id
      where ${isSoldIn(period)}
    )
    select month, carrier, service, max(service_name) as "serviceName", count(*)::int as orders,
      sum(charged)::bigint as "chargedCents", sum(quoted)::bigint as "quotedCents", sum(paid)::bigint as "paidCents",
      sum(charged - paid)::bigint as "differenceCents"
    from sent group by month, carrier, service
    order by month desc, sum(charged) desc, carrier, service`.execute(db)
  return rows
}

/** All rows together. */
export const sumFreight = (rows: readonly FreightSums[]): FreightSums => {
  const sum = (of: (row: FreightSums) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    orders: sum(({ orders }) => orders),
    chargedCents: sum(({ chargedCents }) => chargedCents),
    quotedCents: sum(({ quotedCents }) => quotedCents),
    paidCents: sum(({ paidCents }) => paidCents),
    differenceCents: sum(({ differenceCents }) => differenceCents),
  }
}
