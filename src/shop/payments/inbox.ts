import { type Kysely, sql, type Transaction } from 'kysely'
import { enqueue } from '#jobs/queue.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Cents } from '#kit/money.ts'

/** What a provider told, read from its own words. The same id is the same event, however often it comes. */
export type PaymentEvent = {
  provider: string
  eventId: string
  kind: 'paid' | 'refused' | 'expired' | 'refund' | 'chargeback'
  amountCents: Cents
  /** The key of the order, as the provider was given it. */
  reference: string
  /** A refund that the shop asked for, by its key. */
  refundKey?: string | undefined
  raw: unknown
}

type Settle = (trx: Transaction<Database>, settling: { orderId: number; actor: string }) => Promise<boolean>
type Options = { db: Kysely<Database>; settle: Settle }

/** Confirmed by a person instead of a provider. */
const MANUAL = 'manual'

export const SETTLE_JOB = 'settle-payment'

/**
 * Every word about money is kept first, as it came, and then acted upon. What comes again, late or in the wrong order ends the
 * same; what was kept but not acted upon, since the process died in between, is done by a job.
 */
export function createInbox({ db, settle }: Options) {
  const settleEvent = async (id: number, actor: string) => {
    const event = await db.selectFrom('payment_events').select('order_id').where('id', '=', id).executeTakeFirst()
    const orderId = event?.order_id
    if (orderId) await inTransaction(db, (trx) => settle(trx, { orderId, actor }))
  }

  return {
    receive: async (event: PaymentEvent): Promise<{ isNew: boolean; isMatched: boolean }> => {
      const kept = await inTransaction(db, async (trx) => {
        const row = await keep(trx, event)
        if (row) await enqueue(trx, { kind: SETTLE_JOB, payload: { event: row.id }, ref: String(row.id) })
        return row
      })
      if (!kept) return { isNew: false, isMatched: true }
      await settleEvent(kept.id, event.provider)
      return { isNew: true, isMatched: kept.order_id !== null }
    },

    /** The merchant has seen the money: what is missing counts as received, and again what is missing once the total has grown. */
    confirmPayment: async (
      orderId: number,
      actor: string,
    ): Promise<{ ok: true } | { ok: false; problem: 'unknown' | 'already-paid' }> =>
      await inTransaction(db, async (trx) => {
        const order = await trx
          .selectFrom('orders')
          .select(['key', 'total_cents', 'stored_value_cents', 'paid_cents'])
          .where('id', '=', orderId)
          .forUpdate()
          .executeTakeFirst()
        if (!order) return { ok: false, problem: 'unknown' }
        const amountCents = order.total_cents - order.stored_value_cents - order.paid_cents
        if (amountCents <= 0) return { ok: false, problem: 'already-paid' }
        await keepNew(trx, {
          provider: MANUAL,
          eventId: await nextManualId(trx, orderId),
          kind: 'paid',
          amountCents,
          reference: order.key,
          raw: { confirmedBy: actor },
        })
        await settle(trx, { orderId, actor })
        return { ok: true }
      }),

    /** Every word about an order's money, newest first. */
    listOf: async (orderId: number, { limit, offset }: { limit: number; offset: number }) => {
      const own = db.selectFrom('payment_events').where('order_id', '=', orderId)
      const [events, { total }] = await Promise.all([
        own.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
        own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ])
      return { events, total: Number(total) }
    },

    /** Money that nobody could place, newest first. */
    listUnmatched: async (limit = 50) =>
      await db
        .selectFrom('payment_events')
        .selectAll()
        .where('order_id', 'is', null)
        .orderBy('id', 'desc')
        .limit(Math.min(limit, 200))
        .execute(),

    /** A person found out which order a receipt belongs to. False when it has one already. */
    match: async (eventId: number, orderId: number, actor: string): Promise<boolean> =>
      await inTransaction(db, async (trx) => {
        const matched = await trx
          .updateTable('payment_events')
          .set({ order_id: orderId, applied_at: null })
          .where('id', '=', eventId)
          .where('order_id', 'is', null)
          .returning('id')
          .executeTakeFirst()
        return matched !== undefined && (await settle(trx, { orderId, actor }))
      }),

    /** The job for what was kept: the whole effect again, which changes nothing when it is there. */
    settleJob: async ({ payload }: { payload: unknown }) => {
      const id = Number((payload as { event?: unknown }).event)
      if (Number.isSafeInteger(id)) await settleEvent(id, 'Loja')
    },
  }
}
export type Inbox = ReturnType<typeof createInbox>

/** Each confirmation is an event of its own; the caller holds the order's row, so no two count the same. */
async function nextManualId(trx: Transaction<Database>, orderId: number) {
  const { count } = await trx
    .selectFrom('payment_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('provider', '=', MANUAL)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return count === 0 ? `order:${orderId}` : `order:${orderId}:${Number(count) + 1}`
}

/** Money that a person has seen is never dropped as something known already. */
async function keepNew(trx: Transaction<Database>, event: PaymentEvent) {
  if (await keep(trx, event)) return
  throw new Error(`The event ${event.eventId} was kept before, so this payment would be lost. Look for it in payment_events.`)
}

/** Keeps an event with the order that it names, if there is one. Undefined when it was kept before. */
async function keep(
  trx: Transaction<Database>,
  { provider, eventId, kind, amountCents, reference, refundKey, raw }: PaymentEvent,
) {
  return await trx
    .insertInto('payment_events')
    .values({
      provider,
      event_id: eventId,
      kind,
      amount_cents: amountCents,
      reference,
      refund_key: refundKey ?? null,
      raw: JSON.stringify(raw),
      order_id: sql<number | null>`(select id from orders where key = ${reference})`,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning(['id', 'order_id'])
    .executeTakeFirst()
}
