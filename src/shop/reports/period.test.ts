import { expect, test } from 'vitest'
import { isDay } from '#kit/calendar-day.ts'
import { isGoodPeriod, longestOf, periodOf, stepOf } from './period.ts'

// Half past one in the morning of the first of March in UTC: in São Paulo it is still February.
const NOW = Date.parse('2026-03-01T01:30:00Z')

test.each([
  ['week', { from: '2026-02-22', to: '2026-02-28' }],
  ['month', { from: '2026-02-01', to: '2026-02-28' }],
  ['last_month', { from: '2026-01-01', to: '2026-01-31' }],
  ['year', { from: '2026-01-01', to: '2026-02-28' }],
] as const)('«%s» is by the shop’s own calendar', (name, period) => {
  expect(periodOf(name, NOW)).toEqual(period)
})

test('a period begins before it ends and ends within three years; a long one is told by months', () => {
  expect(isGoodPeriod({ from: '2026-01-02', to: '2026-01-01' })).toBe(false)
  expect(isGoodPeriod({ from: '2026-01-01', to: '2026-01-01' })).toBe(true)
  expect(isGoodPeriod({ from: '2020-01-01', to: '2026-01-01' })).toBe(false)
  expect(stepOf({ from: '2026-01-01', to: '2026-03-31' })).toBe('day')
  expect(stepOf({ from: '2026-01-01', to: '2026-12-31' })).toBe('month')
})

test('of too many days the last ones are told, as many as there may be', () => {
  const shortened = longestOf({ from: '2020-01-01', to: '2026-11-15' })
  expect(shortened).toEqual({ from: '2023-11-12', to: '2026-11-15' })
  expect(isGoodPeriod(shortened)).toBe(true)
  expect(longestOf(shortened)).toEqual(shortened)
  expect(isGoodPeriod({ ...shortened, from: '2023-11-11' })).toBe(false)
})

test.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['2026-2-3', false],
  ['0000-01-01', false],
  ['ontem', false],
  ["2026-01-01'", false],
])('«%s» is a day: %s', (text, is) => expect(isDay(text)).toBe(is))
