import { expect, test } from 'vitest'
import { secondsLeft, splitTime, UNITS, writeDigits, type Unit } from './time-left.ts'

test.each([
  [100, 0, 100],
  [100, 40_000, 60],
  [100, 40_001, 60],
  [100, 99_999, 1],
  [100, 100_000, 0],
  [100, 500_000, 0],
])('[TIME-1] to a target of %i s, at %i ms, %i s are left', (due, nowMs, left) => {
  expect(secondsLeft(due, nowMs)).toBe(left)
})

test.each<[number, readonly Unit[], number[]]>([
  [0, UNITS, [0, 0, 0, 0]],
  [59, UNITS, [0, 0, 0, 59]],
  [60, UNITS, [0, 0, 1, 0]],
  [90_061, UNITS, [1, 1, 1, 1]],
  [86_399, UNITS, [0, 23, 59, 59]],
  [90_061, ['hours', 'minutes', 'seconds'], [25, 1, 1]],
  [90_061, ['minutes'], [1501]],
  [90_061, ['days', 'seconds'], [1, 3661]],
  [90_061, ['seconds', 'days'], [1, 3661]],
  [90_061, [], []],
])('[TIME-1] %i s in %j are %j', (seconds, shown, amounts) => {
  expect(splitTime(seconds, shown).map(({ amount }) => amount)).toEqual(amounts)
})

test('[TIME-1] digits keep the width of their boxes', () => {
  expect([0, 7, 23, 365].map(writeDigits)).toEqual(['00', '07', '23', '365'])
})
