import { localDay, readLocalMoment } from './local-time.ts'

/** Of days until which something waits, the last that is still to come: «2026-12-12». */
export function lastWait(days: readonly (string | null | undefined)[], now: Date): string | undefined {
  const today = localDay(now)
  return days
    .flatMap((day) => (day && day > today ? [day] : []))
    .sort()
    .at(-1)
}

/** From when promises are counted: the beginning of the day that is waited for, unless the moment is later. */
export function countedFrom(at: Date, until: string | undefined): Date {
  if (until === undefined) return at
  const from = readLocalMoment(until)
  return from > at ? from : at
}
