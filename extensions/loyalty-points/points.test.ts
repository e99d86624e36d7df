import { expect, test } from 'vitest'
import { discountOf, pointsFor, pointsLeft } from './points.ts'

test.each([
  [0, 1, 0],
  [9_990, 1, 99],
  [9_990, 2, 199],
  [99, 1, 0],
])('%d centavos at %d a real are %d points', (paid, perReal, points) => {
  expect(pointsFor(paid, perReal)).toBe(points)
})

test.each([
  [{ points: 100, centsPerPoint: 5, goodsCents: 10_000 }, 500],
  [{ points: 100, centsPerPoint: 5, goodsCents: 203 }, 200],
  [{ points: 0, centsPerPoint: 5, goodsCents: 10_000 }, 0],
])('%o take off %d', (facts, cents) => {
  expect(discountOf(facts)).toBe(cents)
})

test.each([
  [{ earned: 100, spentCents: 0, centsPerPoint: 5 }, 100],
  [{ earned: 100, spentCents: 201, centsPerPoint: 5 }, 59],
  [{ earned: 10, spentCents: 500, centsPerPoint: 5 }, 0],
])('of %o are left %d', (facts, points) => {
  expect(pointsLeft(facts)).toBe(points)
})
