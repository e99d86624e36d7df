import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { queueMail } from './mail-queue.ts'
import { DETAILS_SENT } from './text.ts'

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

    /** When the goods arrived, or null while nobody knows: the days to change one's mind are counted from it. */
    setDelivered: async (orderId: number, deliveredAt: Date | null, actor: string): Promise<boolean> =>
      await inTransaction(db, async (trx) => {
        const before = await trx
          .selectFrom('orders')
          .select('delivered_at')
          .where('id', '=', orderId)
          .forUpdate()
          .executeTakeFirst()
        if (!before) return false
        const after = { delivered_at: deliveredAt }
        await trx
          .updateTable('orders')
          .set({ ...after, modified_at: new Date() })
          .where('id', '=', orderId)
          .execute()
        await trx
          .insertInto('order_events')
          .values({ order_id: orderId, kind: 'delivered', actor, before: JSON.stringify(before), after: JSON.stringify(after) })
          .execute()
        return true
      }),

    /** What is written to the customer is also mailed to them. Undefined when there is no such order. */
    addNote: async (
      orderId: number,
      { text, toCustomer, author }: { text: string; toCustomer: boolean; author: string },
    ): Promise<number | undefined> =>
      await inTransaction(db, async (trx) => {
        if (!(await locked(trx, orderId))) return undefined
        const { id } = await trx
          .insertInto('order_notes')
          .values({ order_id: orderId, text, to_customer: toCustomer, author })
          .returning('id')
          .executeTakeFirstOrThrow()
        if (toCustomer) await queueMail(trx, orderId, `note:${id}`)
        return id
      }),

    /** Sends the customer once more what was ordered and how to pay. False when there is no such order. */
    sendDetails: async (orderId: number, actor: string): Promise<boolean> =>
      await inTransaction(db, async (trx) => {
        if (!(await locked(trx, orderId))) return false
        const sent = await trx
          .selectFrom('order_mails')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('order_id', '=', orderId)
          .where('kind', 'like', 'details:%')
          .executeTakeFirstOrThrow()
        await queueMail(trx, orderId, `details:${sent.count + 1}`)
        await trx.insertInto('order_notes').values({ order_id: orderId, text: DETAILS_SENT, author: actor }).execute()
        return true
      }),
  }
}

const locked = async (trx: Transaction<Database>, orderId: number) =>
  (await trx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().executeTakeFirst()) !== undefined
