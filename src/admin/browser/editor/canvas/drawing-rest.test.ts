import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Tree } from '../../documents/tree.ts'
import { createDrawingRest } from './drawing-rest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aRest() {
  const again = vi.fn<() => void>()
  return { again, rest: createDrawingRest(again) }
}
const aTree = (): Tree => [{ id: 'a', elType: 'widget', widgetType: 'heading', settings: {}, elements: [] }]

test('what could not be drawn is asked for again after two seconds, then after four, and at most every thirty', () => {
  const { again, rest } = aRest()
  const waits = [2, 4, 8, 16, 30, 30]
  for (const seconds of waits) {
    rest.begin([])
    vi.advanceTimersByTime(seconds * 1_000 - 1)
    expect(again).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(again).toHaveBeenCalledOnce()
    again.mockClear()
  }
  rest.over()
  rest.begin([])
  vi.advanceTimersByTime(2_000)
  expect(again).toHaveBeenCalledOnce()
})

test('another document is drawn at once, and so is the same when there is a line again', () => {
  const { again, rest } = aRest()
  const failed = aTree()
  rest.begin(failed)
  expect(rest.isFor(failed)).toBe(true)
  expect(rest.isFor(aTree())).toBe(false)
  rest.goOn()
  expect(again).toHaveBeenCalledOnce()
  expect(rest.isFor(failed)).toBe(false)
  rest.goOn()
  vi.advanceTimersByTime(60_000)
  expect(again).toHaveBeenCalledOnce()
})
