import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { createEditing } from './edit.ts'
import { createExpiry } from './expire.ts'
import { createFinding } from './find.ts'
import { type Move, moveOrder, type MoveOutcome } from './move-order.ts'
import type { Parts } from './parts.ts'
import { createPlacing } from './place.ts'
import { createRefunds } from './refund.ts'
import { settleOrder } from './settle-order.ts'

type Options = Parts & { db: Kysely<Database> }

/** Keys are kept this long: who comes back the next day with the same form gets the same order. */
const KEEP_KEYS_DAYS = 7

/** Orders: placed once, changed by one door, read by those who may. */
export function createOrders({ db, ...parts }: Options) {
  return {
    ...createFinding({ db }),
    place: createPlacing({ db, ...parts }),
    changeStatus: async (move: Move): Promise<MoveOutcome> => await inTransaction(db, (trx) => moveOrder(trx, parts, move)),
    /** The same inside a transaction that changes something else of the order. */
    move: async (trx: Transaction<Database>, move: Move): Promise<MoveOutcome> => await moveOrder(trx, parts, move),
    /** Inside the transaction in which money was written down. */
    settle: async (trx: Transaction<Database>, settling: { orderId: number; actor: string }) =>
      await settleOrder(trx, parts, settling),
    refund: createRefunds({ db, ...parts }),
    ...createEditing({ db }),
    expireHolds: createExpiry({ db, ...parts }),
    sweep: async () => {
      await db
        .deleteFrom('order_keys')
        .where('created_at', '<', sql<Date>`now() - make_interval(days => ${KEEP_KEYS_DAYS})`)
        .execute()
    },
  }
}
export type Orders = ReturnType<typeof createOrders>
