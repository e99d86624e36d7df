import { type Cents, splitMoney } from '#kit/money.ts'

type BoughtLine = { id: number; quantity: number; totalCents: Cents; refundedUnits: number }
type Bought = { lines: BoughtLine[]; totalCents: Cents; shippingCents: Cents; fees: readonly { cents: Cents }[] }

/**
 * What was paid for some units of each line, by its id. What is taken off the order as a whole is taken off its lines by what they
 * cost, so all units together are worth what was paid for the goods, to the centavo; the last unit of a line has what is left of it.
 * Freight and fees that were added are no unit's: they go back by their own amount.
 */
export function refundShares(
  { lines, totalCents, shippingCents, fees }: Bought,
  units: ReadonlyMap<number, number>,
): Map<number, Cents> {
  const addedCents = fees.reduce((sum, { cents }) => sum + Math.max(0, cents), 0)
  const paid = splitMoney(
    Math.max(0, totalCents - shippingCents - addedCents),
    lines.map((line) => line.totalCents),
  )
  return new Map(
    lines.map(({ id, quantity, refundedUnits }, at) => {
      const worth = (count: number) => Math.floor((paid[at]! * Math.min(count, quantity)) / quantity)
      return [id, worth(refundedUnits + (units.get(id) ?? 0)) - worth(refundedUnits)]
    }),
  )
}
