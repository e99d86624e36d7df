import { type Kysely, sql } from 'kysely'
import type { Cents } from '#kit/money.ts'
import type { Database } from '#db/schema.ts'

/** Somebody who gave a purchase up, and what is still to go back to them. */
export type Withdrawal = {
  receipt: number
  orderId: number
  number: string
  email: string
  reason: string
  askedAt: Date
  refundDueAt: Date | null
  paidCents: Cents
  dueCents: Cents
  isOpen: boolean
}

/**
 * Open until everything that was paid went back. Where no payment was noted, as with what is paid at the door, somebody has to say
 * whether money came: until it is noted, all of it went back, or the order is given up.
 */
const IS_OPEN = sql`(o.refunded_cents < o.paid_cents + o.stored_value_cents
  or (o.paid_cents + o.stored_value_cents = 0 and o.refunded_cents < o.total_cents and o.status <> 'cancelled' and o.trashed_at is null))`

type Wanted = { orderId?: number; isOpen?: boolean; limit: number; offset: number }

/** The newest first; those that are open, the most urgent first. */
export async function listWithdrawals(db: Kysely<Database>, { orderId, isOpen, limit, offset }: Wanted) {
  const where = sql.join(
    [sql`true`, ...(orderId === undefined ? [] : [sql`r.order_id = ${orderId}`]), ...(isOpen ? [IS_OPEN] : [])],
    sql` and `,
  )
  const { rows } = await sql<Withdrawal & { total: number }>`
    select r.id as receipt, r.order_id as "orderId", o.number, o.email, r.reason, r.created_at as "askedAt",
      r.refund_due_at as "refundDueAt", o.paid_cents + o.stored_value_cents as "paidCents", greatest(0, o.paid_cents + o.stored_value_cents - o.refunded_cents) as "dueCents",
      ${IS_OPEN} as "isOpen", count(*) over () as total
    from return_requests r join orders o on o.id = r.order_id
    where ${where} order by ${isOpen ? sql`r.id` : sql`r.id desc`} limit ${limit} offset ${offset}`.execute(db)
  return { rows: rows.map(({ total: _total, ...row }): Withdrawal => row), total: rows[0]?.total ?? 0 }
}
