import { sql } from 'kysely'
import { ADDED_UP, daySums, withSides } from './day-sums.ts'
import type { Groups } from './groups.ts'
import type { Period } from './period.ts'

const FORMATS = { day: 'YYYY-MM-DD', week: 'YYYY-MM-DD', month: 'YYYY-MM' } as const
export type Step = keyof typeof FORMATS

/** Sales by day, week or month, in turn; also those in which nobody bought. */
export function stepGroups(step: Step, period: Period, { limit, offset }: { limit: number; offset: number }): Groups {
  const { from, to } = period
  return {
    statements: sql`${withSides(period, ['order'])},
      days as materialized (${daySums('order', period)}),
      totals as (select ${ADDED_UP} from days s),
      steps as (
        select at from generate_series(date_trunc(${step}, ${from}::timestamp), ${to}::timestamp, ${`1 ${step}`}::interval) as at
      ),
      row_count as (select count(*)::int from steps),
      page as (select at from steps order by at limit ${limit} offset ${offset}),
      rows as (
        select to_char(page.at, ${FORMATS[step]}) as key, '' as name, page.at as place, ${ADDED_UP}
        from page left join days s on date_trunc(${step}, s.day::timestamp) = page.at group by page.at
      )`,
    hasRest: false,
  }
}
