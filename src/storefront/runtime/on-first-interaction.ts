const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll']

/** At the first sign that somebody is there: what only an input can need is not fetched before it. */
export function onFirstInteraction(act: () => void) {
  const listening = new AbortController()
  const { signal } = listening
  const hear = (event: Event) => {
    if (signal.aborted || isByItself(event)) return
    listening.abort()
    act()
  }
  for (const sign of SIGNS) addEventListener(sign, hear, { signal, passive: true, capture: true })
}

/** A carousel that turns scrolls too, and under a mouse that rests the page moves when it grows: nobody is there. */
const isByItself = (event: Event) =>
  event.type === 'scroll'
    ? event.target !== document
    : event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY
