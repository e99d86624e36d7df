import { copyOf, idsOf, newElement, type PageElement, sectionAround, spotOf, type Tree } from '../../documents/tree.ts'
import { insertAll, outermost, removeAll } from '../commands/several.ts'

/** What is held: elements of the page, a widget that is not in it yet, or a design; its elements are fetched once it is let go. */
export type Held = { label: string } & (
  | { ids: readonly string[] }
  | { widget: string }
  | { design: () => Promise<readonly PageElement[]> }
  | { made: readonly PageElement[] }
)
export type Place = { parent: string | undefined; index: number }
type Dropped = { tree: Tree; ids: readonly string[] }

/** The tree after something was let go, and the elements to choose then; the same tree where it can't stand. */
export function dropHeld(tree: Tree, held: Held, place: Place, newId: () => string): Dropped {
  if ('ids' in held) return moveAll(tree, held.ids, place, newId)
  if ('widget' in held) {
    const { whole, id } = newElement(held.widget, place.parent, newId)
    return { tree: insertAll(tree, [whole], place.parent, place.index).tree, ids: [id] }
  }
  // Of a design that is still to be fetched a section stands for it.
  const made = 'made' in held ? held.made : [newElement('container', undefined, newId).whole]
  const copies = made.map((element) => copyOf(element, newId))
  const wrapped = copies.map((element) => atTop(element, place, newId))
  return { tree: insertAll(tree, wrapped, place.parent, place.index).tree, ids: idsOf(copies) }
}

function moveAll(tree: Tree, ids: readonly string[], { parent, index }: Place, newId: () => string): Dropped {
  const moved = outermost(tree, ids)
  const unchanged = { tree, ids: idsOf(moved) }
  const rest = removeAll(tree, ids)
  if (moved.length === 0 || (parent !== undefined && !spotOf(rest, parent))) return unchanged
  const siblings = moved.map(({ id }) => spotOf(tree, id)!).filter((spot) => spot.parent?.id === parent)
  // Their old places do not count.
  const at = index - siblings.filter((spot) => spot.index < index).length
  const isInPlace = siblings.length === moved.length && siblings.every((spot, place) => spot.index === at + place)
  if (isInPlace) return unchanged
  const wrapped = moved.map((element) =>
    spotOf(tree, element.id)?.parent === undefined ? element : atTop(element, { parent, index }, newId),
  )
  const placed = insertAll(rest, wrapped, parent, at)
  return placed.tree === rest ? unchanged : { tree: placed.tree, ids: idsOf(moved) }
}

/** At the top of a page a widget gets a container around it, as when it is added by key. */
const atTop = (element: PageElement, { parent }: Place, newId: () => string): PageElement =>
  parent === undefined && element.elType === 'widget' ? sectionAround([element], newId) : element
