import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  afterClicks,
  afterInactivity,
  afterPageLoad,
  armTriggers,
  isScrolled,
  onExitIntent,
  type Trigger,
  triggersOf,
} from './triggers.ts'

// The few corners of a browser that triggers listen to.
const corners = () => ({ page: new EventTarget(), root: new EventTarget(), view: new EventTarget() })
let browser = corners()
beforeEach(() => {
  vi.useFakeTimers()
  browser = corners()
  vi.stubGlobal('document', Object.assign(browser.page, { documentElement: browser.root }))
  vi.stubGlobal('addEventListener', browser.view.addEventListener.bind(browser.view))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function arm(trigger: Trigger) {
  const armed = new AbortController()
  const fire = vi.fn()
  trigger(fire, armed.signal)
  return { fired: () => fire.mock.calls.length, disarm: () => armed.abort() }
}

test.each([
  ['down', 50, { before: 0, now: 500, scrollable: 1000 }, true],
  ['down', 50, { before: 0, now: 499, scrollable: 1000 }, false],
  ['down', 50, { before: 900, now: 800, scrollable: 1000 }, false],
  ['down', 0, { before: 0, now: 1, scrollable: 1000 }, true],
  ['down', 0, { before: 0, now: 0, scrollable: 0 }, false],
  ['down', 100, { before: 900, now: 1000, scrollable: 1000 }, true],
  ['up', 50, { before: 100, now: 99, scrollable: 1000 }, true],
  ['up', 50, { before: 100, now: 600, scrollable: 1000 }, false],
] as const)('[POPUP-2] scrolling %s with %d %% and %j fires: %s', (direction, offset, scroll, fires) => {
  expect(isScrolled(direction, offset, scroll)).toBe(fires)
})

test('[POPUP-2] the click trigger fires on the click that reaches the count, and on no other', () => {
  const { fired } = arm(afterClicks(3))
  const after = [1, 2, 3, 4, 5].map(() => {
    browser.page.dispatchEvent(new Event('click'))
    return fired()
  })
  expect(after).toEqual([0, 0, 1, 1, 1])
})

test('[POPUP-2] the page-load trigger fires after its seconds, unless it was disarmed', () => {
  const one = arm(afterPageLoad(5))
  const other = arm(afterPageLoad(5))
  vi.advanceTimersByTime(4_999)
  expect(one.fired()).toBe(0)
  other.disarm()
  vi.advanceTimersByTime(1)
  expect([one.fired(), other.fired()]).toEqual([1, 0])
})

test.each(['mousemove', 'keydown', 'touchmove', 'scroll'])('[POPUP-2] a %s makes the inactivity trigger wait anew', (sign) => {
  const { fired } = arm(afterInactivity(30))
  vi.advanceTimersByTime(29_000)
  browser.view.dispatchEvent(new Event(sign))
  vi.advanceTimersByTime(29_999)
  expect(fired()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(fired()).toBe(1)
})

test.each([
  [-1, 1],
  [0, 1],
  [1, 0],
  [400, 0],
])('[POPUP-2] a mouse that leaves at %d px from the top fires %d times', (clientY, times) => {
  const { fired } = arm(onExitIntent)
  browser.root.dispatchEvent(Object.assign(new Event('mouseleave'), { clientY }))
  expect(fired()).toBe(times)
})

test('[POPUP-2] the first of all to fire shows the popup; then none is left', () => {
  const then = vi.fn()
  armTriggers([afterPageLoad(10), afterClicks(1), onExitIntent], then)
  browser.page.dispatchEvent(new Event('click'))
  browser.root.dispatchEvent(Object.assign(new Event('mouseleave'), { clientY: 0 }))
  vi.advanceTimersByTime(60_000)
  expect(then).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('[POPUP-2] only the triggers that are switched on are armed', () => {
  expect(triggersOf({})).toHaveLength(0)
  expect(triggersOf({ page_load_delay: 5, click_times: 2 })).toHaveLength(0)
  const all = {
    page_load: 'yes',
    scrolling: 'yes',
    scrolling_to: 'yes',
    click: 'yes',
    inactivity: 'yes',
    exit_intent: 'yes',
  } as const
  expect(triggersOf(all)).toHaveLength(6)
})
