import type { DrawnElements } from '#builder/drawn-elements.ts'
import type { Tree } from '../../documents/tree.ts'
import { readMarkup } from '../../shared/inert-markup.ts'
import { type DrawnPage, nodesOf, slotOf, styleOf } from './drawn-page.ts'
import { documentCss, elementRules, widgetCss } from './page-style.ts'
import type { RedrawPlan } from './redraw-plan.ts'

/** As the shop's own scripts hear it when parts of a page were replaced. */
const REPLACED = 'fragments:replaced'

type Redraw = { after: Tree; plan: RedrawPlan; drawn: DrawnElements }
type Nodes = ReadonlyMap<string, HTMLElement>

/** Puts what was drawn into the page. False where it does not fit: nothing was changed then, and the page has to be drawn as a whole. */
export function applyRedraw(page: DrawnPage, { after, plan, drawn }: Redraw): boolean {
  const ids = new Set(allIds(page.tree))
  const standing = nodesOf(page, (id) => ids.has(id))
  const fresh = readDrawn(page.document, plan, drawn)
  if (!fresh || !fits(plan, standing, fresh)) return false
  const first = page.tree.flatMap(({ id }) => standing.get(id) ?? [])[0]
  const top = first?.parentElement
  const style = styleOf(page)
  if (!top || !style) return false
  const leading = first.previousElementSibling

  applyStyle(style, after, drawn)
  for (const id of plan.shells) {
    const [old, made] = [standing.get(id)!, fresh.get(id)!]
    slotOf(made).append(...[...slotOf(old).children].filter((child) => child.hasAttribute('data-id')))
    old.replaceWith(made)
  }
  for (const id of plan.wanted) standing.get(id)?.replaceWith(fresh.get(id)!)
  for (const id of plan.gone) standing.get(id)?.remove()
  const nodeFor = (id: string) => fresh.get(id) ?? standing.get(id)!
  const slots = plan.lists.map(({ parent, order }) => {
    const slot = parent === undefined ? top : slotOf(nodeFor(parent))
    const nodes = order.map(nodeFor)
    const before = parent === undefined ? leading : lastBackground(slot)
    return { slot, nodes, before }
  })
  for (const { slot, nodes, before } of slots) arrange(slot, nodes, before)
  // What stands in a new element now is a copy of what stood here.
  for (const { slot, nodes } of slots) {
    const isLeft = (child: Element) => ids.has(child.getAttribute('data-id') ?? '') && !nodes.some((node) => node === child)
    Array.from(slot.children)
      .filter(isLeft)
      .forEach((child) => child.remove())
  }
  const selectors = [...plan.wanted, ...plan.shells].map((id) => `[data-id="${id}"]`)
  page.document.dispatchEvent(new CustomEvent(REPLACED, { detail: { selectors } }))
  return true
}

function readDrawn(document: Document, plan: RedrawPlan, { markup }: DrawnElements): Nodes | undefined {
  const fresh = new Map<string, HTMLElement>()
  for (const id of [...plan.wanted, ...plan.shells]) {
    const { children } = readMarkup(markup[id] ?? '')
    const node = children[0] as HTMLElement | undefined // the shop's markup is of HTML alone
    if (children.length !== 1 || node?.dataset.id !== id) return undefined
    fresh.set(id, document.adoptNode(node))
  }
  return fresh
}

function fits({ wanted, shells, lists }: RedrawPlan, standing: Nodes, fresh: Nodes): boolean {
  const isThere = (id: string) => fresh.has(id) || standing.has(id)
  const placed = new Set(lists.flatMap(({ order }) => order))
  return (
    shells.every((id) => standing.has(id)) &&
    wanted.every((id) => standing.has(id) || placed.has(id)) &&
    lists.every(({ parent, order }) => (parent === undefined || isThere(parent)) && order.every(isThere))
  )
}

function applyStyle(style: NonNullable<DrawnPage['style']>, after: Tree, drawn: DrawnElements) {
  const { parts, sheets } = style
  const brought = Object.entries(drawn.widgets)
  for (const [name, css] of brought) parts.widgets.set(name, css)
  if (brought.length > 0) sheets.widgets.replaceSync(widgetCss(parts))
  for (const [id, css] of elementRules(drawn.css, after)) parts.elements.set(id, css)
  const rules = documentCss(parts, after)
  if (rules === style.printed) return
  sheets.elements.replaceSync(rules)
  style.printed = rules
}

/** A container's picture stands before its elements. */
const lastBackground = (slot: HTMLElement) =>
  [...slot.children].findLast((child) => !child.hasAttribute('data-id') && child.matches('.e-con-background, picture')) ?? null

/** Only what stands elsewhere is moved: a film that plays goes on. */
function arrange(slot: HTMLElement, nodes: HTMLElement[], leading: Element | null) {
  let previous = leading
  for (const node of nodes) {
    const next = previous ? previous.nextElementSibling : slot.firstElementChild
    if (next !== node) slot.insertBefore(node, next)
    previous = node
  }
}

const allIds = (tree: Tree): string[] => tree.flatMap(({ id, elements }) => [id, ...allIds(elements)])
