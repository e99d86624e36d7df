import type { Static, TObject } from 'typebox'
import { maybe, text } from '#http/rest/arguments.ts'
import { badArguments } from '#http/rest/rest-problem.ts'
import { isDay } from '#kit/calendar-day.ts'
import { isGoodPeriod, type Period, periodOf } from '#shop/reports/period.ts'

/** The days that a report is asked about. */
export const DAYS = {
  from: maybe(text({ maxLength: 10, description: 'First day, like 2026-11-01; without it, the first of this month.' })),
  to: maybe(text({ maxLength: 10, description: 'Last day, included; without it, today.' })),
}
type Days = Static<TObject<typeof DAYS>>

export function readDays({ from, to }: Days, nowMs: number): Period {
  const month = periodOf('month', nowMs)
  const wanted = { from: from ?? month.from, to: to ?? month.to }
  const bad = { code: 'rest_invalid_date', message: 'Escreva os dias como 2026-11-30; o período vai até três anos.' }
  if (!isDay(wanted.from)) throw badArguments({ from: bad })
  if (!isDay(wanted.to) || !isGoodPeriod(wanted)) throw badArguments({ to: bad })
  return wanted
}
