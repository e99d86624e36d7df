import { expect, test } from 'vitest'
import { MOST_ZOOM, NO_ZOOM, panBy, zoomAt } from './zoom-rule.ts'

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
