/** A page that never rests, or whose browser never says so, becomes whole all the same. */
export const LONGEST_UNREST_MS = 1000

/** When the browser has nothing better to do. */
export function whenIdle(act: () => void) {
  // Safari has no requestIdleCallback; a short pause is the next best.
  const later = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200))
  later(act, { timeout: LONGEST_UNREST_MS })
}

/** After everything that the page itself needs. */
export function whenQuiet(act: () => void) {
  const idle = () => whenIdle(act)
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}

/** Lets the browser answer a press, or draw, before what comes next. */
export function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } } // not in every browser
  return scheduler?.yield?.() ?? new Promise((resume) => setTimeout(resume, 0))
}

/** Each in a task of its own, in this order; one that fails keeps none of the others back. */
export function inTasks(acts: readonly (() => void)[]) {
  for (const act of acts) setTimeout(act, 0)
}
