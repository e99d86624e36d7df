import type { TrackingStep } from './step.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A parcel of which nothing was heard for so long is asked for by people. */
export const ASKED_FOR_DAYS = 60
const MOST_PAUSE_SECONDS = 6 * HOUR

export type Followed = {
  /** What was heard last; null while the carrier knows nothing. */
  step: TrackingStep | null
  /** When that was. */
  happenedAt: Date | null
  /** Since when the code is known. */
  createdAt: Date
}

/** In how many seconds a carrier is asked again for a package; undefined when there is nothing more to hear. */
export function secondsToNextAsk({ step, happenedAt, createdAt }: Followed, now: Date): number | undefined {
  if (step === 'delivered' || step === 'returned') return undefined
  const quietSeconds = (now.getTime() - (happenedAt ?? createdAt).getTime()) / 1_000
  if (quietSeconds > ASKED_FOR_DAYS * DAY) return undefined
  // On the day of delivery buyers look every hour.
  if (step === 'out-for-delivery' && quietSeconds < DAY) return 30 * MINUTE
  if (quietSeconds < 3 * DAY) return 2 * HOUR
  return quietSeconds < 10 * DAY ? 6 * HOUR : DAY
}

/** In how many seconds after a failure, each time twice as long; never before the carrier says. */
export const secondsAfterFailure = (failures: number, waitSeconds = 0) =>
  Math.max(Math.min(5 * MINUTE * 2 ** Math.min(failures - 1, 10), MOST_PAUSE_SECONDS), waitSeconds)
