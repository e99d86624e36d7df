type Pull = {
  begin: () => void
  /** How far the pointer has gone since it went down, in pixels. */
  follow: (alongPx: number) => void
  release: (alongPx: number, velocityPxPerMs: number) => void
}

/** A press that wanders less than this is a click on what lies under it. */
const CLICK_SLOP_PX = 6
/** Only the last moments of a pull tell whether it was a flick. */
const FLICK_WINDOW_MS = 100

/** Lets a finger, a pen or a mouse pull a carousel along; up and down stays the page's own scrolling. */
export function watchPulls(viewport: HTMLElement, pull: Pull, signal: AbortSignal): void {
  let start: { x: number; pointer: number; pulling: boolean } | undefined
  let trail: { x: number; at: number }[] = []

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return
    start = { x: event.clientX, pointer: event.pointerId, pulling: false }
    trail = [{ x: event.clientX, at: event.timeStamp }]
  }
  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.pointer) return
    const along = event.clientX - start.x
    if (!start.pulling && Math.abs(along) < CLICK_SLOP_PX) return
    if (!start.pulling) {
      start.pulling = true
      viewport.setPointerCapture(event.pointerId)
      pull.begin()
    }
    trail = [...trail.filter(({ at }) => event.timeStamp - at < FLICK_WINDOW_MS), { x: event.clientX, at: event.timeStamp }]
    pull.follow(along)
  }
  const up = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.pointer) return
    const { x, pulling } = start
    start = undefined
    if (!pulling) return
    const first = trail[0]!
    const took = event.timeStamp - first.at
    pull.release(event.clientX - x, took > 0 ? (event.clientX - first.x) / took : 0)
    // The click that ends a pull is none: it must not open the link that happens to lie there.
    const swallow = (click: Event) => {
      click.preventDefault()
      click.stopPropagation()
    }
    viewport.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => viewport.removeEventListener('click', swallow, { capture: true }), 0)
  }
  viewport.addEventListener('pointerdown', down, { signal })
  viewport.addEventListener('pointermove', move, { signal })
  viewport.addEventListener('pointerup', up, { signal })
  viewport.addEventListener('pointercancel', up, { signal })
  // The browser's own dragging of pictures and links would take the pointer away.
  viewport.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
}
