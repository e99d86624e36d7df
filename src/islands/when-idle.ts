/** A page that never rests, or whose browser never says so, becomes whole all the same. */
export const LONGEST_UNREST_MS = 1000

/** When the browser has nothing better to do. */
export function whenIdle(act: () => void) {
  // Safari has no requestIdleCallback; a short pause is the next best.
  const later = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200))
  later(act, { timeout: LONGEST_UNREST_MS })
}
