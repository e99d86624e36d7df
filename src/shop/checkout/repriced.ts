import { type Cents, percentOf } from '#kit/money.ts'
import type { Fee } from './contract.ts'
import { feesOff, feesSum } from './fees.ts'

type Sums = {
  subtotalCents: Cents
  discountCents: Cents
  shippingCents: Cents
  fees?: readonly Fee[] | undefined
  merchantDiscountCents?: Cents | undefined
  /** What gift cards in it cost: a way of paying takes nothing off them. */
  giftCardCents: Cents
}

/**
 * What an order costs when it is paid another way: the discount of the old way goes, that of the new one comes. The merchant's own
 * stays, and the way of paying takes its percent of what that leaves of the goods. So do the fees: what these take off is not there
 * for the way of paying to take once more.
 */
export function repriced(sums: Sums, discountPercent: number) {
  const { subtotalCents, discountCents, shippingCents, fees = [], merchantDiscountCents = 0, giftCardCents } = sums
  const leftCents = subtotalCents - discountCents - merchantDiscountCents
  const goodsCents = Math.max(0, leftCents)
  const loweredCents = Math.max(0, goodsCents - giftCardCents)
  const mostCents = Math.max(0, goodsCents - feesOff(fees))
  const paymentDiscountCents = Math.min(mostCents, percentOf(loweredCents, discountPercent))
  return { paymentDiscountCents, totalCents: leftCents + shippingCents + feesSum(fees) - paymentDiscountCents }
}
