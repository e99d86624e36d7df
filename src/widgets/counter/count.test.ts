import { expect, test } from 'vitest'
import { countAt, writeCount, type Count } from './count.ts'

const aCount = (over: Partial<Count> = {}): Count => ({ from: 0, to: 12_480, durationMs: 2_000, separator: true, ...over })

test('a counter begins at its first number and stops exactly at its last', () => {
  expect(countAt(aCount({ from: 500 }), 0)).toBe(500)
  expect(countAt(aCount(), 2_000)).toBe(12_480)
  expect(countAt(aCount(), 9_999)).toBe(12_480)
})

test('a counter only ever moves towards its last number', () => {
  for (const count of [aCount(), aCount({ from: 100, to: 7 })]) {
    const steps = [0, 100, 400, 900, 1_500, 1_999].map((elapsedMs) => Math.abs(count.to - countAt(count, elapsedMs)))
    expect(steps).toEqual(steps.toSorted((a, b) => b - a))
  }
})

test('a counter writes its numbers as Brazilians do', () => {
  expect(writeCount(12_480, aCount())).toBe('12.480')
  expect(writeCount(1_234, aCount({ to: 1_234 }))).toBe('1.234')
  expect(writeCount(12_480, aCount({ separator: false }))).toBe('12480')
})

test('a counter with decimals keeps them on the way, so that it does not change its width', () => {
  const rating = aCount({ to: 4.9 })
  expect(writeCount(countAt(rating, 0), rating)).toBe('0,0')
  expect(writeCount(countAt(rating, 2_000), rating)).toBe('4,9')
})
