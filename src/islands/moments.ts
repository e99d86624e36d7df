import type { Moment } from './define-island.ts'
import { whenIdle } from './when-idle.ts'

/** Each moment calls back once; the signal calls it off. */
type Wait = (element: HTMLElement, now: () => void, signal: AbortSignal) => void

const load: Wait = (_element, now) => now()

const idle: Wait = (_element, now, signal) =>
  whenIdle(() => {
    if (!signal.aborted) now()
  })

const visible: Wait = (element, now, signal) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      now()
    },
    { rootMargin: '200px 0px' },
  )
  // The island itself is display: contents and has no box to be seen.
  for (const child of element.children) observer.observe(child)
  signal.addEventListener('abort', () => observer.disconnect())
}

const interaction: Wait = (element, now, signal) => {
  const query = element.getAttribute('query')
  if (query && location.search.includes(query)) idle(element, now, signal)
  // A browser that fills in a form by itself focuses nothing.
  for (const type of ['pointerover', 'touchstart', 'focusin', 'click', 'input', 'change']) {
    element.addEventListener(type, now, { once: true, passive: true, capture: true, signal })
  }
}

const WAITS: Record<Moment, Wait> = { load, idle, visible, interaction }

export function waitFor(moment: string | null, ...args: Parameters<Wait>) {
  const wait = WAITS[moment as Moment] ?? load
  wait(...args)
}
