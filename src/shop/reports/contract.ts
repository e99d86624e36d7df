import type { Cents } from '#kit/money.ts'

export const BREAKDOWNS = ['day', 'week', 'month', 'product', 'category', 'coupon', 'origin', 'payment', 'state'] as const
export type By = (typeof BREAKDOWNS)[number]

/** `total = goods − discount + freight + fees` is what buyers owed; `net` is what stayed once refunds are taken off. */
export type Sums = {
  orders: number
  units: number
  goodsCents: Cents
  /** Coupons, what merchants took off, and the discount for the way of paying. */
  discountCents: Cents
  shippingCents: Cents
  /** What rules of the shop added, less what they took off. */
  feesCents: Cents
  totalCents: Cents
  refundedCents: Cents
  netCents: Cents
}
export type SalesRow = Sums & { key: string; name: string }

/** Rows of all pages and the rest add up to the totals, and those to the orders, centavo by centavo. */
export type Breakdown = {
  totals: Sums
  rows: SalesRow[]
  rowCount: number
  /** What belongs to an order and to none of its items: freight, fees, the discount for paying, money given back without naming an item. */
  rest: SalesRow | undefined
}
