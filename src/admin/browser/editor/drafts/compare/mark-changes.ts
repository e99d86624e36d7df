import type { ElementChange } from './document-diff.ts'

export const CHANGE_COLOURS = { added: '#1b7a3d', removed: '#b3261e', changed: '#b26a00', moved: '#2456a6' } as const

const elementIn = (drawn: Document, id: string) =>
  /^[a-z0-9]+$/i.test(id) ? drawn.querySelector<HTMLElement>(`[data-id="${id}"]`) : null

/** Draws a line around what differs. What is not on this side is not there to be marked. */
export function markChanges(drawn: Document, changes: readonly ElementChange[]) {
  for (const { kind, element } of changes) {
    const shown = elementIn(drawn, element.id)
    if (!shown) continue
    shown.style.outline = `4px ${kind === 'moved' ? 'dashed' : 'solid'} ${CHANGE_COLOURS[kind]}`
    // Whatever is as wide as the page would have its line outside of it.
    shown.style.outlineOffset = element.elType === 'container' ? '-4px' : '4px'
  }
}

export function scrollToElement(drawn: Document | undefined, id: string) {
  if (drawn) elementIn(drawn, id)?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** Two pages side by side stand at the same height; where one is shorter it stays at its end. */
export function scrollTogether(one: Document, other: Document): () => void {
  const [first, second] = [one.defaultView, other.defaultView]
  if (!first || !second) return () => {}
  const follow = (from: Window, to: Window) => () => {
    if (Math.abs(from.scrollY - to.scrollY) > 1) to.scrollTo({ top: from.scrollY, behavior: 'instant' })
  }
  let leading: Window = first
  const lead = (window: Window) => () => void (leading = window)
  const steps: [Window, string, () => void][] = [
    [first, 'scroll', () => leading === first && follow(first, second)()],
    [second, 'scroll', () => leading === second && follow(second, first)()],
    ...[first, second].flatMap((window): [Window, string, () => void][] =>
      ['wheel', 'pointerdown', 'touchstart', 'keydown'].map((sign) => [window, sign, lead(window)]),
    ),
  ]
  for (const [window, event, step] of steps) window.addEventListener(event, step, { passive: true })
  return () => {
    for (const [window, event, step] of steps) window.removeEventListener(event, step)
  }
}
