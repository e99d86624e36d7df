import { type Cents, splitMoney } from '#kit/money.ts'

type BoughtLine = { id: number; quantity: number; totalCents: Cents; refundedUnits: number; gift?: object | null | undefined }
type Bought = {
  lines: BoughtLine[]
  totalCents: Cents
  shippingCents: Cents
  fees: readonly { cents: Cents }[]
  /** What the way of paying took off; nothing of it off gift cards. */
  paymentDiscountCents: Cents
}

/**
 * What was paid for some units of each line, by its id. What is taken off the order as a whole is taken off its lines by what they
 * cost, so all units together are worth what was paid for the goods, to the centavo; the last unit of a line has what is left of it.
 * Freight and fees that were added are no unit's: they go back by their own amount.
 */
export function refundShares(
  { lines, totalCents, shippingCents, fees, paymentDiscountCents }: Bought,
  units: ReadonlyMap<number, number>,
): Map<number, Cents> {
  const addedCents = fees.reduce((sum, { cents }) => sum + Math.max(0, cents), 0)
  const paid = splitMoney(Math.max(0, totalCents - shippingCents - addedCents), afterPayment(lines, paymentDiscountCents))
  return new Map(
    lines.map(({ id, quantity, refundedUnits }, at) => {
      const worth = (count: number) => Math.floor((paid[at]! * Math.min(count, quantity)) / quantity)
      return [id, worth(refundedUnits + (units.get(id) ?? 0)) - worth(refundedUnits)]
    }),
  )
}

/** What lines cost by the way that was paid. Once that took something off gift cards, too: then all lines share it. */
function afterPayment(lines: readonly BoughtLine[], discountCents: Cents): Cents[] {
  const lowered = lines.map(({ totalCents, gift }) => (gift ? 0 : totalCents))
  const isEnough = lowered.reduce((sum, cents) => sum + cents, 0) >= discountCents
  const costs = lines.map(({ totalCents }) => totalCents)
  const off = splitMoney(discountCents, isEnough ? lowered : costs)
  return costs.map((cents, at) => Math.max(0, cents - off[at]!))
}
