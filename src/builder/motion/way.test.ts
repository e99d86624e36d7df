import { expect, test } from 'vitest'
import { wayDownPage, wayThroughBox, wayThroughWindow } from './way.ts'

test('through the window: from below its lower edge to above its upper one', () => {
  expect(wayThroughWindow({ top: 1000, height: 200 }, 800)).toBe(0)
  expect(wayThroughWindow({ top: 800, height: 200 }, 800)).toBe(0)
  expect(wayThroughWindow({ top: 300, height: 200 }, 800)).toBe(0.5)
  expect(wayThroughWindow({ top: -200, height: 200 }, 800)).toBe(1)
  expect(wayThroughWindow({ top: -900, height: 200 }, 800)).toBe(1)
})

test('down the page: a page that fits its window is at its beginning', () => {
  expect(wayDownPage(0, 0)).toBe(0)
  expect(wayDownPage(250, 1000)).toBe(0.25)
  expect(wayDownPage(1200, 1000)).toBe(1)
})

test('through a box: read when its lower edge is in the window', () => {
  expect(wayThroughBox({ top: 100, height: 1800 }, 800)).toBe(0)
  expect(wayThroughBox({ top: -500, height: 1800 }, 800)).toBe(0.5)
  expect(wayThroughBox({ top: -1000, height: 1800 }, 800)).toBe(1)
  expect(wayThroughBox({ top: 700, height: 300 }, 800)).toBe(0)
  expect(wayThroughBox({ top: 400, height: 300 }, 800)).toBe(1)
})
