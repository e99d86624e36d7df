import { DAY_MS, isDeliveryDay } from '#kit/brazil/holidays.ts'
import { localClock } from '#kit/brazil/local-time.ts'

/** How quickly the shop hands a parcel over to the carrier. */
export type Dispatch = {
  /** By the shop's clock: what is ordered before this hour of a business day counts as ordered that day. */
  cutoffHour: number
  /** Business days until it leaves the shop. */
  handlingDays: number
}

export type Counting = Dispatch & {
  /** From when it is counted. */
  at: Date
  /** The carrier's business days, at the most. */
  days: number
  /** Where it goes: what rests there is not counted. */
  state: string
}

/** The last day on which it arrives: «2026-11-26». */
export function arrivalDay({ at, days, state, cutoffHour, handlingDays }: Counting): string {
  let day = dayOf(localClock(at))
  const waits = isInTime({ at, state, cutoffHour }) ? 0 : 1
  for (let left = handlingDays + days + waits; left > 0;) if (isDeliveryDay(++day, state)) left--
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

const dayOf = (clock: string) => Date.parse(clock.slice(0, 10)) / DAY_MS

/** Whether what is paid at this moment counts as paid that day. */
export function isInTime({ at, state, cutoffHour }: Pick<Counting, 'at' | 'state' | 'cutoffHour'>): boolean {
  const clock = localClock(at)
  return isDeliveryDay(dayOf(clock), state) && Number(clock.slice(11, 13)) < cutoffHour
}

const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'short', timeZone: 'UTC' })

/** «qui., 26/11», in one piece. */
export function arrivalDate(day: string): string {
  return `${weekday.format(new Date(day))},\u00a0${day.slice(8, 10)}/${day.slice(5, 7)}`
}
