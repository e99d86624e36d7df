import { sql, type Transaction } from 'kysely'
import { enqueue } from '#jobs/queue.ts'
import type { Database } from '#db/schema.ts'

/** Draws the mails of an order that are not drawn yet, and puts them into the outbox. */
export const MAIL_JOB = 'order-mails'

/**
 * Asks for a mail in the transaction of the change that it tells of. One of each kind for each order, whoever asks again. `waitSeconds`:
 * so long the change can be taken back before anybody is told.
 */
export async function queueMail(trx: Transaction<Database>, orderId: number, kind: string, waitSeconds = 0) {
  const fresh = await trx
    .insertInto('order_mails')
    // Not the transaction's moment: two of one change are told in their order.
    .values({ order_id: orderId, kind, created_at: sql<Date>`clock_timestamp()` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst()
  if (!fresh) return
  const runAt = waitSeconds > 0 ? { runAt: new Date(Date.now() + waitSeconds * 1_000) } : {}
  await enqueue(trx, { kind: MAIL_JOB, payload: { order: orderId }, ...runAt })
}
