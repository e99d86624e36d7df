import { expect, test } from 'vitest'
import { afterBusinessDays } from './business-days.ts'

test.each([
  // A Tuesday, at its first and last moment; a Friday; the eve of a holiday.
  ['2026-03-10T00:00:00-03:00', 1, '2026-03-11'],
  ['2026-03-10T23:59:59-03:00', 1, '2026-03-11'],
  ['2026-03-11T02:00:00Z', 1, '2026-03-11'],
  ['2026-03-13T12:00:00-03:00', 1, '2026-03-16'],
  ['2026-03-14T12:00:00-03:00', 1, '2026-03-16'],
  ['2026-04-20T12:00:00-03:00', 1, '2026-04-22'],
  // Good Friday moves: 3 April 2026, 26 March 2027, 14 April 2028.
  ['2026-04-02T12:00:00-03:00', 1, '2026-04-06'],
  ['2027-03-25T12:00:00-03:00', 1, '2027-03-29'],
  ['2028-04-13T12:00:00-03:00', 1, '2028-04-17'],
  ['2026-11-18T12:00:00-03:00', 3, '2026-11-24'],
  ['2026-12-23T12:00:00-03:00', 20, '2027-01-22'],
])('from %s on, business day %i ends with %s', (from, days, day) => {
  expect(afterBusinessDays(new Date(from), days)).toEqual(new Date(`${day}T23:59:59.999-03:00`))
})
