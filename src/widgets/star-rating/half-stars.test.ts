import { expect, test } from 'vitest'
import { halfStars } from './half-stars.ts'

test('a rating is shown to the nearest half star', () => {
  expect([4.2, 4.25, 4.5, 4.74, 4.75, 0.2].map((rating) => halfStars(rating, 5))).toEqual([4, 4.5, 4.5, 4.5, 5, 0])
})

test('there are never more stars lit than the scale has', () => {
  expect(halfStars(9.5, 5)).toBe(5)
  expect(halfStars(9.5, 10)).toBe(9.5)
})
