import { type Kysely, sql } from 'kysely'
import { enqueue } from '#jobs/queue.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Cents } from '#kit/money.ts'
import { queueMail } from './mail-queue.ts'
import type { Parts } from './parts.ts'
import { planRefund, type RefundPlan } from './refund-rule.ts'
import { settleOrder } from './settle-order.ts'
import { refundNote } from './text.ts'

/** `cents`: what of the amount is for this line, where somebody said so. */
export type RefundLine = { lineId: number; units: number; restock: boolean; cents?: Cents }
export type Refund = {
  orderId: number
  /** The same key is the same refund: a second click gives nothing more back. */
  key: string
  amountCents: Cents
  reason: string
  lines: RefundLine[]
  actor: string
  userId?: number | undefined
  /** The merchant gives the money back without the payment service. */
  byHand?: boolean
}
type RefundProblem = 'unknown' | 'bad-lines' | Extract<RefundPlan, { ok: false }>['problem']
export type RefundOutcome = { ok: true; id: number; isRepeat: boolean } | { ok: false; problem: RefundProblem }

/** Gives money back for an order: never more than came or was ordered, each unit once, each key once. */
export function createRefunds({ db, ...parts }: Parts & { db: Kysely<Database> }) {
  return async (refund: Refund): Promise<RefundOutcome> =>
    await inTransaction(db, async (trx) => {
      const { orderId, key, amountCents, reason, lines, actor, userId = null } = refund
      const order = await trx
        .selectFrom('orders')
        .select(['total_cents', 'paid_cents', 'refunded_cents'])
        .where('id', '=', orderId)
        .forUpdate()
        .executeTakeFirst()
      if (!order) return { ok: false, problem: 'unknown' }
      const before = await trx
        .selectFrom('order_refunds')
        .select('id')
        .where('order_id', '=', orderId)
        .where('key', '=', key)
        .executeTakeFirst()
      if (before) return { ok: true, id: before.id, isRepeat: true }
      const sums = { totalCents: order.total_cents, paidCents: order.paid_cents, refundedCents: order.refunded_cents }
      const plan = planRefund({ amountCents, byHand: refund.byHand ?? false }, sums)
      if (!plan.ok) return plan

      const known = await trx
        .selectFrom('order_lines')
        .select(['id', 'stock_id', 'quantity', 'refunded_units', 'total_cents'])
        .where('order_id', '=', orderId)
        .execute()
      if (!areGood(lines, known)) return { ok: false, problem: 'bad-lines' }
      const row = await trx
        .insertInto('order_refunds')
        .values({
          order_id: orderId,
          key,
          amount_cents: amountCents,
          reason,
          lines: JSON.stringify(lines),
          actor,
          user_id: userId,
          by_hand: plan.byHand,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      for (const { lineId, units, restock } of lines)
        await sql`
          update order_lines set refunded_units = refunded_units + ${units}, restocked_units = restocked_units + ${restock ? units : 0}
          where id = ${lineId}`.execute(trx)
      const back = lines.flatMap(({ lineId, units, restock }) => {
        const stockId = known.find(({ id }) => id === lineId)?.stock_id
        return restock && stockId && units > 0 ? [{ stockId, units }] : []
      })
      await parts.stock.putBack(trx, orderId, back)
      await trx
        .insertInto('order_events')
        .values({ order_id: orderId, kind: 'refund', actor, after: JSON.stringify({ amountCents, reason, lines }) })
        .execute()
      await trx
        .insertInto('order_notes')
        .values({ order_id: orderId, text: refundNote(amountCents, reason), author: actor })
        .execute()
      await settleOrder(trx, parts, { orderId, actor })
      await queueMail(trx, orderId, `refunded:${row.id}`)
      if (!plan.byHand) await enqueue(trx, { kind: 'give-back', payload: { refund: row.id }, ref: String(row.id) })
      return { ok: true, id: row.id, isRepeat: false }
    })
}

type KnownLine = { id: number; quantity: number; refunded_units: number; total_cents: Cents }

/** Lines of this order, each once, with units that were not given back before; money alone may go back for a line, too. */
function areGood(lines: RefundLine[], known: KnownLine[]): boolean {
  const isEachOnce = new Set(lines.map(({ lineId }) => lineId)).size === lines.length
  return (
    isEachOnce &&
    lines.every(({ lineId, units, cents = 0 }) => {
      const line = known.find(({ id }) => id === lineId)
      if (!line || !Number.isSafeInteger(units) || !Number.isSafeInteger(cents) || cents < 0 || cents > line.total_cents)
        return false
      return (units > 0 || (units === 0 && cents > 0)) && line.refunded_units + units <= line.quantity
    })
  )
}
