import type { Kysely, Transaction } from 'kysely'
import { enqueue } from '#jobs/queue.ts'
import { createKeyedQueue } from '#db/keyed-queue.ts'
import { PREPARED } from '#db/prepared.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { PaymentMethod } from '#shop/payments/contract.ts'
import type { Taking } from '#shop/stock/contract.ts'
import { type ClaimedLine, claimCart, isAsShown, isOwedUntold, missingOf, shortOf, wantedOf } from './claim-cart.ts'
import type { PlacedOrder, PlaceOutcome, Placing, PlacingProblem } from './contract.ts'
import { countSales } from './count-sales.ts'
import { aboveCustomerLimit, isWithinOrderLimits, releaseForLimit } from './customer-limit.ts'
import { fingerprintOf } from './fingerprint.ts'
import { releaseOwnHolds } from './release-own-holds.ts'
import { insertOrder } from './insert-order.ts'
import { MAIL_JOB } from './mail-queue.ts'
import { completeFiles } from './move-order.ts'
import type { Parts } from './parts.ts'
import { paidBy, planMeta } from './plan.ts'
import { checkSums } from './sums.ts'
import { PAID_BY_VALUE } from './text.ts'

type Trx = Transaction<Database>
type Options = Parts & { db: Kysely<Database> }

/** Thrown inside the transaction, so that nothing of it stays. */
class Refused extends Error {
  readonly problem: PlacingProblem
  constructor(problem: PlacingProblem) {
    super(problem.kind)
    this.problem = problem
  }
}

/**
 * Places an order: everything in one transaction without any call outside, so it is there as a whole or not at all. The key's row
 * comes first: whoever comes with the same key waits for it, and then gets the same order.
 */
export function createPlacing({ db, stock, coupons, storedValue, payments }: Options) {
  // Buyers of the same product wait here for their turn, not in the database with a connection each.
  const queue = createKeyedQueue({ maxWaiting: 2_000 })

  return async (placing: Placing): Promise<PlaceOutcome> => {
    checkSums(placing.quote)
    return await queue.run(keysOf(placing), async () => {
      const method = await payments.find(placing.paymentMethod)
      if (!method?.enabled) return { ok: false, problem: { kind: 'changed' } }
      const hopeful = await attempt(placing, method, false)
      // Short of units: the shopper's own unpaid orders may be what holds them.
      return !hopeful.ok && OWN_MAY_HOLD.has(hopeful.problem.kind) ? await attempt(placing, method, true) : hopeful
    })
  }

  async function attempt(placing: Placing, method: PaymentMethod, ownGiveWay: boolean): Promise<PlaceOutcome> {
    try {
      return await inTransaction(db, (trx) => place(trx, { placing, method, ownGiveWay }))
    } catch (error) {
      if (error instanceof Refused) return { ok: false, problem: error.problem }
      throw error
    }
  }

  async function place(
    trx: Trx,
    { placing, method, ownGiveWay }: { placing: Placing; method: PaymentMethod; ownGiveWay: boolean },
  ) {
    const fingerprint = fingerprintOf(placing)
    const claim = await trx
      .insertInto('order_keys')
      .values({ key: placing.key, cart_id: placing.cartId, fingerprint })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('order_id')
      .modifyEnd(PREPARED)
      .executeTakeFirst()
    if (!claim) return await repeat(trx, placing.key, fingerprint)
    const orderId = claim.order_id

    const claimed = await claimCart(trx, placing)
    if (!isAsShown(claimed, placing.quote.lines)) throw new Refused({ kind: 'changed' })
    if (!isWithinOrderLimits(claimed)) throw new Refused({ kind: 'changed' })
    const { paidWith = [], dueCents = placing.quote.totalCents } = placing.quote
    const status = dueCents === 0 ? 'processing' : method.firstStatus({ needsShipping: placing.quote.needsShipping })
    const reason = status === 'pending' || status === 'on-hold' ? 'held' : 'sold'
    if (ownGiveWay) await releaseOwnHolds(trx, { placing, wanted: wantedOf(claimed), stock, coupons })
    if (ownGiveWay) await releaseForLimit(trx, { placing, claimed, stock, coupons })
    const above = await aboveCustomerLimit(trx, { orderId, placing, claimed })
    if (above) throw new Refused(above)
    const { owed } = await take(trx, { orderId, reason, claimed })
    if (isOwedUntold(claimed, owed)) throw new Refused({ kind: 'changed' })
    const taken = await coupons.take(trx, {
      coupons: placing.quote.coupons,
      paymentMethod: placing.paymentMethod,
      email: placing.customer.email,
      userId: placing.userId,
      orderId,
    })
    if (!taken.ok) throw new Refused({ kind: 'coupon', code: taken.code })
    const { order, rules } = await insertOrder(trx, {
      orderId,
      placing: { ...placing, meta: planMeta(placing.plan) },
      method: dueCents === 0 && paidWith.length > 0 ? PAID_BY_VALUE : { ...method, title: paidBy(method.title, placing.plan) },
      status,
      claimed,
      owed,
    })
    if (paidWith.length > 0 && !(await storedValue.spend(trx, { orderId, userId: placing.userId, paidWith })))
      throw new Refused({ kind: 'stored-value' })
    // Asked once all locks are held: whoever waited for one may have a quote by rules that are over.
    if (placing.rules !== undefined && placing.rules !== rules) throw new Refused({ kind: 'rules-changed' })
    await enqueue(trx, { kind: MAIL_JOB, payload: { order: orderId } })
    await countSales(trx, orderId, status)
    const isDone = status === 'processing' && (await completeFiles(trx, { stock, coupons }, { orderId, from: 'pending' }))
    return { ok: true as const, order: isDone ? { ...order, status: 'completed' as const } : order, isRepeat: false }
  }

  async function take(
    trx: Trx,
    { orderId, reason, claimed }: { orderId: number; reason: 'held' | 'sold'; claimed: ClaimedLine[] },
  ): Promise<Taking> {
    const missing = missingOf(claimed)
    if (missing.length > 0) throw soldOut(missing)
    const taking = await stock.take(trx, { orderId, reason, wanted: wantedOf(claimed) })
    if (taking.short.length > 0) throw soldOut(shortOf(claimed, taking.short))
    return taking
  }
}

const OWN_MAY_HOLD = new Set<PlacingProblem['kind']>(['sold-out', 'customer-limit'])

/** Whatever two orders could wait for each other in the database: the cart, each product's units, and what it is paid with. */
const keysOf = ({ cartId, quote }: Placing) => [
  `cart:${cartId}`,
  ...quote.lines.flatMap(({ productId, variationId, partIds = [variationId ?? productId] }) =>
    partIds.map((id) => `product:${id}`),
  ),
  ...(quote.paidWith ?? []).map(({ id }) => `stored-value:${id}`),
]

const soldOut = (lines: ClaimedLine[]) => new Refused({ kind: 'sold-out', names: [...new Set(lines.map(({ name }) => name))] })

/** The key's order, for who asks for the same; who asks for something else under the same key is told. */
async function repeat(trx: Trx, key: string, fingerprint: Buffer): Promise<PlaceOutcome> {
  const known = await trx
    .selectFrom('order_keys')
    .innerJoin('orders', 'orders.id', 'order_keys.order_id')
    .select(['orders.id', 'orders.number', 'orders.key', 'orders.status', 'orders.total_cents', 'order_keys.fingerprint'])
    .where('order_keys.key', '=', key)
    .executeTakeFirst()
  if (!known || !known.fingerprint.equals(fingerprint)) return { ok: false, problem: { kind: 'key-reused' } }
  return { ok: true, order: placedOf(known), isRepeat: true }
}

export const placedOf = (row: {
  id: number
  number: string
  key: string
  status: PlacedOrder['status']
  total_cents: number
}): PlacedOrder => ({ id: row.id, number: row.number, key: row.key, status: row.status, totalCents: row.total_cents })
