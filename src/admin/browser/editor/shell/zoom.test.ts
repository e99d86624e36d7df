import { expect, test } from 'vitest'
import { scaleOf, zoomName } from './zoom.ts'

test.each([
  ['fit', 1280, 640, 0.5],
  ['fit', 360, 1100, 1],
  ['fit', 1280, 0, 1],
  [1.25, 1280, 640, 1.25],
] as const)('zoom %s of a page %d px wide in %d px is %d', (zoom, width, available, scale) => {
  expect(scaleOf(zoom, width, available)).toBe(scale)
})

test('a zoom is named by its share', () => {
  expect(zoomName('fit')).toBe('Ajustar')
  expect(zoomName(0.75)).toBe('75%')
})
