import { colourUnder, hexOf } from './drawn-colours.ts'
import type { LargestFact, PageFacts, PictureFact, TextFact } from './page-facts.ts'
import { weightOf } from './page-weight.ts'

type Options = {
  /** A selector of the element around the open document. */
  root: string
  isOwn: (id: string) => boolean
  /** As high as the screen of the device. */
  screenHeight: number
}

/** Pages longer than this are measured as far as here: a measurement must not hold up typing. */
const MOST_TEXTS = 400

/** Reads off a drawn page what is measured of it. */
export function collectFacts(drawn: Document, { root, isOwn, screenHeight }: Options): PageFacts {
  const main = drawn.querySelector(root) ?? drawn.body
  const elementOf = (node: Element | null): string | undefined => {
    const holder = node?.closest<HTMLElement>('[data-id]')
    if (!holder || !main.contains(holder)) return undefined
    const { id = '' } = holder.dataset
    return isOwn(id) ? id : elementOf(holder.parentElement)
  }
  const sent = sentBytes(drawn)
  const pictures = [...main.querySelectorAll('img')].map((img) => pictureFact(img, elementOf(img), sent))
  return {
    headings: [...drawn.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, h5, h6)')].filter(isShown).map((node) => ({
      element: elementOf(node),
      level: Number(node.tagName.slice(1)),
      text: wordsOf(node),
    })),
    pictures,
    links: [...main.querySelectorAll('a')].map((node) => ({
      element: elementOf(node),
      href: node.getAttribute('href') ?? '',
      text: wordsOf(node) || (node.getAttribute('aria-label') ?? ''),
    })),
    texts: textFacts(main, elementOf),
    anchors: new Set([...drawn.querySelectorAll('[id]')].map(({ id }) => id)),
    weight: weightOf(drawn, sent),
    largest: largestFact(drawn, main, { elementOf, screenHeight, sent }),
  }
}

const wordsOf = (node: Element) => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
const isShown = (node: HTMLElement) => node.checkVisibility({ checkVisibilityCSS: true, checkOpacity: false })

/** What came over the wire for each address; of what the browser had already, how large it is. */
function sentBytes(drawn: Document): ReadonlyMap<string, number> {
  const entries = (drawn.defaultView?.performance.getEntriesByType('resource') ?? []) as PerformanceResourceTiming[]
  return new Map(entries.map(({ name, encodedBodySize }) => [name, encodedBodySize]))
}

const fileOf = (address: string) => decodeURI(address.split(/[?#]/)[0]?.split('/').at(-1) ?? '') || 'sem arquivo'

function pictureFact(img: HTMLImageElement, element: string | undefined, sent: ReadonlyMap<string, number>): PictureFact {
  const link = img.closest('a')
  return {
    element,
    file: fileOf(img.currentSrc || img.src),
    alt: img.getAttribute('alt'),
    isLink: link !== null && wordsOf(link) === '' && !link.hasAttribute('aria-label'),
    bytes: sent.get(img.currentSrc) ?? 0,
    fileWidth: img.naturalWidth,
    drawnWidth: img.getBoundingClientRect().width * (img.ownerDocument.defaultView?.devicePixelRatio ?? 1),
  }
}

/** Each element that has words of its own. What stands on a picture can't be told and is left out. */
function textFacts(main: Element, elementOf: (node: Element) => string | undefined): TextFact[] {
  const facts: TextFact[] = []
  const walker = main.ownerDocument.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const seen = new Set<Element>()
  for (let node = walker.nextNode(); node && facts.length < MOST_TEXTS; node = walker.nextNode()) {
    const holder = node.parentElement
    const text = (node.textContent ?? '').trim()
    if (!holder || text === '' || seen.has(holder) || !isShown(holder)) continue
    seen.add(holder)
    const style = getComputedStyle(holder)
    const [colour, ground] = [hexOf(style.color), colourUnder(holder)]
    if (!colour || !ground) continue
    const size = Number.parseFloat(style.fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    facts.push({ element: elementOf(holder), text, colour, ground, isLarge })
  }
  return facts
}

type Looking = { elementOf: (node: Element) => string | undefined; screenHeight: number; sent: ReadonlyMap<string, number> }

/** The picture or block of text that covers most of the first screen, as browsers reckon it. */
function largestFact(drawn: Document, main: Element, { elementOf, screenHeight, sent }: Looking): LargestFact | undefined {
  const view = drawn.defaultView
  if (!view) return undefined
  const areaOf = (node: Element) => {
    const { left, right, top, bottom } = node.getBoundingClientRect()
    const height = Math.min(bottom + view.scrollY, screenHeight) - Math.max(top + view.scrollY, 0)
    return Math.max(0, Math.min(right, view.innerWidth) - Math.max(left, 0)) * Math.max(0, height)
  }
  const [largest] = [...main.querySelectorAll('img, h1, h2, h3, p, li')]
    .map((node) => ({ node, area: areaOf(node) }))
    .filter(({ area }) => area > 0)
    .toSorted((one, other) => other.area - one.area)
  if (!largest) return undefined
  const { node } = largest
  if (node.tagName !== 'IMG') return { element: elementOf(node), what: 'text', bytes: 0, isLate: false, file: '' }
  const img = node as HTMLImageElement
  return {
    element: elementOf(img),
    what: 'picture',
    bytes: sent.get(img.currentSrc) ?? 0,
    isLate: img.loading === 'lazy',
    file: fileOf(img.currentSrc || img.src),
  }
}
