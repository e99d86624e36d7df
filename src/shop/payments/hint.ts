import { type Cents, percentOf } from '#kit/money.ts'
import type { InstallmentRules, PaymentHint, PaymentMethod } from './contract.ts'
import { bestInstallments, creditOffer } from './installments.ts'

type Sums = {
  goodsCents: Cents
  /** What of them gift cards cost: a way of paying takes nothing off those. */
  giftCardCents?: Cents
  shippingCents?: Cents
  fees?: readonly { cents: Cents }[]
  /** What gift cards and credit pay of it. */
  storedValueCents?: Cents
}

/** What to say beside a price: the most parcels without interest, and the largest discount. Undefined when there is neither. */
export function paymentHint(
  methods: PaymentMethod[],
  { goodsCents, giftCardCents = 0, shippingCents = 0, fees = [], storedValueCents = 0 }: Sums,
): PaymentHint | undefined {
  if (goodsCents <= 0) return undefined
  const added = fees.reduce((sum, { cents }) => sum + Math.max(0, cents), 0)
  const off = fees.reduce((sum, { cents }) => sum - Math.min(0, cents), 0)
  const loweredCents = Math.max(0, goodsCents - giftCardCents)
  // What fees took off the goods is not there to be taken off once more.
  const totalBy = ({ discountPercent }: PaymentMethod) =>
    Math.max(
      0,
      Math.max(0, goodsCents - percentOf(loweredCents, discountPercent) - off) + shippingCents + added - storedValueCents,
    )
  const byParcels = methods.flatMap((method) =>
    method.installments ? [{ total: totalBy(method), rules: method.installments }] : [],
  )
  const most = <T extends { count: number }>(offer: (total: Cents, rules: InstallmentRules) => T | undefined) =>
    largest(
      byParcels.flatMap(({ total, rules }) => offer(total, rules) ?? []),
      ({ count }) => count,
    )
  const installments = most(bestInstallments)
  const credit = most(creditOffer)
  const cheapest = largest(methods, ({ discountPercent }) => discountPercent)
  const discount =
    cheapest && percentOf(loweredCents, cheapest.discountPercent) > 0
      ? { title: cheapest.title, percent: cheapest.discountPercent, cents: totalBy(cheapest) }
      : undefined
  return installments || credit || discount ? { installments, credit, discount } : undefined
}

/** The first of those that have the most. */
function largest<T>(all: T[], sizeOf: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>((best, one) => (best === undefined || sizeOf(one) > sizeOf(best) ? one : best), undefined)
}
