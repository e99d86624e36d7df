import type { Kysely, Transaction, Updateable } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { queueMail } from './mail-queue.ts'
import { DETAILS_SENT } from './text.ts'

type Tracking = { carrier: string; code: string; url: string }

/** What is written to an order without changing its state; who wrote what, and what stood there before, is kept. */
export function createEditing({ db }: { db: Kysely<Database> }) {
  return {
    /**
     * The parcel is on its way: the shopper is told once. `isLeaving` false: it has a code and still lies here, and nobody is told
     * yet. False when there is no such order.
     */
    setTracking: async (
      orderId: number,
      { carrier, code, url }: Tracking,
      actor: string,
      { isLeaving = true }: { isLeaving?: boolean } = {},
    ): Promise<boolean> =>
      await inTransaction(db, async (trx) => {
        const after = { tracking_carrier: carrier, tracking_code: code, tracking_url: url }
        const isThere = await writeDown(trx, orderId, { kind: 'tracking', actor, after })
        if (isThere && code !== '' && isLeaving) await queueMail(trx, orderId, 'sent')
        return isThere
      }),

    /** When the goods arrived, or null while nobody knows: the days to change one's mind are counted from it. */
    setDelivered: async (orderId: number, deliveredAt: Date | null, actor: string): Promise<boolean> =>
      await inTransaction(db, (trx) =>
        writeDown(trx, orderId, { kind: 'delivered', actor, after: { delivered_at: deliveredAt } }),
      ),

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

type Written = Pick<Updateable<Database['orders']>, 'tracking_carrier' | 'tracking_code' | 'tracking_url' | 'delivered_at'>

/** Changes these columns, with what stood in them before. False when there is no such order. */
async function writeDown(
  trx: Transaction<Database>,
  orderId: number,
  { kind, actor, after }: { kind: string; actor: string; after: Written },
): Promise<boolean> {
  const columns = Object.keys(after) as (keyof Written)[] // its own keys
  const before = await trx.selectFrom('orders').select(columns).where('id', '=', orderId).forUpdate().executeTakeFirst()
  if (!before) return false
  await trx
    .updateTable('orders')
    .set({ ...after, modified_at: new Date() })
    .where('id', '=', orderId)
    .execute()
  await trx
    .insertInto('order_events')
    .values({ order_id: orderId, kind, actor, before: JSON.stringify(before), after: JSON.stringify(after) })
    .execute()
  return true
}
