import { localClock, localDay } from '#kit/brazil/local-time.ts'

const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** Nobody's phone rings at night because of an offer. By the clock of São Paulo. */
const QUIET_FROM_HOUR = 21
const QUIET_UNTIL_HOUR = 8

/** The weekly bound counts so far back. */
export const CAP_DAYS = 7
/** An order so long after a click counts for the mail. */
export const CREDITED_DAYS = 7

export function isQuiet(now: Date): boolean {
  const hour = Number(localClock(now).slice(11, 13))
  return hour >= QUIET_FROM_HOUR || hour < QUIET_UNTIL_HOUR
}

/** From when to when after something happened a step is due. Who is reached in none of it is not written to later. */
export type Window = { step: number; fromMs: number; untilMs: number }

/** An abandoned cart is reminded of three times; each step ends where the next begins, so that they never come together. */
export const CART_WINDOWS: readonly Window[] = [
  { step: 1, fromMs: HOUR_MS, untilMs: 24 * HOUR_MS },
  { step: 2, fromMs: 24 * HOUR_MS, untilMs: 72 * HOUR_MS },
  { step: 3, fromMs: 72 * HOUR_MS, untilMs: 7 * DAY_MS },
]

/** Some days after something, with a few days more for nights, full weeks and pauses of the mail server. */
export const windowAfter = (days: number, openDays: number): Window => ({
  step: 1,
  fromMs: days * DAY_MS,
  untilMs: (days + openDays) * DAY_MS,
})

/** Between which moments something must have happened for the window to be open now. */
export const openSince = ({ fromMs, untilMs }: Window, now: Date) => ({
  after: new Date(now.getTime() - untilMs),
  until: new Date(now.getTime() - fromMs),
})

export type MonthDay = { month: number; day: number }

const LONGEST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** A day that some year has. */
export const isMonthDay = ({ month, day }: MonthDay) =>
  Number.isInteger(month) && Number.isInteger(day) && day >= 1 && day <= (LONGEST[month - 1] ?? 0)

/** Whose birthday is today in São Paulo: on 28 February of a common year also of those who were born on the 29th. */
export function birthdaysOf(now: Date): { year: number; days: MonthDay[] } {
  const [year, month, day] = localDay(now).split('-').map(Number) as [number, number, number]
  const today = { month, day }
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  const days = month === 2 && day === 28 && !isLeap ? [today, { month: 2, day: 29 }] : [today]
  return { year, days }
}

/** A few centavos less are no news. */
export const LEAST_DROP_PERCENT = 5
