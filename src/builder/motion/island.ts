import { isEditMode } from '#islands/edit-mode.ts'
import { armEntrances } from './arm-entrances.ts'
import { followMouse } from './follow-mouse.ts'
import { followScroll } from './follow-scroll.ts'

/** Moves what the style sheet alone can't; stops when the page lets go of it. */
export function wakeUp(place: HTMLElement): () => void {
  const stop = new AbortController()
  const has = (kind: string) => place.querySelector(`[data-mark="${kind}"]`) !== null
  if (isEditMode() || matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  if (has('entrance')) armEntrances(stop.signal)
  if (has('mouse')) followMouse(stop.signal)
  if (has('scroll') && !CSS.supports('animation-timeline: view()')) followScroll(stop.signal)
  document.documentElement.dataset.motion = 'awake'
  return () => stop.abort()
}
