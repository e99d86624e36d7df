import { isOn } from './holds.ts'
import { momentOf } from './moment.ts'
import type { Terms } from './promotion.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 1_440
/** Days and hours come again within a week. */
const DAYS_AHEAD = 8

/** When a promotion that is on ends, or one that is off begins, as far as it is known; a week of days and hours is looked at. */
export function nextTurn(terms: Terms, now: Date): Date | undefined {
  const isOnNow = isOn(terms, momentOf(now))
  return edgesOf(terms, now).find((at) => isOn(terms, momentOf(at)) !== isOnNow)
}

/** Moments at which it may begin or end, the next first. */
function edgesOf({ startsAt, endsAt, weekdays, hours }: Terms, now: Date): Date[] {
  const minutes = [...(weekdays.length > 0 ? [0] : []), ...(hours ? [hours.from, hours.to] : [])]
  const begun = Math.floor(Math.max(now.getTime(), startsAt?.getTime() ?? 0) / MINUTE_MS) * MINUTE_MS
  const { minute } = momentOf(new Date(begun))
  const repeated = minutes.flatMap((one) =>
    Array.from(
      { length: DAYS_AHEAD },
      (_, day) => begun + (((one - minute + DAY_MINUTES) % DAY_MINUTES) + day * DAY_MINUTES) * MINUTE_MS,
    ),
  )
  return [startsAt?.getTime(), endsAt?.getTime(), ...repeated]
    .filter((at): at is number => at !== undefined && at > now.getTime())
    .sort((one, other) => one - other)
    .map((at) => new Date(at))
}

/** The end of a promotion is told from a week before. */
const TOLD_BEFORE_MS = 7 * DAY_MINUTES * MINUTE_MS

/** When a promotion that is on ends, if that is soon. */
export function endsSoon(terms: Terms, now: Date): Date | undefined {
  const end = nextTurn(terms, now)
  return end && end.getTime() - now.getTime() <= TOLD_BEFORE_MS ? end : undefined
}

/** The next moment at which something that is said of these promotions may change. */
export function nextChange(all: readonly Terms[], now: Date): number {
  const moments = all.flatMap((terms) => {
    const turn = nextTurn(terms, now)?.getTime()
    return turn === undefined ? [] : [turn, turn - TOLD_BEFORE_MS].filter((at) => at > now.getTime())
  })
  return Math.min(Infinity, ...moments)
}
