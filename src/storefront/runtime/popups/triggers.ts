import type { PopupTriggers } from '#content/popups/contract.ts'
import { first } from './selector.ts'

/** A trigger arms itself and calls fire when its moment comes; the signal disarms it. */
export type Trigger = (fire: () => void, signal: AbortSignal) => void

/** Fires this long after the page stands. */
export const afterPageLoad =
  (seconds: number): Trigger =>
  (fire, signal) => {
    const timer = setTimeout(fire, seconds * 1000)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

type Scroll = { before: number; now: number; scrollable: number }

/** Down counts from the offset on, in percent of the height that can be scrolled; up counts with any step. */
export function isScrolled(direction: 'down' | 'up', offset: number, { before, now, scrollable }: Scroll): boolean {
  if (direction === 'up') return now < before
  return now > before && scrollable > 0 && (now / scrollable) * 100 >= offset
}

export const onScroll =
  (direction: 'down' | 'up', offset: number): Trigger =>
  (fire, signal) => {
    let before = scrollY
    const hear = () => {
      const scroll = { before, now: scrollY, scrollable: document.documentElement.scrollHeight - innerHeight }
      before = scrollY
      if (isScrolled(direction, offset, scroll)) fire()
    }
    addEventListener('scroll', hear, { passive: true, signal })
  }

/** Fires when the first element of the selector comes into view. */
export const onScrollTo =
  (selector: string): Trigger =>
  (fire, signal) => {
    const element = first(selector)
    if (!element) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) fire()
    })
    observer.observe(element)
    signal.addEventListener('abort', () => observer.disconnect())
  }

/** Fires on the click that reaches the count, not on the ones after it. */
export const afterClicks =
  (times: number): Trigger =>
  (fire, signal) => {
    let clicks = 0
    const hear = () => {
      if (++clicks === times) fire()
    }
    document.addEventListener('click', hear, { signal })
  }

const SIGNS_OF_LIFE = ['keydown', 'mousemove', 'pointerdown', 'touchmove', 'scroll']

/** Fires when nobody has stirred for this long. */
export const afterInactivity =
  (seconds: number): Trigger =>
  (fire, signal) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const startAgain = () => {
      clearTimeout(timer)
      timer = setTimeout(fire, seconds * 1000)
    }
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, startAgain, { passive: true, capture: true, signal })
    signal.addEventListener('abort', () => clearTimeout(timer))
    startAgain()
  }

/** Fires when the mouse leaves through the top of the window, on its way to the tabs or the address. */
export const onExitIntent: Trigger = (fire, signal) => {
  const hear = ({ clientY }: MouseEvent) => {
    if (clientY <= 0) fire()
  }
  document.documentElement.addEventListener('mouseleave', hear, { signal })
}

/** The triggers that a popup's settings switch on, on a page that has stood for a while. */
export function triggersOf(triggers: PopupTriggers, waitedMs = 0): Trigger[] {
  const { page_load_delay = 0, scrolling_direction = 'down', scrolling_offset = 0 } = triggers
  const { scrolling_to_selector = '', click_times = 1, inactivity_time = 0 } = triggers
  return [
    ...(triggers.page_load ? [afterPageLoad(page_load_delay - waitedMs / 1000)] : []),
    ...(triggers.scrolling ? [onScroll(scrolling_direction, scrolling_offset)] : []),
    ...(triggers.scrolling_to ? [onScrollTo(scrolling_to_selector)] : []),
    ...(triggers.click ? [afterClicks(click_times)] : []),
    ...(triggers.inactivity ? [afterInactivity(inactivity_time)] : []),
    ...(triggers.exit_intent ? [onExitIntent] : []),
  ]
}

/** Arms all of them; the first that fires disarms the rest, so `then` happens once. */
export function armTriggers(triggers: Trigger[], then: () => void): void {
  const armed = new AbortController()
  const fire = () => {
    if (armed.signal.aborted) return
    armed.abort()
    then()
  }
  for (const trigger of triggers) if (!armed.signal.aborted) trigger(fire, armed.signal)
}
