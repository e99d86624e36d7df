import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { OrderStatus } from './contract.ts'
import { moveOrder } from './move-order.ts'
import type { Parts } from './parts.ts'

type Trx = Transaction<Database>
type TrashParts = Pick<Parts, 'stock' | 'coupons'>
export type RemoveOutcome = { ok: true } | { ok: false; problem: 'unknown' | 'in-the-books' }

/** Nobody prepares them and nobody has paid: thrown away, they must not keep units from others. */
const UNDECIDED: ReadonlySet<OrderStatus> = new Set(['pending', 'on-hold', 'failed'])

/** Throwing orders away. What was paid or handed over is part of the books: it can leave the desk, but never the shop. */
export function createTrash({ db, ...parts }: TrashParts & { db: Kysely<Database> }) {
  return {
    /** False when there is no such order. */
    trash: async (orderId: number, actor: string): Promise<boolean> =>
      await inTransaction(db, async (trx) => {
        const order = await lock(trx, orderId)
        if (!order) return false
        if (UNDECIDED.has(order.status) && order.paid_cents === 0)
          await moveOrder(trx, parts, { orderId, to: 'cancelled', actor })
        await trx
          .updateTable('orders')
          .set({ trashed_at: new Date(), modified_at: new Date() })
          .where('id', '=', orderId)
          .where('trashed_at', 'is', null)
          .execute()
        return true
      }),

    remove: async (orderId: number, actor: string): Promise<RemoveOutcome> =>
      await inTransaction(db, async (trx): Promise<RemoveOutcome> => {
        const order = await lock(trx, orderId)
        if (!order) return { ok: false, problem: 'unknown' }
        const money = await trx.selectFrom('payment_events').select('id').where('order_id', '=', orderId).limit(1).execute()
        if (money.length > 0 || order.status === 'completed' || order.status === 'refunded')
          return { ok: false, problem: 'in-the-books' }
        if (order.status !== 'cancelled') await moveOrder(trx, parts, { orderId, to: 'cancelled', actor })
        await trx.deleteFrom('orders').where('id', '=', orderId).execute()
        return { ok: true }
      }),
  }
}

const lock = async (trx: Trx, orderId: number) =>
  await trx.selectFrom('orders').select(['status', 'paid_cents']).where('id', '=', orderId).forUpdate().executeTakeFirst()
