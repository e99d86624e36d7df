import { expect, test } from 'vitest'
import { canMove, inView, moved, placeOf, resisted, roundsOf, settled, slideAt, stops } from './position.ts'

const strip = { count: 5, perView: 3, loop: false }
const loop = { count: 5, perView: 3, loop: true }

test.each([
  [{ count: 1, perView: 1, loop: true }, false],
  [{ count: 0, perView: 1, loop: false }, false],
  [{ count: 2, perView: 1, loop: true }, true],
  [{ count: 3, perView: 3, loop: true }, false],
  [{ count: 4, perView: 3, loop: false }, true],
])('[SLIDE-1] %j can be turned: %s', (of, can) => {
  expect(canMove(of)).toBe(can)
})

test('[SLIDE-2] a strip of five that shows three has three places to stand, a loop has five', () => {
  expect(stops(strip)).toBe(3)
  expect(stops(loop)).toBe(5)
  expect(stops({ count: 2, perView: 3, loop: false })).toBe(1)
})

test.each([
  [0, 1, 1, 1],
  [2, 1, 2, 3],
  [0, -1, 0, -1],
  [4, 1, 2, 5],
])('[SLIDE-1] from %i by %i: a strip stands at %i, a loop goes on to %i', (from, by, ends, goesOn) => {
  expect(moved(from, by, strip)).toBe(ends)
  expect(moved(from, by, loop)).toBe(goesOn)
})

test('[SLIDE-1] however far a loop has turned, the slide is known', () => {
  expect([-6, -1, 0, 5, 13].map((place) => slideAt(place, loop))).toEqual([4, 4, 0, 0, 3])
})

test('a loop goes to a slide by the shorter way round', () => {
  expect(placeOf(4, 0, loop)).toBe(-1)
  expect(placeOf(1, 0, loop)).toBe(1)
  expect(placeOf(0, 4, loop)).toBe(5)
  expect(placeOf(4, 0, strip)).toBe(2)
})

test('while a loop turns there is a slide at every place that can be seen', () => {
  for (let position = -7; position < 12; position += 0.25) {
    const places = Array.from({ length: 5 }, (_, slide) => slide + roundsOf(slide, position, loop) * 5 - position)
    const seen = places.filter((place) => place > -1 && place < 3)
    expect(seen.length, `at ${position}`).toBeGreaterThanOrEqual(Number.isInteger(position) ? 3 : 4)
  }
  expect(roundsOf(4, 0, strip)).toBe(0)
})

test('[SLIDE-4] only the slides in view can be reached', () => {
  const reached = (position: number, of: typeof loop) => [0, 1, 2, 3, 4].filter((slide) => inView(slide, position, of))
  expect(reached(0, strip)).toEqual([0, 1, 2])
  expect(reached(2, strip)).toEqual([2, 3, 4])
  expect(reached(4, loop)).toEqual([0, 1, 4])
})

test.each([
  ['a short pull falls back', 0, 0.1, 0, 0],
  ['a fifth of a slide is enough', 0, 0.3, 0, 1],
  ['a flick is enough', 0, 0.05, 0.002, 1],
  ['a flick backwards', 1, 0.95, -0.002, 0],
  ['a long pull goes as far as it went', 0, 1.8, 0, 2],
  ['the end is the end', 2, 2.4, 0.002, 2],
])('%s', (_what, from, to, velocity, rest) => {
  expect(settled(from, to, velocity, strip)).toBe(rest)
})

test('past its ends a strip resists, a loop does not', () => {
  expect(resisted(-1, strip)).toBeCloseTo(-0.3)
  expect(resisted(3, strip)).toBeCloseTo(2.3)
  expect(resisted(1.5, strip)).toBe(1.5)
  expect(resisted(-1, loop)).toBe(-1)
})
