import { expect, test } from 'vitest'
import { birthdaysOf, CART_WINDOWS, isMonthDay, isQuiet, openSince, windowAfter } from './rules.ts'

const brasilia = (clock: string) => new Date(`${clock}-03:00`)

test.each([
  ['2026-11-18T07:59:59', true],
  ['2026-11-18T08:00:00', false],
  ['2026-11-18T12:00:00', false],
  ['2026-11-18T20:59:59', false],
  ['2026-11-18T21:00:00', true],
  ['2026-11-19T00:00:00', true],
  ['2026-11-19T03:30:00', true],
])('at %s in São Paulo it is a quiet hour: %s', (clock, quiet) => {
  expect(isQuiet(brasilia(clock))).toBe(quiet)
})

test('the steps of an abandoned cart follow each other without a gap and never overlap', () => {
  expect(CART_WINDOWS.map(({ step, fromMs }) => [step, fromMs / 3_600_000])).toEqual([
    [1, 1],
    [2, 24],
    [3, 72],
  ])
  for (const [at, { untilMs }] of CART_WINDOWS.slice(0, -1).entries()) expect(untilMs).toBe(CART_WINDOWS[at + 1]!.fromMs)
  const left = brasilia('2026-11-18T10:00:00').getTime()
  for (let hours = 0; hours < 200; hours++) {
    const open = CART_WINDOWS.filter((window) => {
      const { after, until } = openSince(window, new Date(left + hours * 3_600_000))
      return left > after.getTime() && left <= until.getTime()
    })
    expect(open.length).toBe(hours >= 1 && hours < 168 ? 1 : 0)
  }
})

test('every window is longer than a night, so that a quiet hour never loses a mail', () => {
  for (const { fromMs, untilMs } of [...CART_WINDOWS, windowAfter(7, 7), windowAfter(90, 14)])
    expect(untilMs - fromMs).toBeGreaterThan(12 * 3_600_000)
})

test.each([
  [
    '2026-02-28T12:00:00',
    [
      [2, 28],
      [2, 29],
    ],
  ],
  ['2028-02-28T12:00:00', [[2, 28]]],
  ['2028-02-29T12:00:00', [[2, 29]]],
  ['2026-03-01T12:00:00', [[3, 1]]],
  // Already the next day in Greenwich.
  ['2026-12-31T22:30:00', [[12, 31]]],
])('on %s the birthdays are %j', (clock, days) => {
  expect(birthdaysOf(brasilia(clock)).days.map(({ month, day }) => [month, day])).toEqual(days)
})

test('a birthday belongs to the year of São Paulo', () => {
  expect(birthdaysOf(brasilia('2026-12-31T23:59:00')).year).toBe(2026)
})

test.each([
  [{ month: 2, day: 29 }, true],
  [{ month: 2, day: 30 }, false],
  [{ month: 4, day: 31 }, false],
  [{ month: 12, day: 31 }, true],
  [{ month: 13, day: 1 }, false],
  [{ month: 0, day: 1 }, false],
  [{ month: 1, day: 0 }, false],
  [{ month: 1.5, day: 1 }, false],
  [{ month: 1, day: Number.NaN }, false],
])('%j is a day of some year: %s', (date, is) => {
  expect(isMonthDay(date)).toBe(is)
})
