import { copyOf, insert, move, type PageElement, spotOf, type Tree } from '../../documents/tree.ts'

/** What is held: an element of the page, or elements that are not in it yet; those of a design are fetched once they are let go. */
export type Held = { label: string } & (
  | { id: string }
  | { made: readonly PageElement[]; fetch?: () => Promise<readonly PageElement[]> }
)
export type Place = { parent: string | undefined; index: number }

/** At the top of a page a widget gets a container around it, as when it is added by key. */
const AROUND = { content_width: 'boxed', padding_block: 'md' }

/** The tree after something was let go, and the element to choose then; the same tree where it can't stand. */
export function dropHeld(tree: Tree, held: Held, { parent, index }: Place, newId: () => string): { tree: Tree; id: string } {
  if ('id' in held) {
    const spot = spotOf(tree, held.id)
    const isBehind = spot && spot.parent?.id === parent && spot.index < index
    // Its old place does not count.
    const at = isBehind ? index - 1 : index
    const stays = spot && spot.parent?.id === parent && spot.index === at
    return { tree: stays ? tree : move(tree, held.id, parent, at), id: held.id }
  }
  const copies = held.made.map((element) => copyOf(element, newId))
  const wrapped = copies.map((element) =>
    parent === undefined && element.elType === 'widget' ? boxAround(element, newId()) : element,
  )
  const dropped = wrapped.reduce<Tree>((grown, element, place) => insert(grown, element, parent, index + place), tree)
  return { tree: dropped, id: copies[0]?.id ?? '' }
}

const boxAround = (element: PageElement, id: string): PageElement => ({
  id,
  elType: 'container',
  widgetType: 'container',
  settings: AROUND,
  elements: [element],
})

/** A widget that is on no page yet. */
export const freshElement = (widgetType: string): PageElement => {
  const isBox = widgetType === 'container'
  return {
    id: 'novo',
    elType: isBox ? 'container' : 'widget',
    widgetType,
    settings: isBox ? { content_width: 'boxed' } : {},
    elements: [],
  }
}
