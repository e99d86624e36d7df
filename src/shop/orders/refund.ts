import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { enqueue } from '#jobs/queue.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Cents } from '#kit/money.ts'
import { cardLinesOf, type CardsProblem, cardsProblem } from './cards-out.ts'
import { queueMail } from './mail-queue.ts'
import type { Parts } from './parts.ts'
import { isReturned, planRefund, type RefundPlan, splitRefund } from './refund-rule.ts'
import { settleOrder } from './settle-order.ts'
import { backNote, refundNote } from './text.ts'

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
  /** All of it becomes credit of the customer in the shop. */
  asCredit?: boolean
}
type RefundProblem = 'unknown' | 'bad-lines' | 'no-account' | CardsProblem | Extract<RefundPlan, { ok: false }>['problem']
export type RefundOutcome = { ok: true; id: number; isRepeat: boolean } | { ok: false; problem: RefundProblem }

/** Gives money back for an order: never more than came or was ordered, each unit once, each key once. */
export function createRefunds({ db, ...parts }: Parts & { db: Kysely<Database> }) {
  return async (refund: Refund): Promise<RefundOutcome> =>
    await inTransaction(db, async (trx) => {
      const { orderId, key, amountCents, reason, lines, actor, userId = null, asCredit = false } = refund
      const order = await trx
        .selectFrom('orders')
        .select(['status', 'user_id', 'total_cents', 'paid_cents', 'stored_value_cents', 'refunded_cents'])
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
      const storedCents = order.stored_value_cents
      const sums = { totalCents: order.total_cents, refundedCents: order.refunded_cents }
      // Credit is given for what the shop has, never for what was only ordered.
      const isGiven = asCredit && (order.status === 'processing' || order.status === 'completed')
      const byHand = asCredit ? isGiven && order.paid_cents + storedCents === 0 : (refund.byHand ?? false)
      const received = { ...sums, paidCents: order.paid_cents + storedCents }
      const plan = planRefund({ amountCents, byHand, isStrict: asCredit }, received)
      if (!plan.ok) return plan
      if (asCredit && order.user_id === null) return { ok: false, problem: 'no-account' }
      const split = splitRefund({
        ...sums,
        amountCents,
        paidCents: order.paid_cents,
        storedValueCents: storedCents,
        storedValueBackCents: await storedValueBack(trx, orderId),
      })

      const known = await trx
        .selectFrom('order_lines')
        .select(['id', 'stock_id', 'quantity', 'refunded_units', 'total_cents', 'parts'])
        .where('order_id', '=', orderId)
        .execute()
      if (!areGood(lines, known)) return { ok: false, problem: 'bad-lines' }
      const comesBack = isReturned({ ...received, refundedCents: order.refunded_cents + amountCents })
      const cards = await cardLinesOf(trx, orderId, { coming: lines, comesBack })
      const leftCents = Math.max(received.totalCents, received.paidCents) - order.refunded_cents
      const held = cardsProblem(amountCents, { leftCents, lines: cards })
      if (held) return { ok: false, problem: held }
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
          by_hand: plan.byHand || asCredit,
          stored_value_cents: split.storedValueCents,
          as_credit: asCredit,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      for (const { lineId, units, restock } of lines)
        await sql`
          update order_lines set refunded_units = refunded_units + ${units}, restocked_units = restocked_units + ${restock ? units : 0}
          where id = ${lineId}`.execute(trx)
      const back = lines.flatMap(({ lineId, units, restock }) => {
        const line = known.find(({ id }) => id === lineId)
        return restock && line && units > 0 ? unitsOf(line, units) : []
      })
      await parts.stock.putBack(trx, orderId, back)
      const own = { orderId, refundId: row.id, actor }
      if (asCredit) await parts.storedValue.refund(trx, { ...own, userId: order.user_id!, creditCents: amountCents })
      else if (split.storedValueCents > 0) await parts.storedValue.refund(trx, { ...own, cents: split.storedValueCents })
      await trx
        .insertInto('order_events')
        .values({ order_id: orderId, kind: 'refund', actor, after: JSON.stringify({ amountCents, reason, lines }) })
        .execute()
      await trx
        .insertInto('order_notes')
        .values({
          order_id: orderId,
          text: refundNote(amountCents, reason) + backNote(split.storedValueCents, asCredit),
          author: actor,
        })
        .execute()
      await settleOrder(trx, parts, { orderId, actor })
      await queueMail(trx, orderId, `refunded:${row.id}`)
      if (!plan.byHand && !asCredit && split.moneyCents > 0)
        await enqueue(trx, { kind: 'give-back', payload: { refund: row.id }, ref: String(row.id) })
      return { ok: true, id: row.id, isRepeat: false }
    })
}

async function storedValueBack(trx: Transaction<Database>, orderId: number): Promise<Cents> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(stored_value_cents), 0)::bigint as cents from order_refunds where order_id = ${orderId}`.execute(trx)
  return rows[0]!.cents
}
/** The stocks that units of a line go back to: its own, or those of a kit's parts. */
const unitsOf = ({ stock_id, parts }: Pick<Selectable<Database['order_lines']>, 'stock_id' | 'parts'>, units: number) =>
  [{ stockId: stock_id, quantity: 1 }, ...parts].flatMap(({ stockId, quantity }) =>
    stockId === null ? [] : [{ stockId, units: units * quantity }],
  )

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
