import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Cents } from '#kit/money.ts'
import type { Order, OrderStatus } from '#shop/orders/contract.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { PaymentMethod } from '#shop/payments/contract.ts'
import type { ChosenPlan } from '#shop/orders/contract.ts'
import type { Fee } from './contract.ts'
import { feesSum } from './fees.ts'
import { repriced } from './repriced.ts'

type Options = {
  db: Kysely<Database>
  orders: Pick<Orders, 'move' | 'keepPlan' | 'paidBy' | 'feesOf'>
  payments: { list: () => Promise<PaymentMethod[]> }
}
export type PayOutcome = { ok: true } | { ok: false; problem: 'not-payable' | 'unknown-method' }

/** Only these still wait for somebody's money. */
export const PAYABLE: readonly OrderStatus[] = ['pending', 'failed']

/** What an order's fees are by another way to pay: a promotion or coupon that asks for some ways is taken back by the others. */
export function feesBy(fees: readonly Fee[], { promotions, coupons }: PaidDiscounts, methodId: string): Fee[] {
  const discounts = [
    ...promotions.map((one) => ({ ...one, freightCents: 0, label: `Sem a promoção «${one.name.slice(0, 80)}»` })),
    ...coupons.map((one) => ({ ...one, freightCents: one.freightCents ?? 0, label: `Sem o cupom «${one.code.slice(0, 80)}»` })),
  ]
  const isLost = ({ paymentMethods = [] }: { paymentMethods?: string[] }) =>
    paymentMethods.length > 0 && !paymentMethods.includes(methodId)
  const senders = discounts.filter((one) => one.freightCents > 0)
  // One that holds by this way, too, still sends it for free.
  const freightCents = senders.every(isLost) ? Math.max(0, ...senders.map((one) => one.freightCents)) : 0
  const lost = discounts.filter((one) => isLost(one) && one.discountCents + Math.min(one.freightCents, freightCents) > 0)
  const others = fees.filter(({ id }) => id !== LOST_PROMOTION)
  if (lost.length === 0) return others
  const label = lost.length === 1 ? lost[0]!.label : 'Sem os descontos de outra forma de pagamento'
  return [...others, { id: LOST_PROMOTION, label, cents: lost.reduce((sum, one) => sum + one.discountCents, freightCents) }]
}
type PaidDiscounts = Pick<Order, 'promotions' | 'coupons'>
const LOST_PROMOTION = 'lost-promotion'

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
    const { dueCents, needsShipping } = await change(trx, wanted, method)
    const to = dueCents === 0 ? 'processing' : method.firstStatus({ needsShipping })
    const moved = await orders.move(trx, { orderId: wanted.id, to, actor: ACTOR, from: PAYABLE })
    if (!moved.ok) throw new NotPayable()
  }

  async function change(trx: Transaction<Database>, { id, key, plan }: Wanted, method: PaymentMethod) {
    const order = await trx
      .selectFrom('orders')
      .select(['status', 'paid_cents', 'payment_method', 'payment_title', 'shipping_rate', 'total_cents', 'stored_value_cents'])
      .select(['subtotal_cents as subtotalCents', 'discount_cents as discountCents', 'shipping_cents as shippingCents'])
      .select('merchant_discount_cents as merchantDiscountCents')
      .select(giftCardsOf(id).as('giftCardCents'))
      .where('id', '=', id)
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirst()
    if (!order || !PAYABLE.includes(order.status) || order.paid_cents > 0) throw new NotPayable()
    const fees = feesBy(await orders.feesOf(trx, id), await readPaidDiscounts(trx, id), method.id)
    const sums = repriced({ ...order, fees }, method.discountPercent)
    // Changing one's mind holds the units a little longer, but not for ever.
    const after = { method: method.id, totalCents: sums.totalCents }
    const title = orders.paidBy(method.title, plan)
    await orders.keepPlan(trx, id, plan)
    if (order.payment_method !== method.id || order.total_cents !== sums.totalCents || order.payment_title !== title) {
      await writeFees(trx, id, fees)
      await sql`
        with paid_otherwise as (
          update orders set payment_method = ${method.id}, payment_title = ${title}, payment_discount_cents = ${sums.paymentDiscountCents},
            total_cents = ${sums.totalCents}, fees_cents = ${feesSum(fees)}, modified_at = now(),
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
    // A discount may leave less to pay than cards and credit have paid: what is too much goes back to them.
    const keptCents =
      order.stored_value_cents > sums.totalCents ? await releaseDown(trx, id, sums.totalCents) : order.stored_value_cents
    return { dueCents: sums.totalCents - keptCents, needsShipping: order.shipping_rate !== null }
  }
}

/** What the gift cards of an order cost. */
const giftCardsOf = (orderId: number): RawBuilder<Cents> =>
  sql<Cents>`(select coalesce(sum(total_cents), 0)::bigint from order_lines where order_id = ${orderId} and gift is not null)`

async function releaseDown(trx: Transaction<Database>, orderId: number, keepCents: Cents): Promise<Cents> {
  const { rows } = await sql<{ cents: number }>`
    update orders set stored_value_cents = stored_value_cents - release_stored_value(id, ${keepCents}::bigint)
    where id = ${orderId} returning stored_value_cents as cents`.execute(trx)
  return rows[0]!.cents
}

const readPaidDiscounts = async (trx: Transaction<Database>, orderId: number): Promise<PaidDiscounts> => ({
  promotions: await trx
    .selectFrom('order_promotions')
    .select(['name', 'discount_cents as discountCents', 'payment_methods as paymentMethods'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute(),
  coupons: await trx
    .selectFrom('order_coupons')
    .select(['code', 'discount_cents as discountCents', 'freight_cents as freightCents', 'payment_methods as paymentMethods'])
    .where('order_id', '=', orderId)
    .orderBy('code')
    .execute(),
})

/** Of the fees only the one for lost promotions comes or goes here. */
async function writeFees(trx: Transaction<Database>, orderId: number, fees: readonly Fee[]) {
  const codes = fees.map(({ id }) => id)
  await sql`
    with gone as (delete from order_fees where order_id = ${orderId} and code <> all(${codes}::text[]))
    insert into order_fees (order_id, position, code, label, cents)
    select ${orderId}, 1 + coalesce((select max(position) from order_fees where order_id = ${orderId}), -1), f.id, f.label, f.cents
    from jsonb_to_recordset(${JSON.stringify(fees)}::jsonb) as f(id text, label text, cents bigint)
    where not exists (select from order_fees k where k.order_id = ${orderId} and k.code = f.id)`.execute(trx)
}
