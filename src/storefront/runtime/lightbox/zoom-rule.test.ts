import { expect, test } from 'vitest'
import { MOST_ZOOM, NO_ZOOM, panBy, pinch, zoomAt } from './zoom-rule.ts'

const size = { width: 400, height: 300 }

test('a picture grows around the point that was pressed', () => {
  expect(zoomAt(NO_ZOOM, 2, { x: 0, y: 0 }, size)).toEqual({ scale: 2, x: 0, y: 0 })
  expect(zoomAt(NO_ZOOM, 2, { x: 100, y: -50 }, size)).toEqual({ scale: 2, x: -100, y: 50 })
})

test.each([
  [100, MOST_ZOOM],
  [0.1, 1],
  [1, 1],
])('a factor of %d leaves it between its own size and the most: %d', (factor, scale) => {
  expect(zoomAt(NO_ZOOM, factor, { x: 0, y: 0 }, size).scale).toBe(scale)
})

test('back at its own size it stands where it stood', () => {
  const close = zoomAt(NO_ZOOM, 3, { x: 200, y: 150 }, size)
  expect(zoomAt(close, 1 / 3, { x: -50, y: 20 }, size)).toEqual({ scale: 1, x: 0, y: 0 })
})

test.each([
  [
    { x: 30, y: -20 },
    { x: 30, y: -20 },
  ],
  [
    { x: 900, y: -900 },
    { x: 200, y: -150 },
  ],
])('moved by %o it shows its own edge at the most', (by, seen) => {
  expect(panBy({ scale: 2, x: 0, y: 0 }, by, size)).toEqual({ scale: 2, ...seen })
})

test('a picture of its own size does not move', () => {
  expect(panBy(NO_ZOOM, { x: 50, y: 50 }, size)).toEqual(NO_ZOOM)
})

test.each([
  ['twice as far apart', { x: 40, y: 0 }, { x: 120, y: 0 }, { x: -40, y: 0 }, 2],
  ['half as far apart, it stays at its own size', { x: 120, y: 0 }, { x: 40, y: 0 }, { x: -40, y: 0 }, 1],
  ['aslant', { x: 30, y: 40 }, { x: 60, y: 80 }, { x: 0, y: 0 }, 2],
  ['ten times as far apart, up to the most', { x: 10, y: 0 }, { x: 100, y: 0 }, { x: 0, y: 0 }, MOST_ZOOM],
  ['from one point', { x: 0, y: 0 }, { x: 2, y: 0 }, { x: 0, y: 0 }, 2],
])('two fingers that come %s make it so much larger', (_how, from, to, other, scale) => {
  expect(pinch(NO_ZOOM, { from, to, other }, size).scale).toBeCloseTo(scale)
})

test.each([
  [NO_ZOOM, { x: 40, y: 0 }, { x: 120, y: 0 }, { x: -40, y: 0 }],
  [
    { scale: 2, x: 30, y: -10 },
    { x: 20, y: 10 },
    { x: 40, y: 30 },
    { x: -20, y: -10 },
  ],
  [
    { scale: 3, x: 0, y: 0 },
    { x: 90, y: 0 },
    { x: 60, y: 10 },
    { x: -30, y: 0 },
  ],
])('of a picture at %o, what was between two fingers stays between them', (zoom, from, to, other) => {
  const after = pinch(zoom, { from, to, other }, size)
  const between = (finger: { x: number; y: number }) => ({ x: (finger.x + other.x) / 2, y: (finger.y + other.y) / 2 })
  /** Which point of the picture is seen at a place. */
  const seen = ({ scale, x, y }: typeof zoom, at: { x: number; y: number }) => [(at.x - x) / scale, (at.y - y) / scale]
  const [x, y] = seen(zoom, between(from))
  expect(seen(after, between(to))).toEqual([expect.closeTo(x!), expect.closeTo(y!)])
})
