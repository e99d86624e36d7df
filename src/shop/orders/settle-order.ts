import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { OrderStatus } from './contract.ts'
import { shutCardsOut } from './cards-out.ts'
import { queueMail } from './mail-queue.ts'
import { completeFiles, moveOrder } from './move-order.ts'
import type { Parts } from './parts.ts'
import { type MoneyEvent, settle, statusFor, type Verdict, verdictOf } from './settlement.ts'
import { cardsShutNote, moneyNote, verdictNote } from './text.ts'

type Trx = Transaction<Database>
type EventRow = MoneyEvent & { id: number; provider: string; isNew: boolean }

/**
 * Brings an order to where all that is known of its money says it should be. Asked twice it changes nothing: it reads the whole
 * set of events each time, under the order's lock. False when there is no such order.
 */
export async function settleOrder(trx: Trx, parts: Parts, { orderId, actor }: { orderId: number; actor: string }) {
  const order = await trx
    .selectFrom('orders')
    .select(['status', 'total_cents', 'paid_cents', 'stored_value_cents', 'refunded_cents'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!order) return false
  const { events, ownRefundsCents } = await readMoney(trx, orderId)
  const { total_cents: totalCents, stored_value_cents: storedValueCents } = order
  const { paidCents, refundedCents, verdict } = settle(events, { totalCents, ownRefundsCents, storedValueCents })
  await writeMoney(trx, {
    orderId,
    actor,
    paidCents,
    refundedCents,
    verdict,
    before: order,
    fresh: events.filter(({ isNew }) => isNew),
    nameOf: parts.payments.nameOf,
  })
  if (refundedCents > order.refunded_cents) {
    const leftCents = Math.max(totalCents, paidCents + storedValueCents) - refundedCents
    const shut = await shutCardsOut(trx, { orderId, leftCents, comesBack: verdict === 'returned' })
    if (shut.takenCents + shut.lostCents > 0) await addNote(trx, { orderId, text: cardsShutNote(shut), author: actor })
  }

  const verdictBefore = verdictOf({
    paidCents: order.paid_cents,
    refundedCents: order.refunded_cents,
    totalCents,
    storedValueCents,
    hasFailed: events.some(({ kind, isNew }) => !isNew && (kind === 'refused' || kind === 'expired')),
  })
  // What the money said before has had its effect, and what people decided since stands.
  const to = verdict === verdictBefore ? undefined : statusFor(order.status, verdict)
  if (!to) {
    const said =
      paidCents !== order.paid_cents ? verdictNote(verdict, { ...order, paid_cents: paidCents + storedValueCents }) : undefined
    if (said) await addNote(trx, { orderId, text: said, author: actor })
    // Prepared before it was paid, as what is paid at the door.
    if (verdict === 'paid' && verdict !== verdictBefore) await completeFiles(trx, parts, { orderId, from: order.status })
    return true
  }
  const isUnsent = order.status !== 'completed'
  const moved = await moveOrder(trx, parts, {
    orderId,
    to,
    actor,
    note: verdictNote(verdict, { ...order, paid_cents: paidCents + storedValueCents }),
    // With refunds of our own somebody has said which units come back.
    releaseUnits: verdict === 'returned' && isUnsent && ownRefundsCents === 0,
    mail: verdict === 'paid' ? 'paid' : undefined,
  })
  if (!moved.ok) return await refundDue(trx, { orderId, actor })
  if (verdict === 'returned' && ownRefundsCents === 0) await queueMail(trx, orderId, 'refunded')
  return true
}

/** Paid after its units went to somebody else: the money is here and has to go back. */
async function refundDue(trx: Trx, { orderId, actor }: { orderId: number; actor: string }) {
  await addNote(trx, {
    orderId,
    text: 'O pagamento chegou depois que as unidades foram vendidas a outra pessoa: devolva o dinheiro.',
    author: actor,
  })
  await queueMail(trx, orderId, 'refund-due')
  return true
}

async function readMoney(trx: Trx, orderId: number) {
  const { rows: events } = await sql<EventRow>`
    select id, provider, kind, amount_cents as "amountCents", refund_key as "refundKey", applied_at is null as "isNew"
    from payment_events where order_id = ${orderId} order by id`.execute(trx)
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(r.amount_cents - coalesce((
      -- What the service could not give back is still with the shop.
      select sum(p.amount_cents) from payment_refunds p where p.refund_id = r.id and p.state = 'failed'
    ), 0)), 0)::bigint as cents from order_refunds r where r.order_id = ${orderId}`.execute(trx)
  return { events, ownRefundsCents: rows[0]!.cents }
}

type Writing = {
  orderId: number
  actor: string
  paidCents: number
  refundedCents: number
  verdict: Verdict
  before: { status: OrderStatus; paid_cents: number; refunded_cents: number }
  fresh: EventRow[]
  nameOf: Parts['payments']['nameOf']
}

async function writeMoney(trx: Trx, { orderId, actor, paidCents, refundedCents, verdict, before, fresh, nameOf }: Writing) {
  if (paidCents !== before.paid_cents || refundedCents !== before.refunded_cents) {
    await sql`
      with changed as (
        update orders set paid_cents = ${paidCents}, refunded_cents = ${refundedCents}, modified_at = now(),
          paid_at = case when ${verdict === 'paid' || verdict === 'excess'} then coalesce(paid_at, now()) else paid_at end
        where id = ${orderId}
      )
      insert into order_events (order_id, kind, actor, before, after)
      values (
        ${orderId}, 'money', ${actor},
        ${JSON.stringify({ paidCents: before.paid_cents, refundedCents: before.refunded_cents })}::jsonb,
        ${JSON.stringify({ paidCents, refundedCents })}::jsonb
      )`.execute(trx)
  }
  for (const event of fresh) await addNote(trx, { orderId, text: moneyNote(event, nameOf(event.provider)), author: actor })
  if (fresh.length > 0)
    await trx
      .updateTable('payment_events')
      .set({ applied_at: sql<Date>`now()` })
      .where(
        'id',
        'in',
        fresh.map(({ id }) => id),
      )
      .execute()
}

async function addNote(trx: Trx, { orderId, text, author }: { orderId: number; text: string; author: string }) {
  await trx.insertInto('order_notes').values({ order_id: orderId, text, author }).execute()
}
