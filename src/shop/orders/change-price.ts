import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Cents } from '#kit/money.ts'
import type { Fee } from '#shop/checkout/contract.ts'
import type { AdminOrderParts } from './admin/create-order.ts'
import type { AdminOrderChanges } from './admin/changes.ts'
import { changeLines, type Held } from './change-lines.ts'
import { refuseBadSums } from './admin/quote.ts'
import { readFees } from './fees.ts'
import { followedDiscount, type PriceChange } from './what-changes.ts'

type Trx = Transaction<Database>
/** The order as it stood before. */
type OrderRow = {
  id: number
  subtotal_cents: Cents
  discount_cents: Cents
  shipping_cents: Cents
  fees_cents: Cents
  merchant_discount_cents: Cents
  payment_discount_cents: Cents
  payment_method: string
}
type Changing = {
  order: OrderRow
  /** Whose it is after the change. */
  buyer: { user_id: number | null; email: string }
  held: Held
  changes: AdminOrderChanges
  what: NonNullable<PriceChange>
}

/** Prices an order anew: its goods only where they are others, and always what follows from them. Its fees stay as they are. */
export async function changePrice(trx: Trx, parts: AdminOrderParts, { order, buyer, held, changes, what }: Changing) {
  const giftCardsBefore = await giftCardsOf(trx, order.id)
  const goods =
    what === 'goods'
      ? await changeLines(trx, parts, { order: { id: order.id, ...buyer }, held, changes })
      : { subtotalCents: order.subtotal_cents, discountCents: order.discount_cents }
  const giftCardCents = what === 'goods' ? await giftCardsOf(trx, order.id) : giftCardsBefore
  const sums = {
    ...goods,
    shippingCents: changes.shipping === undefined ? order.shipping_cents : (changes.shipping?.cents ?? 0),
    fees: await readFees(trx, order.id),
    merchantDiscountCents: changes.merchantDiscountCents ?? order.merchant_discount_cents,
    giftCardCents,
  }
  refuseBadSums(sums)
  // Freight that the merchant writes is what it costs, whichever way it is paid.
  if (sums.shippingCents !== order.shipping_cents)
    await trx
      .updateTable('order_coupons')
      .set({ freight_cents: 0 })
      .where('order_id', '=', order.id)
      .where('freight_cents', '>', 0)
      .execute()
  const paymentDiscountCents = await paymentDiscount(trx, parts, {
    order,
    sums,
    giftCardsBefore,
    method: changes.paymentMethod?.id,
  })
  await trx
    .updateTable('orders')
    .set({
      subtotal_cents: sums.subtotalCents,
      discount_cents: sums.discountCents,
      shipping_cents: sums.shippingCents,
      merchant_discount_cents: sums.merchantDiscountCents,
      payment_discount_cents: paymentDiscountCents,
      total_cents:
        sums.subtotalCents -
        sums.discountCents +
        sums.shippingCents +
        order.fees_cents -
        sums.merchantDiscountCents -
        paymentDiscountCents,
    })
    .where('id', '=', order.id)
    .execute()
}

type Sums = {
  subtotalCents: Cents
  discountCents: Cents
  shippingCents: Cents
  fees: readonly Fee[]
  merchantDiscountCents: Cents
  giftCardCents: Cents
}
type Paying = { order: OrderRow; sums: Sums; giftCardsBefore: Cents; method: string | undefined }

/** What the gift cards of an order cost: the way of paying takes nothing off them. */
async function giftCardsOf(trx: Trx, orderId: number): Promise<Cents> {
  const { cents } = await trx
    .selectFrom('order_lines')
    .select(({ fn, val }) => fn.coalesce(fn.sum<Cents>('total_cents'), val(0)).as('cents'))
    .where('order_id', '=', orderId)
    .where('gift', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(cents)
}

async function paymentDiscount(
  trx: Trx,
  { paidBy }: Pick<AdminOrderParts, 'paidBy'>,
  { order, sums, giftCardsBefore, method }: Paying,
): Promise<Cents> {
  const { paymentDiscountCents: takes } = await paidBy(trx, method ?? order.payment_method, sums)
  if (method !== undefined && method !== order.payment_method) return takes
  const before = {
    subtotalCents: order.subtotal_cents,
    discountCents: order.discount_cents,
    shippingCents: order.shipping_cents,
    fees: sums.fees,
    merchantDiscountCents: order.merchant_discount_cents,
    giftCardCents: giftCardsBefore,
  }
  const { paymentDiscountCents: would } = await paidBy(trx, order.payment_method, before)
  const off = sums.fees.reduce((sum, { cents }) => sum + Math.min(0, cents), 0)
  const goods = Math.max(0, sums.subtotalCents - sums.discountCents - sums.merchantDiscountCents + off)
  return followedDiscount({ had: order.payment_discount_cents, would, takes, goods })
}
