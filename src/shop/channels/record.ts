import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { enqueue } from '#jobs/queue.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { SaleName } from './contract.ts'
import { CHANNELS } from './kinds/all-kinds.ts'
import { isSale, purchaseId, refundId } from './sale.ts'
import { CHANNELS_SETTING, isToldBySelf, readGeneral } from './settings.ts'
import './tables.ts'

export const SEND_JOB = 'send-channel-event'
/** With growing pauses these take about a day. */
export const TRIES = 8

type Options = {
  db: Kysely<Database>
  settings: { get: (name: string) => Promise<unknown> }
  findOrder: (id: number) => Promise<Order | undefined>
  now: () => Date
}
type Placed = { orderId: number }

/** Notes for each channel what it has to be told of an order: once, and only what the buyer allowed. */
export function createRecording({ db, settings, findOrder, now }: Options) {
  const record = async (event: { name: SaleName; orderId: number; eventId: string; at: Date }) => {
    const visit = await db.selectFrom('order_visits').selectAll().where('order_id', '=', event.orderId).executeTakeFirst()
    if (!visit) return
    const stored = await settings.get(CHANNELS_SETTING)
    const told = CHANNELS.filter(
      (channel) => visit[channel.purpose] && isToldBySelf(channel, stored) && channel.server?.sends.includes(event.name),
    )
    if (told.length === 0) return
    await inTransaction(db, async (trx) => {
      const rows = await trx
        .insertInto('channel_events')
        .values(
          told.map(({ id }) => ({
            channel: id,
            name: event.name,
            order_id: event.orderId,
            event_id: event.eventId,
            happened_at: event.at,
          })),
        )
        // An order is placed once and paid once, but told of by both, and a listener may hear twice.
        .onConflict((conflict) => conflict.columns(['channel', 'event_id']).doNothing())
        .returning('id')
        .execute()
      for (const { id } of rows)
        await enqueue(trx, { kind: SEND_JOB, ref: `${id}:first`, payload: { event: id }, maxAttempts: TRIES })
    })
  }
  const recordPurchase = async (orderId: number) => {
    // Nearly no order has one: nothing else is read for the others.
    const visit = await db.selectFrom('order_visits').select('order_id').where('order_id', '=', orderId).executeTakeFirst()
    const order = visit && (await findOrder(orderId))
    if (!order) return
    const { countWhen } = readGeneral(await settings.get(CHANNELS_SETTING))
    if (!isSale(order, countWhen, now())) return
    await record({ name: 'purchase', orderId, eventId: purchaseId(orderId), at: order.paidAt ?? order.createdAt })
  }
  return {
    'order.placed': ({ orderId }: Placed) => recordPurchase(orderId),
    'order.paid': ({ orderId }: Placed) => recordPurchase(orderId),
    'order.refunded': async ({ orderId, refundId: id }: Placed & { refundId: number }) => {
      // What was never told is not taken back.
      const told = await db
        .selectFrom('channel_events')
        .select('id')
        .where('order_id', '=', orderId)
        .where('name', '=', 'purchase')
        .executeTakeFirst()
      if (told) await record({ name: 'refund', orderId, eventId: refundId(id), at: now() })
    },
  }
}
