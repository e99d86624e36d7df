import { localClock } from '#kit/brazil/local-time.ts'
import type { Moment } from './promotion.ts'

/** What the shop's clock shows at a moment. */
export function momentOf(at: Date): Moment {
  const shown = localClock(at)
  return {
    at,
    weekday: new Date(`${shown.slice(0, 10)}T00:00:00Z`).getUTCDay(),
    minute: Number(shown.slice(11, 13)) * 60 + Number(shown.slice(14, 16)),
  }
}
