import type { Box, Clip } from '../measured.ts'

export const MODAL = 'dialog[open], [aria-modal="true"], [role="dialog"], .MuiModal-root'
const OVER_THE_PAGE = `${MODAL}, [role="alertdialog"], [popover], .MuiPopper-root`

/** An ancestor that hides what leaves it. */
export type Clipping = Omit<Clip, 'selector'> & { element: Element; x: string; y: string }

export type Facts = {
  style: CSSStyleDeclaration
  box: DOMRect
  isUnseen: boolean
  /** Asked for only where it matters. */
  isShown?: boolean
  isModal: boolean
  isFixed: boolean
  /** It lies over what is around it, and not on it. */
  leavesFlow: boolean
  /** What stays while the page scrolls under it. */
  bar?: Element
  layer: number
  clips: Clipping[]
  /** What clips the positioned elements inside. */
  outerClips: Clipping[]
}
export type FactsOf = (element: Element) => Facts

/** What one must know of an element and all around it, each asked of the browser once. */
export function createFacts(): FactsOf {
  const known = new Map<Element, Facts>()
  let layers = 0
  return function factsOf(element) {
    const found = known.get(element)
    if (found) return found
    const above = element.parentElement ? factsOf(element.parentElement) : undefined
    const style = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const { position, opacity } = style
    const isRoot = element === document.documentElement || element === document.body
    const isOpenDialog = element.matches('dialog[open]')
    const leavesFlow = ['absolute', 'fixed', 'sticky'].includes(position) || isOpenDialog || element.matches('[popover]')
    const clipping = isRoot ? undefined : clippingOf(element, style, box)
    const inherited =
      position === 'fixed' || isOpenDialog ? [] : ((position === 'absolute' ? above?.outerClips : above?.clips) ?? [])
    const clips = clipping ? [clipping, ...inherited] : inherited
    const facts: Facts = {
      style,
      box,
      isUnseen:
        (above?.isUnseen ?? false) ||
        (clipping !== undefined && (box.width <= 1.5 || box.height <= 1.5)) ||
        opacity === '0' ||
        isClippedAway(style, position),
      isModal: (above?.isModal ?? false) || element.matches(OVER_THE_PAGE),
      isFixed: (above?.isFixed ?? false) || position === 'fixed',
      leavesFlow,
      bar: position === 'fixed' || position === 'sticky' ? element : above?.bar,
      layer: leavesFlow || opacity !== '1' || !above ? ++layers : above.layer,
      clips,
      outerClips: !above || position !== 'static' || (clips !== above.outerClips && holdsFixed(style)) ? clips : above.outerClips,
    }
    known.set(element, facts)
    return facts
  }
}

function clippingOf(element: Element, style: CSSStyleDeclaration, box: DOMRect): Clipping | undefined {
  const { overflowX: x, overflowY: y } = style
  if ((x === 'visible' && y === 'visible') || style.display === 'inline') return undefined
  const isClamped = style.webkitLineClamp !== 'none' && style.webkitLineClamp !== ''
  const how = isClamped ? 'line-clamp' : style.textOverflow === 'ellipsis' ? 'ellipsis' : 'hidden'
  return { element, box: paddingBox(element, box), radius: radiusOf(style, box), x, y, how }
}

/** Hidden for eyes, read by programs. */
const isClippedAway = (style: CSSStyleDeclaration, position: string) =>
  /inset\((50|100)%/.test(style.clipPath) || (position === 'absolute' && /rect\((0px|1px),? /.test(style.clip))

const holdsFixed = (style: CSSStyleDeclaration) =>
  style.transform !== 'none' || style.filter !== 'none' || style.contain.includes('paint')

/** How round the corners are, at most half of the shorter side. */
export function radiusOf(style: CSSStyleDeclaration, { width, height }: DOMRect): number {
  const [radius = ''] = style.borderTopLeftRadius.split(' ')
  const length = radius.endsWith('%') ? (parseFloat(radius) / 100) * width : parseFloat(radius)
  return Math.min(length || 0, width / 2, height / 2)
}

/** What `overflow` clips to. */
const paddingBox = (element: Element, box: DOMRect): Box => ({
  x: box.left + element.clientLeft,
  y: box.top + element.clientTop,
  width: element.clientWidth || box.width,
  height: element.clientHeight || box.height,
})

/** It has a colour, a picture or a frame of its own. */
export const paints = (style: CSSStyleDeclaration) =>
  !/^rgba\(\d+, \d+, \d+, 0\)$|^transparent$/.test(style.backgroundColor) ||
  style.backgroundImage !== 'none' ||
  [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth].every(
    (width) => parseFloat(width) > 0,
  )

/** Those who look see it. */
export function isShown(element: Element, factsOf: FactsOf): boolean {
  const facts = factsOf(element)
  facts.isShown ??= !facts.isUnseen && element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
  return facts.isShown
}

/** Every element that has a place on the page, and every text if asked for: what is not displayed is left out with all inside. */
export function* displayed(scope: Element, factsOf: FactsOf, what: number = NodeFilter.SHOW_ELEMENT): Generator<Node> {
  const walker = document.createTreeWalker(scope, what | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && (factsOf(node).style.display === 'none' || isFoldedAway(node))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node
}

const isFoldedAway = (element: Element) =>
  element.parentElement instanceof HTMLDetailsElement && !element.parentElement.open && !element.checkVisibility()

/** Under a dialog the page can't be used: then only the dialog counts. */
export function scopeOf(factsOf: FactsOf): { scope: Element; dialogs: Element[] } {
  const dialogs = [...document.querySelectorAll(MODAL)]
  const scope = dialogs.findLast((one) => isShown(one, factsOf) && one.getBoundingClientRect().width > 0) ?? document.body
  return { scope, dialogs }
}
