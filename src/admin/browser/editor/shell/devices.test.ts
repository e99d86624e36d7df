import { expect, test } from 'vitest'
import { BREAKPOINTS } from '#builder/breakpoints.ts'
import { canvasWidth, firstDevice } from './devices.ts'

test('each device is drawn at a width that the style sheets take for it', () => {
  expect(canvasWidth('mobile', 1100)).toBeLessThanOrEqual(BREAKPOINTS.mobile)
  expect(canvasWidth('tablet', 1100)).toBeGreaterThan(BREAKPOINTS.mobile)
  expect(canvasWidth('tablet', 1100)).toBeLessThanOrEqual(BREAKPOINTS.tablet)
  expect(canvasWidth('desktop', 300)).toBeGreaterThan(BREAKPOINTS.tablet)
})

test('a desk is as wide as there is room for', () => {
  expect(canvasWidth('desktop', 1120.6)).toBe(1280)
  expect(canvasWidth('desktop', 1600.6)).toBe(1600)
})

test('a page is first seen as on the window it is opened in', () => {
  expect([360, 767, 768, 899, 900, 1440].map(firstDevice)).toEqual(['mobile', 'mobile', 'tablet', 'tablet', 'desktop', 'desktop'])
})
