import { recordOf } from '#kit/unknown-json.ts'
import type { Dispatch } from './arrival.ts'

/** The row of settings that holds how the shop sends. */
export const DELIVERY_SETTING = 'delivery'

/** A shop that says nothing sends what is ordered before the early afternoon on the same day: no promise is longer than its carrier's. */
export const CUTOFF_HOUR = 14
export const MOST_HANDLING_DAYS = 60

/** Whatever was stored becomes settings; what makes no sense is what nobody has set. */
export function readDispatch(stored: unknown): Dispatch {
  const { cutoff_hour: hour, handling_days: days } = recordOf(stored)
  return {
    cutoffHour: isWhole(hour, 24) ? hour : CUTOFF_HOUR,
    handlingDays: isWhole(days, MOST_HANDLING_DAYS) ? days : 0,
  }
}

const isWhole = (raw: unknown, most: number): raw is number =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= most
