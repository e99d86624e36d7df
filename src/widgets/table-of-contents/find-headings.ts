import type { Heading } from './outline.ts'

export type Search = {
  tags: readonly string[]
  /** Headings in these places are left out. */
  excluded: string
  /** Only headings in here; empty: the whole page. */
  container: string
}

const ANCHOR = 'elementor-toc__heading-anchor-'
/** What is on every page or comes over it is no part of the text. */
const NOT_TEXT =
  '.site-header, .site-footer, dialog, .elementor-widget-table-of-contents, ' +
  ['header', 'footer', 'popup'].map((part) => `[data-elementor-type="${part}"]`).join(', ')

/** The page's headings in their order, each with a place before it that a link can lead to. */
export function findHeadings({ tags, excluded, container }: Search): Heading[] {
  if (tags.length === 0) return []
  const roots = isReadable(container) ? [...document.querySelectorAll(container)] : [document]
  const found = new Set(roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(tags.join(','))]))
  const headings = [...found]
    .filter((heading) => heading.textContent.trim() !== '' && canBeReached(heading) && isText(heading))
    .filter((heading) => !isReadable(excluded) || !heading.closest(excluded))
    .map((heading) => ({
      anchor: anchorBefore(heading).id,
      text: heading.textContent.trim().replaceAll(/\s+/g, ' '),
      level: Number(heading.localName.slice(1)),
    }))
  // Cards of one island may carry the same words, and are reached at the same door: one entry is enough.
  return [...new Map(headings.map((heading) => [`${heading.anchor} ${heading.text}`, heading])).values()]
}

/** A selector that is empty or that the browser can't read is silently ignored: a typing error must not empty the page. */
function isReadable(selector: string) {
  if (selector.trim() === '') return false
  try {
    document.createDocumentFragment().querySelector(selector)
    return true
  } catch {
    return false
  }
}

const isText = (heading: Element) => !heading.closest(NOT_TEXT)

// A link to a heading in closed details opens them; one that is hidden on this device leads nowhere.
const canBeReached = (heading: HTMLElement) => heading.checkVisibility() || heading.closest('details:not([open])') !== null

/** Several tables on a page share the places. An island draws its inside by itself, so its headings are reached at its door. */
function anchorBefore(heading: HTMLElement): Element {
  const place = outermostIsland(heading) ?? heading
  const before = place.previousElementSibling
  if (before?.id.startsWith(ANCHOR)) return before
  const anchor = document.createElement('span')
  // Counted among all headings, whatever a table lists: a link that was passed on leads to the same place tomorrow.
  anchor.id = ANCHOR + [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isText).indexOf(heading)
  anchor.className = 'elementor-menu-anchor'
  place.before(anchor)
  return anchor
}

function outermostIsland(element: Element): Element | undefined {
  const island = element.closest('shop-island')
  return island ? ((island.parentElement && outermostIsland(island.parentElement)) ?? island) : undefined
}
