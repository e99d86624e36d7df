import { addLink, isLineSpare } from '#islands/fetch-ahead.ts'
import { closest } from './pressed.ts'

/** Long enough to tell a glance from an intention; the page is then often there before the click. */
export const PREFETCH_HOVER_DELAY_MS = 60

/** Fetches the page behind a link that is about to be followed. Addresses with # or ? are never fetched: some of them act. */
export function prefetchLinks() {
  if (!isLineSpare()) return
  const fetched = new Set<string>([location.href])
  let timer: ReturnType<typeof setTimeout> | undefined

  const fetchSoon = (event: Event, delay: number) => {
    const link = closest<HTMLAnchorElement>(event, 'a')
    if (!link || !mayPrefetch(link) || fetched.has(link.href)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      fetched.add(link.href)
      addLink('prefetch', link.href)
    }, delay)
  }
  document.addEventListener('mouseover', (event) => fetchSoon(event, PREFETCH_HOVER_DELAY_MS), { passive: true })
  document.addEventListener('mouseout', () => clearTimeout(timer), { passive: true })
  document.addEventListener('touchstart', (event) => fetchSoon(event, 0), { passive: true })
}

export function mayPrefetch(link: { href: string; origin: string; target: string }, here = location.origin) {
  return link.origin === here && link.target === '' && !/[#?]/.test(link.href)
}
