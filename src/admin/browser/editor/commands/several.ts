import {
  copyOf,
  find,
  idsOf,
  insert,
  isContainer,
  neighbourOf,
  type PageElement,
  remove,
  sectionAround,
  spotOf,
  type Step,
  step,
  type Tree,
} from '../../documents/tree.ts'

type NewId = () => string
type Made = { tree: Tree; ids: readonly string[] }

/** The chosen elements as they are read from the top, without those that stand in another chosen one. */
export function outermost(tree: Tree, ids: readonly string[]): PageElement[] {
  const wanted = new Set(ids)
  const inList = (list: Tree): PageElement[] =>
    list.flatMap((element) => (wanted.has(element.id) ? [element] : inList(element.elements)))
  return wanted.size > 0 ? inList(tree) : []
}

/** Where to go on from when all of these are taken away. */
export function neighbourOfAll(tree: Tree, ids: readonly string[]): string | undefined {
  const gone = idsOf(outermost(tree, ids))
  const last = gone.at(-1)
  if (last === undefined) return undefined
  return neighbourOf(removeAll(tree, gone.slice(0, -1)), last)
}

export const removeAll = (tree: Tree, ids: readonly string[]): Tree => idsOf(outermost(tree, ids)).reduce(remove, tree)

/** All of them one step, or none when one of them can't go; widgets that come out at the top of the page get a section. */
export function stepAll(tree: Tree, ids: readonly string[], way: Step, newId: NewId): Tree {
  const inOrder = idsOf(outermost(tree, ids))
  // Whoever goes first leaves the place to the next.
  const order = way === 'up' || way === 'in' ? inOrder : inOrder.toReversed()
  let moved = tree
  for (const id of order) {
    const next = step(moved, id, way)
    if (next === moved) return tree
    moved = next
  }
  return way === 'out' ? inSections(tree, moved, newId) : moved
}

/** Widgets that a change brought to the top of a page stand in sections there: those beside each other in the same one. */
export function inSections(before: Tree, after: Tree, newId: NewId): Tree {
  const known = new Set(idsOf(before))
  const isBare = (element: PageElement | undefined) => element?.elType === 'widget' && !known.has(element.id)
  if (!after.some(isBare)) return after
  return after.flatMap((element, index) => {
    if (!isBare(element)) return element
    if (isBare(after[index - 1])) return []
    const end = after.findIndex((other, place) => place > index && !isBare(other))
    return sectionAround(after.slice(index, end < 0 ? undefined : end), newId)
  })
}

/** Copies behind the last of those that stand together, with ids of their own. */
export function duplicateAll(tree: Tree, ids: readonly string[], newId: NewId): Made {
  let grown = tree
  const copies: string[] = []
  const parents = Map.groupBy(outermost(tree, ids), ({ id }) => spotOf(tree, id)?.parent?.id)
  for (const [parentId, elements] of parents) {
    const placed = insertAll(
      grown,
      elements.map((element) => copyOf(element, newId)),
      parentId,
      spotOf(grown, elements.at(-1)!.id)!.index + 1,
    )
    grown = placed.tree
    copies.push(...placed.ids)
  }
  return { tree: grown, ids: copies }
}

/** Elements beside each other at a place; the same tree when one of them can't stand there. */
export function insertAll(tree: Tree, elements: readonly PageElement[], parentId: string | undefined, index: number): Made {
  let grown = tree
  for (const [place, element] of elements.entries()) {
    const next = insert(grown, element, parentId, index + place)
    if (next === grown) return { tree, ids: [] }
    grown = next
  }
  return { tree: grown, ids: idsOf(elements) }
}

/** A container around elements that stand in the same one. */
export function wrap(tree: Tree, ids: readonly string[], newId: NewId): Made {
  const elements = outermost(tree, ids)
  const spots = elements.map(({ id }) => spotOf(tree, id)!)
  const [first] = spots
  if (!first || spots.some(({ siblings }) => siblings !== first.siblings) || isNesting(first.parent)) return { tree, ids: [] }
  const around: PageElement = {
    id: newId(),
    elType: 'container',
    widgetType: 'container',
    settings: first.parent ? {} : { content_width: 'boxed' },
    elements,
  }
  const rest = removeAll(tree, ids)
  const wrapped = insert(rest, around, first.parent?.id, first.index)
  return wrapped === rest ? { tree, ids: [] } : { tree: wrapped, ids: [around.id] }
}

/** What containers hold in their place; a section of the page with nothing but widgets stays around them. */
export function unwrap(tree: Tree, ids: readonly string[], newId: NewId): Made {
  const boxes = outermost(tree, ids).filter(({ id, elType, elements }) => {
    const parent = spotOf(tree, id)?.parent
    return elType === 'container' && elements.some((inner) => parent || inner.elType === 'container') && !isNesting(parent)
  })
  const opened = boxes.reduce<Tree>((rest, { id, elements }) => {
    const { parent, index } = spotOf(rest, id)!
    return insertAll(remove(rest, id), elements, parent?.id, index).tree
  }, tree)
  return { tree: inSections(tree, opened, newId), ids: boxes.flatMap(({ elements }) => idsOf(elements)) }
}

/** Tabs and the like count on having containers directly inside. */
const isNesting = (parent: PageElement | undefined) => parent !== undefined && parent.elType === 'widget' && isContainer(parent)

export const elementsOf = (tree: Tree, ids: readonly string[]): PageElement[] => ids.flatMap((id) => find(tree, id) ?? [])
