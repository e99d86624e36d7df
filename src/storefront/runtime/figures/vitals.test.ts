import { expect, test } from 'vitest'
import { layoutShift, nextPaint } from './vitals.ts'

const shiftsOf = (...shifts: [startTime: number, value: number, hadRecentInput?: boolean][]) => {
  const shift = layoutShift()
  for (const [startTime, value, hadRecentInput = false] of shifts) shift.add({ startTime, value, hadRecentInput })
  return Number(shift.value().toFixed(3))
}

test('shifts that follow each other within a second are added up, others are not', () => {
  expect(shiftsOf()).toBe(0)
  expect(shiftsOf([100, 0.05], [900, 0.05], [3_000, 0.04])).toBe(0.1)
  expect(shiftsOf([0, 0.01], [900, 0.01], [1_800, 0.01], [2_700, 0.01], [3_600, 0.01], [4_500, 0.01], [5_400, 0.05])).toBe(0.06)
})

test('what moves after a press does not count', () => expect(shiftsOf([100, 0.3, true], [200, 0.02])).toBe(0.02))

test('the slowest interaction is told, and of each only its longest event', () => {
  const paint = nextPaint()
  expect(paint.value()).toBeUndefined()
  paint.add({ interactionId: 0, duration: 900 })
  paint.add({ interactionId: 7, duration: 40 })
  paint.add({ interactionId: 7, duration: 120 })
  paint.add({ interactionId: 14, duration: 80 })
  expect(paint.value()).toBe(120)
  expect(paint.value(50)).toBe(80)
})

test('one interaction in fifty is left out', () => {
  const paint = nextPaint()
  for (let at = 1; at <= 120; at++) paint.add({ interactionId: at * 7, duration: at })
  expect(paint.value()).toBe(118)
})
