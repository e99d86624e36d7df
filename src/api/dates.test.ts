import { expect, test } from 'vitest'
import { bothDates, readDate } from './dates.ts'

test('a moment is told in the shop’s time and in UTC, without a zone', () => {
  expect(bothDates('date', new Date('2026-11-15T01:30:00Z'))).toEqual({
    date: '2026-11-14T22:30:00',
    date_gmt: '2026-11-15T01:30:00',
  })
  expect(bothDates('date', null)).toEqual({ date: null, date_gmt: null })
})
test.each(['0000-01-01', '0001-01-01T00:00:00', '0999-12-31', '9999-12-31T23:59:59'])('%s is a moment too', (text) => {
  expect(readDate(text).getTime()).not.toBeNaN()
})
test.each([
  ['2026-11-14T22:30:00', 'shop', '2026-11-15T01:30:00.000Z'],
  ['2026-11-14', 'shop', '2026-11-14T03:00:00.000Z'],
  ['2018-12-25 12:00:00', 'shop', '2018-12-25T14:00:00.000Z'],
  ['2026-11-15T01:30:00', 'utc', '2026-11-15T01:30:00.000Z'],
  ['2026-11-15T01:30:00Z', 'shop', '2026-11-15T01:30:00.000Z'],
  ['2026-11-15T01:30:00-05:00', 'utc', '2026-11-15T06:30:00.000Z'],
] as const)('%s in the zone %s is %s', (text, zone, iso) => {
  expect(readDate(text, zone).toISOString()).toBe(iso)
})
