import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { moveOrder } from './move-order.ts'
import type { Parts } from './parts.ts'
import { HOLD_EXPIRED, SHOP_ACTOR } from './text.ts'

const AT_ONCE = 100

/**
 * Cancels orders whose hold has run out by the database's clock, so that their units can be sold again. Any number of workers
 * may do it at once: each takes orders that nobody else has, one after the other. Answers how many this one took.
 */
export function createExpiry({ db, ...parts }: Pick<Parts, 'stock' | 'coupons'> & { db: Kysely<Database> }) {
  // An order each: with several in one transaction two workers could wait for each other's stock.
  const one = async (id: number) =>
    await inTransaction(db, async (trx) => {
      const order = await dueOrders(trx).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst()
      if (order) await moveOrder(trx, parts, { orderId: id, to: 'cancelled', actor: SHOP_ACTOR, note: HOLD_EXPIRED })
      return order !== undefined
    })
  return async (): Promise<number> => {
    let taken = 0
    for (;;) {
      const due = await dueOrders(db).orderBy('hold_until').limit(AT_ONCE).execute()
      let now = 0
      for (const { id } of due) if (await one(id)) now++
      taken += now
      if (due.length < AT_ONCE || now === 0) return taken
    }
  }
}

const dueOrders = (db: Kysely<Database> | Transaction<Database>) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('hold_until', '<', sql<Date>`now()`)
    .where('status', 'in', ['pending', 'failed'])
    .where('paid_cents', '=', 0)
