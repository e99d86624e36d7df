import { DAY_MS, isBusinessDay } from './holidays.ts'

/** São Paulo has had no summer time since 2019: its days begin at 3 h of the universal clock. */
const SAO_PAULO_MS = 3 * 3_600_000

/** The last moment, by the calendar of São Paulo, of the n-th business day after a moment. */
export function afterBusinessDays(from: Date, days: number): Date {
  let day = Math.floor((from.getTime() - SAO_PAULO_MS) / DAY_MS)
  for (let left = days; left > 0;) if (isBusinessDay(++day)) left--
  return new Date((day + 1) * DAY_MS + SAO_PAULO_MS - 1)
}
