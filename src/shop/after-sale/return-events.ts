import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { TrackingEvent } from '#shop/orders/tracking/step.ts'

/** What was told of a package on its way back, the oldest first. */
export async function readReturnEvents(db: Kysely<Database>, orderId: number): Promise<TrackingEvent[]> {
  return await db
    .selectFrom('return_events')
    .select(['package', 'source', 'code', 'step', 'text', 'place', 'happened_at as at'])
    .where('order_id', '=', orderId)
    .orderBy('happened_at')
    .orderBy('id')
    .execute()
}

/** Writes each event down once; when the package is back, the merchant reads it among the order's notes. */
export async function recordReturnEvents(db: Kysely<Database>, orderId: number, events: readonly TrackingEvent[], actor: string) {
  if (events.length === 0) return
  await inTransaction(db, async (trx) => {
    const fresh = await trx
      .insertInto('return_events')
      .values(
        events.map(({ at, ...event }) => ({
          ...event,
          order_id: orderId,
          package: event.package.slice(0, 100),
          code: event.code.slice(0, 60),
          text: event.text.slice(0, 500),
          place: event.place.slice(0, 200),
          happened_at: at,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning(['step', 'package'])
      .execute()
    // To its carrier the shop is the sender or the receiver of a return: both mean that it is here.
    const back = fresh.find(({ step }) => step === 'delivered' || step === 'returned')
    if (!back) return
    const text = `A devolução chegou à loja (${back.package}). Confira o produto e devolva as unidades ao estoque.`
    await trx.insertInto('order_notes').values({ order_id: orderId, text, to_customer: false, author: actor }).execute()
  })
}
