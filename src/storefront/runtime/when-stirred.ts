const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll']

/** At the first sign that somebody is there: what only an input can need is not fetched before it. */
export function whenStirred(act: () => void) {
  const listening = new AbortController()
  const { signal } = listening
  const hear = () => {
    if (signal.aborted) return
    listening.abort()
    act()
  }
  for (const sign of SIGNS) addEventListener(sign, hear, { signal, passive: true, capture: true })
}
