import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { readAgreedTerms } from './agreed-terms.ts'
import { listRefunds, readAdminDetails } from './admin-details.ts'
import type { Order, OrderStatus } from './contract.ts'
import { createEditing } from './edit.ts'
import { createExpiry } from './expire.ts'
import { readFees } from './fees.ts'
import { createFinding } from './find.ts'
import { type Move, moveOrder, type MoveOutcome } from './move-order.ts'
import type { Parts } from './parts.ts'
import { keepPlan, paidBy, parcelsOfOrder } from './plan.ts'
import { queueMail } from './mail-queue.ts'
import { createPlacing } from './place.ts'
import { createRefunds } from './refund.ts'
import { settleOrder } from './settle-order.ts'
import { createTracking } from './tracking/record.ts'
import { createTrash } from './trash.ts'
import { undoSending } from './undo-sending.ts'

type Options = Parts & { db: Kysely<Database> }

/** Keys are kept this long: who comes back the next day with the same form gets the same order. */
const KEEP_KEYS_DAYS = 7

/** Nothing leaves before somebody has decided that it may. */
const CAN_BE_SENT: readonly OrderStatus[] = ['on-hold', 'processing', 'completed']
type Sending = {
  tracking: { carrier: string; code: string; url: string }
  completes: boolean
  actor: string
  despiteDispute?: boolean
  mailWaitSeconds?: number
}

/** Orders: placed once, changed by one door, read by those who may. */
export function createOrders({ db, ...parts }: Options) {
  return {
    ...createFinding({ db }),
    place: createPlacing({ db, ...parts }),
    changeStatus: async (move: Move): Promise<MoveOutcome> => await inTransaction(db, (trx) => moveOrder(trx, parts, move)),
    /** The same inside a transaction that changes something else of the order. */
    move: async (trx: Transaction<Database>, move: Move): Promise<MoveOutcome> => await moveOrder(trx, parts, move),
    /** The parcels that a card pays an order in: kept with it, and in the name that it is paid by. */
    keepPlan,
    /** The fees of an order, inside the transaction that prices it anew. */
    feesOf: async (trx: Transaction<Database>, orderId: number) => await readFees(trx, orderId),
    paidBy,
    /** A mail about an order, in the transaction of what it tells of. */
    queueMail,
    /** Inside the transaction in which money was written down. */
    settle: async (trx: Transaction<Database>, settling: { orderId: number; actor: string }) =>
      await settleOrder(trx, parts, settling),
    refund: createRefunds({ db, ...parts }),
    ...createEditing({ db }),
    ...createTrash({ db, ...parts }),
    ...createTracking({ db, ...parts }),
    /** The parcel is on its way: state and tracking change together, and the shopper is told once. */
    send: async (orderId: number, { tracking, completes, actor, despiteDispute = false, mailWaitSeconds = 0 }: Sending) =>
      await inTransaction(db, async (trx): Promise<MoveOutcome> => {
        const to = 'completed'
        const move = { orderId, to, actor, from: CAN_BE_SENT, despiteDispute, mailWaitSeconds } as const
        const moved = completes ? await moveOrder(trx, parts, move) : undefined
        if (moved && !moved.ok) return moved
        const isKnown = await createEditing({ db: trx }).setTracking(orderId, tracking, actor)
        return isKnown ? (moved ?? { ok: true, from: to, changed: false }) : { ok: false, problem: 'unknown' }
      }),
    /** It was not sent after all. */
    undoSending: async (orderId: number, actor: string) =>
      await inTransaction(db, (trx) => undoSending(trx, parts, { orderId, actor })),
    /** The code of a package that is packed and still lies here, inside the transaction that learned it: nobody is told yet. */
    noteTracking: async (trx: Transaction<Database>, orderId: number, tracking: Sending['tracking'], actor: string) =>
      await createEditing({ db: trx }).setTracking(orderId, tracking, actor, { isLeaving: false }),
    /** What the merchant's books say of orders, and of money that went back. */
    books: async (ids: number[]) => await readAdminDetails(db, ids),
    listRefunds: async (page: Parameters<typeof listRefunds>[1]) => await listRefunds(db, page),
    /** In how many parcels its buyer chose to pay. */
    parcelsOf: async (orderId: number) => await parcelsOfOrder(db, orderId),
    /** What was agreed to with an order. */
    agreedTerms: async ({ termsVersion }: Pick<Order, 'termsVersion'>) => await readAgreedTerms(db, termsVersion),
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
