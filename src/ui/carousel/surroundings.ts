import type { Moment } from './rotation.ts'

type Surroundings = Omit<Moment, 'wanted'>

/** Tells whenever a mouse, the keyboard or the visitor's eyes come to a carousel or leave it. */
export function watchSurroundings(root: HTMLElement, tell: (change: Partial<Surroundings>) => void): () => void {
  const halt = new AbortController()
  const { signal } = halt
  let onScreen = true
  const look = () => tell({ away: document.hidden || !onScreen })
  const hover = (hovered: boolean) => (event: PointerEvent) => event.pointerType !== 'touch' && tell({ hovered })
  root.addEventListener('pointerenter', hover(true), { signal })
  root.addEventListener('pointerleave', hover(false), { signal })
  // A mouse that presses a button leaves the focus there: only a keyboard's focus asks for time.
  root.addEventListener('focusin', () => tell({ focused: root.matches(':has(:focus-visible)') }), { signal })
  root.addEventListener('focusout', (event) => !root.contains(event.relatedTarget as Node | null) && tell({ focused: false }), {
    signal,
  })
  document.addEventListener('visibilitychange', look, { signal })
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)!.isIntersecting
    look()
  })
  observer.observe(root)
  return () => {
    halt.abort()
    observer.disconnect()
  }
}
