import { copyOf, insert, type PageElement, remove, spotOf, type Tree } from '../documents/tree.ts'

type NewId = () => string

/** The element at the top of the page that an element stands in. */
function topOf(tree: Tree, id: string): number {
  const isIn = (element: PageElement): boolean => element.id === id || element.elements.some(isIn)
  return tree.findIndex(isIn)
}

/** Puts a design behind the section that is chosen, or at the end, with ids of its own; what was put there first is chosen then. */
export function placeDesign(
  tree: Tree,
  elements: readonly PageElement[],
  chosen: string | undefined,
  newId: NewId,
): { tree: Tree; id: string | undefined } {
  const at = chosen === undefined ? -1 : topOf(tree, chosen)
  const copies = elements.map((element) => copyOf(element, newId))
  const start = at < 0 ? tree.length : at + 1
  const placed = copies.reduce<Tree>((grown, element, place) => insert(grown, element, undefined, start + place), tree)
  return { tree: placed, id: copies[0]?.id }
}

/** Puts elements in the place of one, with ids of their own. */
export function replaceElement(
  tree: Tree,
  id: string,
  elements: readonly PageElement[],
  newId: NewId,
): { tree: Tree; id: string | undefined } {
  const spot = spotOf(tree, id)
  if (!spot) return { tree, id: undefined }
  const copies = elements.map((element) => copyOf(element, newId))
  const placed = copies.reduce<Tree>(
    (grown, element, place) => insert(grown, element, spot.parent?.id, spot.index + place),
    remove(tree, id),
  )
  return { tree: placed, id: copies[0]?.id }
}

/** An element that shows a block. */
export const blockElement = (block: number, newId: NewId): PageElement => ({
  id: newId(),
  elType: 'widget',
  widgetType: 'template',
  settings: { template_id: block },
  elements: [],
})

/** The number of the block that an element shows; undefined for every other element. */
export function shownBlock(element: PageElement | undefined): number | undefined {
  const id = element?.widgetType === 'template' ? Number(element.settings.template_id) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
