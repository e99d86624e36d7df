import { readMarks } from '#builder/style-marks.ts'
import type { PageElement, Tree } from '../../documents/tree.ts'

/** The style of a drawn page in the parts that change by themselves; together, in this order, they are the whole. */
export type PageStyle = {
  base: string
  widgets: Map<string, string>
  /** From the theme to the documents before the open one. */
  before: string
  elements: Map<string, string>
  after: string
}

/** Reads the marks that the shop prints into a page that is open here; undefined where the open document has no place in it. */
export function readPageStyle(style: string, tree: Tree): PageStyle | undefined {
  const { base, rules } = readMarks(style)
  const ids = idsOf(tree)
  const page: PageStyle = { base, widgets: new Map(), before: '', elements: new Map(), after: '' }
  const documents = rules.flatMap(({ kind }, place) => (kind === 'document' ? [place] : []))
  const own = documents.findLast((start) => {
    const first = rules[start + 1]
    return first?.kind === 'element' && first.name === tree[0]?.id
  })
  if (own === undefined) return undefined
  const end = rules.findIndex(({ kind }, place) => place > own && kind !== 'element')
  let last = ''
  rules.forEach(({ kind, name, css }, place) => {
    if (kind === 'widget') page.widgets.set(name, css)
    else if (place <= own) page.before += css
    else if (end >= 0 && place >= end) page.after += css
    else {
      // What a block or a card brings along belongs to the element that shows it.
      if (ids.has(name)) last = name
      page.elements.set(last, (page.elements.get(last) ?? '') + css)
    }
  })
  return page
}

/** The rules of elements that were drawn by themselves, by their ids. */
export function elementRules(css: string, tree: Tree): Map<string, string> {
  const ids = idsOf(tree)
  const found = new Map<string, string>()
  let last = ''
  for (const { name, css: rules } of readMarks(css).rules) {
    if (ids.has(name)) last = name
    found.set(last, (found.get(last) ?? '') + rules)
  }
  return found
}

export const widgetCss = ({ widgets }: PageStyle) =>
  [...widgets]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, css]) => css)
    .join('')

/** In the order of the page: rules of what is further in come later. */
export const documentCss = ({ elements }: PageStyle, tree: Tree): string =>
  [...idsOf(tree)].map((id) => elements.get(id) ?? '').join('')

function idsOf(tree: Tree, ids = new Set<string>()): Set<string> {
  tree.forEach(({ id, elements }: PageElement) => idsOf(elements, ids.add(id)))
  return ids
}
