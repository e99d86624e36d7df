import { beforeEach, expect, test, vi } from 'vitest'
import { inTasks, LONGEST_UNREST_MS, whenIdle } from './when-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('the browser says when it rests', () => {
  const rests: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (act: () => void) => rests.push(act))
  const act = vi.fn<() => void>()
  whenIdle(act)
  expect(act).not.toHaveBeenCalled()
  rests[0]!()
  expect(act).toHaveBeenCalledOnce()
})

test('a browser that never rests is not waited for', () => {
  vi.stubGlobal('requestIdleCallback', (act: () => void, options?: IdleRequestOptions) => {
    if (options?.timeout) setTimeout(act, options.timeout)
  })
  const act = vi.fn<() => void>()
  whenIdle(act)
  vi.advanceTimersByTime(LONGEST_UNREST_MS - 1)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledOnce()
})

test('a browser that can’t say so is given a short pause', () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  const act = vi.fn<() => void>()
  whenIdle(act)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(act).toHaveBeenCalledOnce()
})

test('each of several acts has a task of its own, in their order', async () => {
  const told: string[] = []
  const tell = (name: string) => () => {
    told.push(name)
    queueMicrotask(() => told.push(`after ${name}`))
  }
  inTasks([tell('one'), tell('two')])
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual(['one', 'after one', 'two', 'after two'])
})
