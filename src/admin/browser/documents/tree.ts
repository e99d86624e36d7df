import { isRecord } from '#kit/is-record.ts'
import type { PageElement } from '#builder/document.ts'
import { createElementIds } from '#builder/element-ids.ts'
import { NESTING_WIDGETS } from '#builder/nesting.ts'

export type { PageElement }
export type Tree = readonly PageElement[]
type NewId = () => string

/** Deeper than any page needs; the API takes a little more. */
export const MAX_DEPTH = 12

/** A stored document as the editor holds it: old sections and columns are containers, and ids are those of the page that is drawn. */
export function treeOf(stored: unknown): PageElement[] {
  const idOf = createElementIds()
  let count = 0
  const read = (raw: unknown): PageElement[] => {
    if (!isRecord(raw)) return []
    const { id, elType, widgetType, settings, elements } = raw
    count++
    if (typeof elType !== 'string') return []
    const isWidget = elType === 'widget'
    return [
      {
        id: idOf(id, count),
        elType: isWidget ? 'widget' : 'container',
        widgetType: isWidget ? String(widgetType ?? '') : 'container',
        settings: isRecord(settings) ? settings : {},
        elements: listOf(elements).flatMap(read),
      },
    ]
  }
  return listOf(stored).flatMap(read)
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export const isContainer = ({ elType, widgetType }: PageElement) => elType === 'container' || NESTING_WIDGETS.has(widgetType)

export const idsOf = (elements: readonly PageElement[]) => elements.map(({ id }) => id)

export function find(tree: Tree, id: string): PageElement | undefined {
  for (const element of tree) {
    const found = element.id === id ? element : find(element.elements, id)
    if (found) return found
  }
  return undefined
}

/** The container that an element stands in (none at the top), its place there, and how deep that is, from 1. */
export type Spot = { parent: PageElement | undefined; siblings: Tree; index: number; depth: number }

export function spotOf(tree: Tree, id: string, parent?: PageElement, depth = 1): Spot | undefined {
  const index = tree.findIndex((element) => element.id === id)
  if (index >= 0) return { parent, siblings: tree, index, depth }
  for (const element of tree) {
    const spot = spotOf(element.elements, id, element, depth + 1)
    if (spot) return spot
  }
  return undefined
}

/** The same tree with one list of siblings changed; all other elements but those around it stay the same objects. */
function withSiblings(tree: Tree, parentId: string | undefined, change: (siblings: Tree) => Tree): Tree {
  if (parentId === undefined) return change(tree)
  for (const [index, element] of tree.entries()) {
    const isParent = element.id === parentId
    const elements = isParent ? change(element.elements) : withSiblings(element.elements, parentId, change)
    if (elements !== element.elements) return tree.with(index, { ...element, elements: [...elements] })
    if (isParent) return tree
  }
  return tree
}

const heightOf = ({ elements }: PageElement): number => 1 + Math.max(0, ...elements.map(heightOf))

/** How deep the children of this container stand. */
const depthIn = (tree: Tree, parentId: string | undefined) =>
  parentId === undefined ? 1 : (spotOf(tree, parentId)?.depth ?? MAX_DEPTH) + 1

export function insert(tree: Tree, element: PageElement, parentId: string | undefined, index: number): Tree {
  const parent = parentId === undefined ? undefined : find(tree, parentId)
  if (parentId !== undefined && (!parent || !isContainer(parent))) return tree
  if (depthIn(tree, parentId) + heightOf(element) - 1 > MAX_DEPTH) return tree
  return withSiblings(tree, parentId, (siblings) => siblings.toSpliced(index, 0, element))
}

export function remove(tree: Tree, id: string): Tree {
  const spot = spotOf(tree, id)
  return spot ? withSiblings(tree, spot.parent?.id, (siblings) => siblings.toSpliced(spot.index, 1)) : tree
}

/** Where to go on from when an element is taken away: what comes after it, or before it, or what it stood in. */
export function neighbourOf(tree: Tree, id: string): string | undefined {
  const spot = spotOf(tree, id)
  return spot && (spot.siblings[spot.index + 1] ?? spot.siblings[spot.index - 1] ?? spot.parent)?.id
}

/** Moves an element with everything in it; never into itself, never deeper than a page may be. */
export function move(tree: Tree, id: string, parentId: string | undefined, index: number): Tree {
  const element = find(tree, id)
  if (!element || parentId === id || (parentId !== undefined && find(element.elements, parentId))) return tree
  const without = remove(tree, id)
  const moved = insert(without, element, parentId, index)
  return moved === without ? tree : moved
}

export type Step = 'up' | 'down' | 'in' | 'out'

/** One step: among its siblings, into the container before it, or out behind the one it stands in. */
export function step(tree: Tree, id: string, way: Step): Tree {
  const spot = spotOf(tree, id)
  if (!spot) return tree
  const { parent, siblings, index } = spot
  switch (way) {
    case 'up':
      return index > 0 ? move(tree, id, parent?.id, index - 1) : tree
    case 'down':
      return index < siblings.length - 1 ? move(tree, id, parent?.id, index + 1) : tree
    case 'in': {
      const before = siblings[index - 1]
      return before && isContainer(before) ? move(tree, id, before.id, before.elements.length) : tree
    }
    case 'out': {
      const outer = parent && spotOf(tree, parent.id)
      return outer ? move(tree, id, outer.parent?.id, outer.index + 1) : tree
    }
  }
}

/** The same element with ids of its own all the way down. */
export const copyOf = (element: PageElement, newId: NewId): PageElement => ({
  ...element,
  id: newId(),
  settings: structuredClone(element.settings),
  elements: element.elements.map((inner) => copyOf(inner, newId)),
})

export function setSettings(tree: Tree, id: string, settings: Record<string, unknown>): Tree {
  const spot = spotOf(tree, id)
  if (!spot) return tree
  const changed = { ...spot.siblings[spot.index]!, settings }
  return withSiblings(tree, spot.parent?.id, (siblings) => siblings.with(spot.index, changed))
}

/**
 * Adds a widget where the merchant is: inside of the chosen container, or behind the chosen element. At the top of a page it
 * gets a container around it, so that it touches neither the window's edges nor a popup's, nor what stands above.
 */
export function add(tree: Tree, widgetType: string, chosen: string | undefined, newId: NewId): { tree: Tree; id: string } {
  const spot = chosen === undefined ? undefined : spotOf(tree, chosen)
  const element = spot?.siblings[spot.index]
  const isInside = element !== undefined && isContainer(element)
  const parentId = isInside ? element.id : spot?.parent?.id
  const { whole, id } = newElement(widgetType, parentId, newId)
  const index = isInside ? element.elements.length : spot ? spot.index + 1 : tree.length
  return { tree: insert(tree, whole, parentId, index), id }
}

/** A widget that is on no page yet, and what goes into the page with it: a section around it where it would stand at the top. */
export function newElement(widgetType: string, parentId: string | undefined, newId: NewId): { whole: PageElement; id: string } {
  const isBox = widgetType === 'container'
  const isInside = parentId !== undefined
  const made: PageElement = {
    id: newId(),
    elType: isBox ? 'container' : 'widget',
    widgetType,
    // What stands in a container keeps its width without room of its own at the sides.
    settings: isBox && !isInside ? { content_width: 'boxed' } : {},
    elements: [],
  }
  return { whole: isBox || isInside ? made : sectionAround([made], newId), id: made.id }
}

/** A container for what may not stand at the top of a page by itself. */
export const sectionAround = (elements: PageElement[], newId: NewId): PageElement => ({
  id: newId(),
  elType: 'container',
  widgetType: 'container',
  settings: { content_width: 'boxed', padding_block: 'md' },
  elements,
})

export type Row = { element: PageElement; level: number; place: number; count: number }

/** The tree as it is read from the top, without what stands in closed containers. */
export const rowsOf = (tree: Tree, closed: ReadonlySet<string>, level = 1): Row[] =>
  tree.flatMap((element, index) => [
    { element, level, place: index + 1, count: tree.length },
    ...(closed.has(element.id) ? [] : rowsOf(element.elements, closed, level + 1)),
  ])
