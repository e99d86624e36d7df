import type { Breakdown, SalesRow } from './contract.ts'
import { SUMS, together } from './groups.ts'

/** Sources that are told apart before they are put together by name; a flood of made-up campaigns is «Outras origens». */
export const MOST_SOURCES = 2_000

export type Origin = { source_type?: string; utm_source?: string; utm_campaign?: string }
export type OriginOf = (values: Origin) => string

/** Sources under the names that merchants know them by, the most valuable first; nothing is left out of the sum. */
export function foldOrigins({ rows, totals }: Pick<Breakdown, 'rows' | 'totals'>, originOf: OriginOf): SalesRow[] {
  const byName = new Map<string, SalesRow>()
  for (const row of rows) {
    const name = originOf(JSON.parse(row.key) as Origin) // written by the statement that groups
    const before = byName.get(name)
    byName.set(name, before ? together(before, row) : { ...row, key: name, name })
  }
  const told = [...byName.values()].sort((a, b) => b.totalCents - a.totalCents || a.name.localeCompare(b.name))
  const others = SUMS.map((sum) => [sum, totals[sum] - told.reduce((all, row) => all + row[sum], 0)] as const)
  if (others.every(([, left]) => left === 0)) return told
  const left = Object.fromEntries(others) as Omit<SalesRow, 'key' | 'name'> // the same names as in Sums
  return [...told, { key: '', name: 'Outras origens', ...left }]
}
