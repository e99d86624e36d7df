import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { type Cents, percentOf } from '#kit/money.ts'
import type { OrderStatus } from '#shop/orders/contract.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { PaymentMethod } from '#shop/payments/contract.ts'
import type { ChosenPlan } from '#shop/orders/contract.ts'
import type { Fee } from './contract.ts'
import { feesOff, feesSum } from './fees.ts'

type Options = {
  db: Kysely<Database>
  orders: Pick<Orders, 'move' | 'keepPlan' | 'paidBy' | 'feesOf'>
  payments: { list: () => Promise<PaymentMethod[]> }
}
export type PayOutcome = { ok: true } | { ok: false; problem: 'not-payable' | 'unknown-method' }

/** Only these still wait for somebody's money. */
export const PAYABLE: readonly OrderStatus[] = ['pending', 'failed']

type Sums = {
  subtotalCents: Cents
  discountCents: Cents
  shippingCents: Cents
  fees?: readonly Fee[] | undefined
  merchantDiscountCents?: Cents | undefined
}

/**
 * What an order costs when it is paid another way: the discount of the old way goes, that of the new one comes. The merchant's own
 * stays, and the way of paying takes its percent of what that leaves of the goods. So do the fees: what these take off is not there
 * for the way of paying to take once more.
 */
export function repriced(sums: Sums, discountPercent: number) {
  const { subtotalCents, discountCents, shippingCents, fees = [], merchantDiscountCents = 0 } = sums
  const leftCents = subtotalCents - discountCents - merchantDiscountCents
  const goodsCents = Math.max(0, leftCents)
  const mostCents = Math.max(0, goodsCents - feesOff(fees))
  const paymentDiscountCents = Math.min(mostCents, percentOf(goodsCents, discountPercent))
  return { paymentDiscountCents, totalCents: leftCents + shippingCents + feesSum(fees) - paymentDiscountCents }
}

/** Somebody who tries one stolen card after the other tries faster than a person who pays. */
export const PAYMENTS_PER_ADDRESS = { max: 5, windowSeconds: 60 }

const ACTOR = 'Cliente'

/** `plan`: the parcels that were chosen for it; absent: at once. */
type Wanted = { id: number; key: string; plan?: ChosenPlan | undefined }

/** Thrown inside the transaction, so that nothing of it stays. */
class NotPayable extends Error {}

/** Lets who knows an order's key pay it another way, as long as nothing was paid. The row is locked meanwhile. */
export function createOrderPaying({ db, orders, payments }: Options) {
  return async (wanted: Wanted & { methodId: unknown }): Promise<PayOutcome> => {
    const method = (await payments.list()).find(({ id }) => id === wanted.methodId)
    if (!method) return { ok: false, problem: 'unknown-method' }
    try {
      await inTransaction(db, (trx) => payOtherwise(trx, wanted, method))
      return { ok: true }
    } catch (error) {
      if (error instanceof NotPayable) return { ok: false, problem: 'not-payable' }
      throw error
    }
  }

  /** Method, price and state change together or not at all. */
  async function payOtherwise(trx: Transaction<Database>, wanted: Wanted, method: PaymentMethod) {
    const { totalCents, needsShipping } = await change(trx, wanted, method)
    const to = totalCents === 0 ? 'processing' : method.firstStatus({ needsShipping })
    const moved = await orders.move(trx, { orderId: wanted.id, to, actor: ACTOR, from: PAYABLE })
    if (!moved.ok) throw new NotPayable()
  }

  async function change(trx: Transaction<Database>, { id, key, plan }: Wanted, method: PaymentMethod) {
    const order = await trx
      .selectFrom('orders')
      .select(['status', 'paid_cents', 'payment_method', 'payment_title', 'shipping_rate', 'total_cents'])
      .select(['subtotal_cents as subtotalCents', 'discount_cents as discountCents', 'shipping_cents as shippingCents'])
      .select('merchant_discount_cents as merchantDiscountCents')
      .where('id', '=', id)
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirst()
    if (!order || !PAYABLE.includes(order.status) || order.paid_cents > 0) throw new NotPayable()
    const sums = repriced({ ...order, fees: await orders.feesOf(trx, id) }, method.discountPercent)
    // Changing one's mind holds the units a little longer, but not for ever.
    const after = { method: method.id, totalCents: sums.totalCents }
    const title = orders.paidBy(method.title, plan)
    await orders.keepPlan(trx, id, plan)
    if (order.payment_method !== method.id || order.total_cents !== sums.totalCents || order.payment_title !== title) {
      await sql`
        with paid_otherwise as (
          update orders set payment_method = ${method.id}, payment_title = ${title}, payment_discount_cents = ${sums.paymentDiscountCents},
            total_cents = ${sums.totalCents}, modified_at = now(),
            hold_until = ${method.holdMinutes === undefined ? sql`hold_until` : sql`case when created_at > now() - interval '1 day' then now() + make_interval(mins => ${method.holdMinutes}) else hold_until end`}
          where id = ${id}
        ),
        history as (
          insert into order_events (order_id, kind, actor, before, after) values (
            ${id}, 'payment-method', ${ACTOR},
            ${JSON.stringify({ method: order.payment_method, totalCents: order.total_cents })}::jsonb, ${JSON.stringify(after)}::jsonb
          )
        )
        insert into order_notes (order_id, text, author) values (${id}, ${`A forma de pagamento mudou para ${title}.`}, ${ACTOR})`.execute(
        trx,
      )
    }
    return { totalCents: sums.totalCents, needsShipping: order.shipping_rate !== null }
  }
}
