import type { Box, Clip, MeasuredField, MeasuredText } from '../measured.ts'
import { boxOf, cut } from './boxes.ts'
import { type Clipping, displayed, type FactsOf, isShown, paints, radiusOf } from './facts.ts'
import { selectorOf } from './names.ts'

const NO_TEXT = new Set(['script', 'style', 'noscript', 'template', 'option', 'textarea', 'text', 'title', 'desc', 'tspan'])

/** Every text that can be seen, or could be if it were not cut off. */
export function measureTexts(scope: Element, factsOf: FactsOf): MeasuredText[] {
  const groundOf = createGrounds(factsOf)
  const range = document.createRange()
  const texts: MeasuredText[] = []
  for (const node of displayed(scope, factsOf, NodeFilter.SHOW_TEXT)) {
    const element = node.parentElement
    if (node.nodeType !== Node.TEXT_NODE || !element || NO_TEXT.has(element.localName)) continue
    const text = node.nodeValue?.trim().replaceAll(/\s+/g, ' ').slice(0, 60)
    if (!text || !isShown(element, factsOf)) continue
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0).map(boxOf)
    if (lines.length === 0) continue
    const { clips, layer } = factsOf(element)
    const { clip, seen } = clipLines(lines, clips)
    texts.push({ selector: selectorOf(element), text, lines, seen, clip, ground: groundOf(element), layer })
  }
  return texts
}

/** What is left of the lines, and what cuts them first. */
function clipLines(lines: Box[], clips: Clipping[]): { clip?: Clip; seen: Box[] } {
  let seen = lines
  let clip: Clip | undefined
  const scrolls = { x: false, y: false }
  for (const one of clips) {
    const before = seen
    seen = seen.map((line) => cut(line, one.box, one.x !== 'visible', one.y !== 'visible'))
    const hides = { x: /hidden|clip/.test(one.x) && !scrolls.x, y: /hidden|clip/.test(one.y) && !scrolls.y }
    const isCut = before.some((line, index) => {
      const left = seen[index]!
      return (hides.x && line.width - left.width > 1) || (hides.y && line.height - left.height > line.height / 4 + 1)
    })
    const isNearCorner = one.radius > 4 && hides.x && lines.some((line) => line.x < one.box.x + one.radius / 2)
    if (isCut || isNearCorner) clip ??= { selector: selectorOf(one.element), box: one.box, radius: one.radius, how: one.how }
    scrolls.x ||= /auto|scroll/.test(one.x)
    scrolls.y ||= /auto|scroll/.test(one.y)
  }
  return { clip, seen: seen.filter(({ width, height }) => width > 0.5 && height > 0.5) }
}

/** The nearest element with a background or a border around a text, in the same layer. */
function createGrounds(factsOf: FactsOf) {
  const known = new Map<Element, MeasuredText['ground']>()
  return function groundOf(element: Element): MeasuredText['ground'] {
    if (element === document.body || element === document.documentElement) return undefined
    if (known.has(element)) return known.get(element)
    const { style, box, leavesFlow } = factsOf(element)
    const isBox = style.display !== 'inline' && style.display !== 'contents'
    const above = leavesFlow ? null : element.parentElement
    const ground =
      isBox && paints(style)
        ? { selector: selectorOf(element), box: boxOf(box), radius: radiusOf(style, box) }
        : above
          ? groundOf(above)
          : undefined
    known.set(element, ground)
    return ground
  }
}

/** Controls that draw their own words. */
export const measureFields = (factsOf: FactsOf): MeasuredField[] =>
  [...document.querySelectorAll('input[type="number"], input[type="submit"], input[type="button"], select')]
    .filter((field) => field.clientWidth > 0 && isShown(field, factsOf))
    .map((field) => ({ selector: selectorOf(field), content: field.scrollWidth, room: field.clientWidth }))
