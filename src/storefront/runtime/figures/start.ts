import { FIGURES_PATH, type PageFigures } from '#shop/reports/figures/contract.ts'
import { layoutShift, nextPaint } from './vitals.ts'

/** One page in so many tells how quick it was: enough to know, and a fraction of the requests. */
const ONE_IN = 4

type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number }

/** Tells the shop, once the page is left, how quick it was; and that it was opened, where the server was not asked for it. */
export function startFigures() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // the only kind of them
  if (!navigation) return
  const path = location.pathname
  // Fetched before the press that led here, or a page that the browser still had.
  const unasked = navigation.type === 'navigate' && navigation.transferSize === 0
  const measured = Math.random() * ONE_IN < 1 ? measure(navigation) : undefined
  if (!unasked && !measured) return
  const tell = () => {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', tell, true)
    const figures: PageFigures = { path, ...(unasked && { unasked }), ...measured?.() }
    navigator.sendBeacon(FIGURES_PATH, JSON.stringify(figures))
  }
  addEventListener('visibilitychange', tell, true)
}

/** Measures from now on, and what the browser remembers of the time before. */
function measure({ responseStart, activationStart = 0 }: PerformanceNavigationTiming & { activationStart?: number }) {
  const shift = layoutShift()
  const paint = nextPaint()
  let lcp: number | undefined
  // A page that was in the background waited for its reader, not he for it.
  const hiddenAt = (performance.getEntriesByType('visibility-state') as PerformanceEntry[]).find(
    ({ name }) => name === 'hidden',
  )?.startTime
  const largest = ({ startTime }: Entry) => {
    if (startTime < (hiddenAt ?? Infinity)) lcp = Math.max(0, startTime - activationStart)
  }
  const watching = [
    watch('largest-contentful-paint', largest),
    watch('layout-shift', shift.add),
    watch('first-input', paint.add),
    watch('event', paint.add, { durationThreshold: 40 }),
  ]
  return () => {
    for (const look of watching) look()
    const { interactionCount } = performance as Performance & { interactionCount?: number } // not in every browser
    const inp = paint.value(interactionCount)
    return {
      ...(lcp !== undefined && { lcp: Math.round(lcp) }),
      ...(inp !== undefined && { inp: Math.round(inp) }),
      cls: Math.round(shift.value() * 1000),
      ...(responseStart > 0 && { ttfb: Math.round(Math.max(0, responseStart - activationStart)) }),
    }
  }
}

/** Hands over each entry of a kind; the function that is answered looks for those that have not come yet. */
function watch(type: string, take: (entry: Entry) => void, more: { durationThreshold?: number } = {}) {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => {}
  const takeAll = (entries: PerformanceEntryList) => (entries as Entry[]).forEach(take) // what this kind has
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()))
  observer.observe({ type, buffered: true, ...more })
  return () => takeAll(observer.takeRecords())
}
