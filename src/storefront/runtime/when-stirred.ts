const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll']

/** At the first sign that somebody is there: what only an input can need is not fetched before it. */
export function whenStirred(act: () => void) {
  const listening = new AbortController()
  const { signal } = listening
  const hear = ({ type, target }: Event) => {
    // A carousel that moves by itself scrolls too, and nobody is there.
    if (signal.aborted || (type === 'scroll' && target !== document)) return
    listening.abort()
    act()
  }
  for (const sign of SIGNS) addEventListener(sign, hear, { signal, passive: true, capture: true })
}
