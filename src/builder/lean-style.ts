/**
 * What a widget's view prints once, of its settings, and no script changes: rules for other looks than those on a page can't apply
 * to it. Of widgets that draw anything in the browser only the shares of a line are trimmed.
 */
export const PRINTED_ONCE = new Set(
  [
    ['align', 'aspect', 'border', 'borders', 'button-hover', 'captions', 'card', 'depth', 'direction', 'divider', 'effect'],
    ['icon', 'image-hover', 'in', 'included', 'kind', 'layout', 'look', 'overlay', 'period', 'photo-motion', 'pointer'],
    ['portrait', 'position', 'radius', 'separator', 'shape', 'side', 'size', 'text-motion', 'thumbnails', 'vertical'],
    ['view', 'whole', 'width', 'wrap'],
  ]
    .flat()
    .map((name) => `data-${name}`),
)

/** How much of its line a field takes: no script changes that either. */
const SHARE = /\.(elementor-(?:col|md|sm)-\d+)/g

export type Node = { head: string; body: string; selectors?: { text: string; needs: string[] }[]; nodes?: Node[] }
/** A style sheet taken apart once, to be put together for each page. */
export type LeanStyle = readonly Node[]

const PRINTED = new RegExp(` (${[...PRINTED_ONCE].join('|')})="([^"]*)"`, 'g')

/** The attributes with their values that stand in a page; its style must not be in the markup, since it names them all. */
export function attributesIn(markup: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [, name, value] of markup.matchAll(PRINTED)) {
    found.add(name!)
    found.add(`${name}=${value}`)
  }
  for (const [, share] of markup.matchAll(/\b(elementor-(?:col|md|sm)-\d+)/g)) found.add(share!)
  return found
}

/** The sheet without the rules that need what a page does not have. */
export const leanStyle = (style: LeanStyle, found: ReadonlySet<string>): string =>
  style
    .map(({ head, body, selectors, nodes }) => {
      if (nodes) {
        const inside = leanStyle(nodes, found)
        return inside === '' ? '' : `${head}{${inside}}`
      }
      const kept = selectors?.filter(({ needs }) => needs.every((one) => found.has(one)))
      return kept?.length === 0 ? '' : `${kept ? kept.map(({ text }) => text).join(',') : head}{${body}}`
    })
    .join('')

/** Looks of one sheet differ by page in few ways; an endless number of them must not fill the memory. */
const MOST_KEPT = 100

/** The same of a sheet that many pages bring: put together once for each set of looks that it has rules for. */
export function createLeanSheet(style: LeanStyle): (found: ReadonlySet<string>) => string {
  const needs = [...new Set(everyNeed(style))]
  const kept = new Map<string, string>()
  return (found) => {
    const key = needs.map((one) => (found.has(one) ? '1' : '0')).join('')
    const known = kept.get(key)
    if (known !== undefined) return known
    if (kept.size >= MOST_KEPT) kept.clear()
    const sheet = leanStyle(style, found)
    kept.set(key, sheet)
    return sheet
  }
}

const everyNeed = (style: LeanStyle): string[] =>
  style.flatMap(({ selectors = [], nodes = [] }) => [...selectors.flatMap(({ needs }) => needs), ...everyNeed(nodes)])

/** Takes a small, minified style sheet apart. `drawsLater`: its widget draws anything in the browser. */
export function takeApart(css: string, { drawsLater = false } = {}): Node[] {
  const nodes: Node[] = []
  let at = 0
  while (at < css.length) {
    const open = css.indexOf('{', at)
    if (open < 0) break
    const close = endOf(css, open)
    const [head, body] = [css.slice(at, open), css.slice(open + 1, close)]
    if (/^@(?:media|supports|container)\b/.test(head)) nodes.push({ head, body, nodes: takeApart(body, { drawsLater }) })
    else if (head.startsWith('@')) nodes.push({ head, body })
    else nodes.push({ head, body, selectors: selectorsOf(head).map((text) => ({ text, needs: needsOf(text, drawsLater) })) })
    at = close + 1
  }
  return nodes
}

function endOf(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++
    else if (css[at] === '}' && --depth === 0) return at
  }
  return css.length
}

/** A list by its commas, but for those inside of brackets. */
function selectorsOf(head: string): string[] {
  const found = ['']
  let depth = 0
  for (const sign of head) {
    if (sign === '(' || sign === '[') depth++
    if (sign === ')' || sign === ']') depth--
    if (sign === ',' && depth === 0) found.push('')
    else found[found.length - 1] += sign
  }
  return found
}

/** What must stand in the page for a selector to meet anything; choices and negations need nothing. */
function needsOf(selector: string, drawsLater: boolean): string[] {
  const plain = withoutBrackets(selector)
  const shares = [...plain.matchAll(SHARE)].map(([, share]) => share!)
  if (drawsLater) return shares
  const looks = [...plain.matchAll(/\[(data-[a-z-]+)(?:=(?:"([^"]*)"|([\w-]+)))?\]/g)]
    .filter(([, name]) => PRINTED_ONCE.has(name!))
    .map(([, name, quoted, bare]) => (quoted === undefined && bare === undefined ? name! : `${name}=${quoted ?? bare}`))
  return [...shares, ...looks]
}

function withoutBrackets(selector: string): string {
  const inner = selector.replaceAll(/\([^()]*\)/g, '')
  return inner === selector ? selector : withoutBrackets(inner)
}
