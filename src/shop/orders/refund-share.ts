import { type Cents, splitMoney } from '#kit/money.ts'

type BoughtLine = { id: number; quantity: number; totalCents: Cents; refundedUnits: number }
type Bought = { lines: BoughtLine[]; totalCents: Cents; shippingCents: Cents }

/**
 * What was paid for some units of each line, by its id. What is taken off the order as a whole is taken off its lines by what they
 * cost, so all units together are worth what was paid for the goods, to the centavo; the last unit of a line has what is left of it.
 */
export function refundShares(
  { lines, totalCents, shippingCents }: Bought,
  units: ReadonlyMap<number, number>,
): Map<number, Cents> {
  const paid = splitMoney(
    Math.max(0, totalCents - shippingCents),
    lines.map((line) => line.totalCents),
  )
  return new Map(
    lines.map(({ id, quantity, refundedUnits }, at) => {
      const worth = (count: number) => Math.floor((paid[at]! * Math.min(count, quantity)) / quantity)
      return [id, worth(refundedUnits + (units.get(id) ?? 0)) - worth(refundedUnits)]
    }),
  )
}
