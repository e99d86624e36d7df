import { localDay } from '#kit/brazil/local-time.ts'

/** Days of the shop's own calendar, the last one included: «2026-11-30». */
export type Period = { from: string; to: string }
export const PERIODS = ['week', 'month', 'last_month', 'year'] as const
export type PeriodName = (typeof PERIODS)[number]

const DAY_MS = 86_400_000
/** Three years of orders are read in a moment; more is a question for another tool. */
export const MOST_DAYS = 1_100
/** A longer period is told by its months. */
const MOST_DAYS_ONE_BY_ONE = 92

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The days that a name stands for, by the shop's clock. */
export function periodOf(name: PeriodName, nowMs: number): Period {
  const to = localDay(new Date(nowMs))
  const month = `${to.slice(0, 7)}-01`
  switch (name) {
    case 'week':
      return { from: dayOf(utc(to) - 6 * DAY_MS), to }
    case 'month':
      return { from: month, to }
    case 'last_month': {
      const lastDay = dayOf(utc(month) - DAY_MS)
      return { from: `${lastDay.slice(0, 7)}-01`, to: lastDay }
    }
    case 'year':
      return { from: `${to.slice(0, 4)}-01-01`, to }
  }
}

const daysOf = ({ from, to }: Period) => (utc(to) - utc(from)) / DAY_MS + 1
/** It begins before it ends, and ends within reason. */
export const isGoodPeriod = (period: Period) => daysOf(period) >= 1 && daysOf(period) <= MOST_DAYS
/** The period, or the last days of it when there are too many. */
export const longestOf = (period: Period): Period =>
  daysOf(period) <= MOST_DAYS ? period : { from: dayOf(utc(period.to) - (MOST_DAYS - 1) * DAY_MS), to: period.to }
export const stepOf = (period: Period): 'day' | 'month' => (daysOf(period) > MOST_DAYS_ONE_BY_ONE ? 'month' : 'day')

/** As many days again, right before. */
export function periodBefore({ from, to }: Period): Period {
  const last = utc(from) - DAY_MS
  return { from: dayOf(last - (utc(to) - utc(from))), to: dayOf(last) }
}
