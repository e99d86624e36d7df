import type { Cents } from '#kit/money.ts'
import type { PromotionLine } from './promotion.ts'

/** Units of one line: all cost the same. Carts are reckoned in runs, since a line may have thousands of units. */
export type Run = { line: PromotionLine; units: number }

/** The dearest first; of equal ones by key, so that the order of adding decides nothing. */
export const dearestFirst = (runs: readonly Run[]): Run[] =>
  runs
    .filter(({ units }) => units > 0)
    .sort((one, other) => other.line.cents - one.line.cents || (one.line.key < other.line.key ? -1 : 1))

export const unitsIn = (runs: readonly Run[]) => runs.reduce((sum, { units }) => sum + units, 0)

/** The units between two places of the runs, as runs. */
export function between(runs: readonly Run[], from: number, to: number): Run[] {
  const found: Run[] = []
  let start = 0
  for (const { line, units } of runs) {
    const taken = Math.min(to, start + units) - Math.max(from, start)
    if (taken > 0) found.push({ line, units: taken })
    start += units
  }
  return found
}

export const worthOf = (runs: readonly Run[]): Cents => runs.reduce((sum, { line, units }) => sum + line.cents * units, 0)

/** Of each run, how many units stand at the end of a whole group of `take`, where the `lowered` last of a group count. */
export function endsOfGroups(runs: readonly Run[], take: number, lowered: number): Run[] {
  const whole = Math.floor(unitsIn(runs) / take) * take
  const before = (place: number) => Math.floor(place / take) * lowered + Math.max(0, (place % take) - (take - lowered))
  let start = 0
  return runs.map(({ line, units }) => {
    const [from, to] = [Math.min(start, whole), Math.min(start + units, whole)]
    start += units
    return { line, units: before(to) - before(from) }
  })
}
