import type { WantedUnits } from './contract.ts'

/** Lines of the same stock count together, in the order in which their rows are locked. */
export function groupWanted(lines: readonly WantedUnits[]): WantedUnits[] {
  const byStock = new Map<number, WantedUnits>()
  for (const line of lines) {
    const before = byStock.get(line.stockId)
    const units = (before?.units ?? 0) + line.units
    byStock.set(line.stockId, { ...line, units, backorders: line.backorders || (before?.backorders ?? false) })
  }
  return [...byStock.values()].sort((one, other) => one.stockId - other.stockId)
}
