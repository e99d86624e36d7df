import { find, type PageElement, spotOf, type Tree } from '../../documents/tree.ts'
import { type DrawnPage, nodeOf, slotOf } from './drawn-page.ts'
import type { Axis, List } from './drop-place.ts'
import { ownElement } from './own-element.ts'
import { plainRect, type Point } from './rect.ts'

/** The containers under a point of the page, from the innermost to the top of the document; none inside of what is held. */
export function listsUnder(page: DrawnPage, point: Point, { tree, held }: { tree: Tree; held: readonly string[] }): List[] {
  const inHeld = held.flatMap((id) => find(tree, id) ?? [])
  const isOpen = (id: string) => find(tree, id) !== undefined && find(inHeld, id) === undefined
  const under = ownElement(page.document.elementFromPoint(point.x, point.y), page, isOpen)
  const lists: List[] = []
  for (let element = under && find(tree, under.dataset.id!); element; element = spotOf(tree, element.id)?.parent) {
    const list = listOf(page, element)
    if (list) lists.push(list)
  }
  const top = topList(page, tree)
  return top ? [...lists, top] : lists
}

function listOf(page: DrawnPage, element: PageElement): List | undefined {
  const node = element.elType === 'container' ? nodeOf(page, element.id) : null
  if (!node) return undefined
  const slot = slotOf(node)
  return {
    id: element.id,
    rect: plainRect(node.getBoundingClientRect()),
    axis: axisOf(slot),
    members: rectsOf(page, element.elements),
  }
}

function topList(page: DrawnPage, tree: Tree): List | undefined {
  const root = page.document.querySelector(page.place.root)
  return root
    ? { id: undefined, rect: plainRect(root.getBoundingClientRect()), axis: 'column', members: rectsOf(page, tree) }
    : undefined
}

const rectsOf = (page: DrawnPage, elements: Tree) =>
  elements.flatMap(({ id }) => {
    const node = nodeOf(page, id)
    return node ? [plainRect(node.getBoundingClientRect())] : []
  })

/** The row that an element has a share of; none in a grid, whose columns share it evenly. */
export function rowAround(page: DrawnPage, tree: Tree, id: string): HTMLElement | undefined {
  const parent = spotOf(tree, id)?.parent
  const node = parent?.elType === 'container' ? nodeOf(page, parent.id) : null
  const slot = node ? slotOf(node) : undefined
  return slot && styleOf(slot)?.display !== 'grid' && axisOf(slot) === 'row' ? slot : undefined
}

const styleOf = (slot: HTMLElement) => slot.ownerDocument.defaultView?.getComputedStyle(slot)

/** How the browser has laid them out, whatever the settings of this device are. */
function axisOf(slot: HTMLElement): Axis {
  const style = styleOf(slot)
  if (style?.display === 'grid') return style.gridTemplateColumns.split(' ').length > 1 ? 'row' : 'column'
  return style?.flexDirection.startsWith('row') ? 'row' : 'column'
}
