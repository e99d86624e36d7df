import type { WantedUnits } from '#shop/stock/contract.ts'

/** Units of one stock that an unpaid order of the same shopper has. */
export type Holding = { orderId: number; stockId: number; units: number }

/** Which of the shopper's own unpaid orders must go so that the wanted units are there: the oldest first, and no more than needed. */
export function ordersToLetGo(
  wanted: readonly WantedUnits[],
  onHand: ReadonlyMap<number, number>,
  holdings: readonly Holding[],
): number[] {
  const missing = new Map<number, number>()
  for (const { stockId, units, backorders } of wanted)
    if (!backorders) missing.set(stockId, (missing.get(stockId) ?? -(onHand.get(stockId) ?? 0)) + units)
  const going: number[] = []
  for (const [orderId, held] of [...Map.groupBy(holdings, (holding) => holding.orderId)].sort(([one], [other]) => one - other)) {
    if (!held.some(({ stockId }) => (missing.get(stockId) ?? 0) > 0)) continue
    going.push(orderId)
    for (const { stockId, units } of held) missing.set(stockId, (missing.get(stockId) ?? 0) - units)
  }
  return going
}
