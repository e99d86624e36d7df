import type { Box, Clip, Measured, MeasuredText } from '../measured.ts'
import { bottom, intersection, right } from './box.ts'
import { type Finding, px } from './finding.ts'

/** Boxes of letters are rounded, and stand on fractions of a pixel. */
const SLACK_PX = 1.5
/** A line's box has room above and below its letters: that much of it may be cut without cutting a letter. */
const AIR = 0.25

/** Words of which a part is cut off. A text that is hidden as a whole (the next slide of a carousel) is not cut. */
export function clippedTexts({ texts, fields }: Pick<Measured, 'texts' | 'fields'>): Finding[] {
  const cut = texts.flatMap(({ selector, text, clip, lines, seen }): Finding[] => {
    if (!clip || clip.how === 'line-clamp' || seen.length === 0) return []
    const by = Math.max(...lines.map((line) => cutFrom(line, clip)))
    return by > SLACK_PX
      ? [{ rule: 'clipped text', selector, what: `«${text}» is cut off by ${px(by)} in ${clip.selector}` }]
      : []
  })
  const overfull = fields.flatMap(({ selector, content, room }): Finding[] =>
    content - room > SLACK_PX
      ? [{ rule: 'clipped text', selector, what: `needs ${px(content)} for its words and has ${px(room)}` }]
      : [],
  )
  return [...cut, ...overfull]
}

const cutFrom = (line: Box, { box, radius }: Clip) => {
  const seen = intersection(line, box)
  const height = line.height - seen.height
  return Math.max(line.width - seen.width, height > line.height * AIR + 1 ? height : 0, behindCorner(letters(seen), box, radius))
}

/** How much of the beginning or the end of a line lies outside of the curve of a round corner. */
function behindCorner(line: Box, box: Box, radius: number): number {
  const fromEdge = Math.min(line.y - box.y, bottom(box) - bottom(line))
  if (fromEdge >= radius || line.width === 0) return 0
  const inset = radius - Math.sqrt(Math.max(0, radius ** 2 - (radius - Math.max(0, fromEdge)) ** 2))
  return Math.max(0, box.x + inset - line.x, right(line) - (right(box) - inset))
}

/** Words that run over the edge of the coloured or framed box that they stand in. */
export function textsOutside({ texts }: Pick<Measured, 'texts'>): Finding[] {
  return texts.flatMap(({ selector, text, ground, seen }) => {
    if (!ground) return []
    const by = Math.max(0, ...seen.map((line) => outside(line, ground.box)))
    return by > SLACK_PX
      ? [{ rule: 'text outside its box' as const, selector, what: `«${text}» leaves ${ground.selector} by ${px(by)}` }]
      : []
  })
}

function outside(line: Box, box: Box): number {
  const air = line.height * AIR
  return Math.max(box.x - line.x, right(line) - right(box), box.y - line.y - air, bottom(line) - bottom(box) - air)
}

/** Two texts of one layer, one over the other. What lies over the page as a whole (a drawer, a menu) is another layer. */
export function overlappingTexts({ texts }: Pick<Measured, 'texts'>): Finding[] {
  const layers = Map.groupBy(texts, ({ layer }) => layer)
  return [...layers.values()].flatMap(overlapsWithin)
}

function overlapsWithin(texts: MeasuredText[]): Finding[] {
  const lines = texts
    .flatMap((text) => text.seen.map((box) => ({ text, box: letters(box) })))
    .toSorted((one, other) => one.box.y - other.box.y)
  const found = new Map<string, Finding>()
  for (const [index, { text, box }] of lines.entries()) {
    for (const { text: other, box: below } of lines.slice(index + 1)) {
      if (below.y >= bottom(box)) break
      if (other === text) continue
      const shared = intersection(box, below)
      if (shared.width <= SLACK_PX || shared.height <= SLACK_PX) continue
      const [first, second] = [text, other].map((one) => one.text).toSorted()
      const by = `${px(shared.width)} × ${px(shared.height)}`
      found.set(`${first}|${second}`, {
        rule: 'overlapping texts',
        selector: text.selector,
        what: `«${text.text}» and «${other.text}» (${other.selector}) overlap by ${by}`,
      })
    }
  }
  return [...found.values()]
}

/** The part of a line's box where letters are. */
const letters = (line: Box): Box => ({ ...line, y: line.y + line.height * AIR, height: line.height * (1 - 2 * AIR) })
