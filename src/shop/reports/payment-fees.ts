import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Cents } from '#kit/money.ts'
import type { Period } from './period.ts'
import { isSoldIn } from './sold.ts'

export type PaymentFees = {
  feeCents: Cents
  /** Payments whose service tells its fee, and those of services in all. */
  told: number
  payments: number
}

/** What payment services keep of the sales of a period. What merchants confirm themselves has no fee. */
export async function readPaymentFees(db: Kysely<Database>, period: Period): Promise<PaymentFees> {
  const { rows } = await sql<PaymentFees>`
    select coalesce(sum(e.fee_cents), 0)::bigint as "feeCents", count(e.fee_cents)::int as told, count(*)::int as payments
    from orders o join payment_events e on e.order_id = o.id and e.kind = 'paid' and e.provider <> 'manual'
    where ${isSoldIn(period)}`.execute(db)
  return rows[0]!
}
