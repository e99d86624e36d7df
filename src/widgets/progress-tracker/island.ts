import { wayDownPage, wayThroughBox } from '#builder/motion/way.ts'

/** Measures for browsers whose style sheets can't, and along elements that only the merchant knows. */
export function wakeUp(place: HTMLElement): () => void {
  const tracker = place.closest<HTMLElement>('.elementor-scrolling-tracker')
  if (!tracker) return () => {}
  const stop = new AbortController()
  const { signal } = stop
  const measured = measuredElement(tracker)
  let frame = 0
  const draw = () => {
    frame = 0
    const way = measured
      ? wayThroughBox(measured.getBoundingClientRect(), innerHeight)
      : wayDownPage(scrollY, document.documentElement.scrollHeight - innerHeight)
    tracker.style.setProperty('--way', way.toFixed(4))
    tracker.style.setProperty('--percent', String(Math.round(way * 100)))
  }
  const again = () => (frame ||= requestAnimationFrame(draw))
  tracker.dataset.measured = 'script'
  addEventListener('scroll', again, { signal, passive: true })
  addEventListener('resize', again, { signal, passive: true })
  // Pictures that come late and parts that open make the way longer under a reader who stands still.
  const heights = new ResizeObserver(again)
  heights.observe(document.documentElement)
  draw()
  return () => {
    stop.abort()
    heights.disconnect()
    cancelAnimationFrame(frame)
  }
}

/** None: the whole page is measured, also when the merchant's selector is no selector or finds nothing. */
function measuredElement(tracker: HTMLElement): Element | null {
  const { relative_to, selector } = JSON.parse(tracker.closest<HTMLElement>('[data-settings]')?.dataset.settings ?? '{}') as {
    relative_to?: string
    selector?: string
  } // printed by the renderer
  if (relative_to === 'post_content') return document.querySelector('main')
  if (relative_to !== 'selector' || !selector) return null
  try {
    return document.querySelector(selector)
  } catch {
    // An invalid selector is silently ignored.
    return null
  }
}
