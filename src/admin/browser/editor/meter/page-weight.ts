import type { PageFacts } from './page-facts.ts'

/** Text compresses to about this share of itself. */
const COMPRESSED = 0.25

/** How much a visitor's browser gets for the page, by kind. What stands in the page itself is reckoned as it is sent, compressed. */
export function weightOf(drawn: Document, sent: ReadonlyMap<string, number>): PageFacts['weight'] {
  const bytesOf = (addresses: Iterable<string>) => [...new Set(addresses)].reduce((sum, one) => sum + (sent.get(one) ?? 0), 0)
  const inline = (selector: string) =>
    [...drawn.querySelectorAll(selector)].reduce((sum, { textContent }) => sum + (textContent ?? '').length, 0) * COMPRESSED
  const styles = [...drawn.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href)
  const scripts = beforeInput(drawn).filter((address) => /\.m?js(\?|$)/.test(address))
  const fonts = [...sent.keys()].filter((address) => /\.woff2?(\?|$)/.test(address))
  const pictures = [...drawn.images].map(({ currentSrc }) => currentSrc).filter((address) => address !== '')
  return {
    script: Math.round(bytesOf(scripts)),
    style: Math.round(bytesOf(styles) + inline('style')),
    pictures: bytesOf(pictures),
    fonts: bytesOf(fonts),
    page: Math.round(drawn.documentElement.outerHTML.length * COMPRESSED),
  }
}

/**
 * What is fetched before the page can be used. That does not hang on how fast its pictures come: the page's own scripts are deferred,
 * so it is the moment that the browser tells of when they have run.
 */
function beforeInput(drawn: Document): string[] {
  const clock = drawn.defaultView?.performance
  const [page] = (clock?.getEntriesByType('navigation') ?? []) as PerformanceNavigationTiming[]
  const ready = page && page.domContentLoadedEventStart > 0 ? page.domContentLoadedEventStart : Infinity
  return (clock?.getEntriesByType('resource') ?? []).flatMap(({ name, startTime }) => (startTime <= ready ? name : []))
}
