import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { queueMail } from './mail-queue.ts'

type Tracking = { carrier: string; code: string; url: string }

/** What is written to an order without changing its state; who wrote what, and what stood there before, is kept. */
export function createEditing({ db }: { db: Kysely<Database> }) {
  return {
    /** The parcel is on its way: the shopper is told once. False when there is no such order. */
    setTracking: async (orderId: number, tracking: Tracking, actor: string): Promise<boolean> =>
      await inTransaction(db, async (trx) => {
        const before = await trx
          .selectFrom('orders')
          .select(['tracking_carrier', 'tracking_code', 'tracking_url'])
          .where('id', '=', orderId)
          .forUpdate()
          .executeTakeFirst()
        if (!before) return false
        const after = { tracking_carrier: tracking.carrier, tracking_code: tracking.code, tracking_url: tracking.url }
        await trx
          .updateTable('orders')
          .set({ ...after, modified_at: new Date() })
          .where('id', '=', orderId)
          .execute()
        await trx
          .insertInto('order_events')
          .values({ order_id: orderId, kind: 'tracking', actor, before: JSON.stringify(before), after: JSON.stringify(after) })
          .execute()
        if (tracking.code !== '') await queueMail(trx, orderId, 'sent')
        return true
      }),

    addNote: async (orderId: number, note: { text: string; toCustomer: boolean; author: string }): Promise<number> => {
      const { text, toCustomer, author } = note
      const row = await db
        .insertInto('order_notes')
        .values({ order_id: orderId, text, to_customer: toCustomer, author })
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },
  }
}
