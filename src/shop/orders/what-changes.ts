import type { Cents } from '#kit/money.ts'
import type { AdminOrderChanges } from './admin/changes.ts'

/** What an order has that its price is made of. */
export type Priced = {
  lines: { id: number; quantity: number; unit_cents: Cents; total_cents: Cents }[]
  coupons: { code: string }[]
  shipping_cents: Cents
  merchant_discount_cents: Cents
  payment_method: string
}

/** `goods`: lines or coupons are others. `sums`: they stay, but freight or discount are others. `method`: only the way of paying is. */
export type PriceChange = 'goods' | 'sums' | 'method' | undefined

/** What of the price really becomes another: whoever sends back what an order has already changes nothing. */
export function priceChange(order: Priced, changes: AdminOrderChanges): PriceChange {
  const { lines = [], coupons, shipping, merchantDiscountCents, paymentMethod } = changes
  const isSameLine = (input: (typeof lines)[number]) => {
    if (!('lineId' in input)) return false
    const line = order.lines.find(({ id }) => id === input.lineId)
    return (
      line !== undefined &&
      (input.quantity ?? line.quantity) === line.quantity &&
      (input.subtotalCents ?? line.unit_cents * line.quantity) === line.unit_cents * line.quantity &&
      (input.totalCents ?? line.total_cents) === line.total_cents
    )
  }
  if (!lines.every(isSameLine)) return 'goods'
  if (
    coupons &&
    !isSameSet(
      coupons,
      order.coupons.map(({ code }) => code),
    )
  )
    return 'goods'
  const isSameFreight = shipping === undefined || (shipping?.cents ?? 0) === order.shipping_cents
  const isSameDiscount = (merchantDiscountCents ?? order.merchant_discount_cents) === order.merchant_discount_cents
  const isSameMethod = (paymentMethod?.id ?? order.payment_method) === order.payment_method
  if (!isSameFreight || !isSameDiscount) return 'sums'
  return isSameMethod ? undefined : 'method'
}

const isSameSet = (some: string[], others: string[]) => some.length === others.length && some.every((one) => others.includes(one))

type MethodDiscount = {
  /** What the order has off for its way of paying. */
  had: Cents
  /** What that way would take off the order as it was. */
  would: Cents
  /** What it takes off the order as it becomes. */
  takes: Cents
  /** What is left of the goods for it. */
  goods: Cents
}

/**
 * What is taken off for a way of paying that stays: its own discount follows the sum. An order that was made without it, or with one
 * that this way does not give, was agreed so, and keeps it.
 */
export const followedDiscount = ({ had, would, takes, goods }: MethodDiscount): Cents =>
  had > 0 === would > 0 ? takes : Math.min(had, goods)
