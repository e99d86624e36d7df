import { idsOf, type PageElement, spotOf, type Tree } from '../../documents/tree.ts'

/** Everything that stands beside an element, itself too; of none: what stands at the top. */
export const besides = (tree: Tree, id: string | undefined): string[] =>
  idsOf(id === undefined ? tree : (spotOf(tree, id)?.siblings ?? []))

/** From one to another as they are read from the top. */
export function between(tree: Tree, from: string | undefined, to: string): string[] {
  const all = idsOf(flat(tree))
  const [one, other] = [from === undefined ? -1 : all.indexOf(from), all.indexOf(to)]
  if (one < 0) return [to]
  const range = all.slice(Math.min(one, other), Math.max(one, other) + 1)
  // The one that was asked for is the last one chosen.
  return one <= other ? range : range.toReversed()
}

export const flat = (tree: Tree): PageElement[] => tree.flatMap((element) => [element, ...flat(element.elements)])

export type Way = 'before' | 'after' | 'inwards' | 'outwards'

/** Where the arrows lead: among siblings and past the end of a container, into it, and out to it. */
export function towards(tree: Tree, id: string | undefined, way: Way): string | undefined {
  const spot = id === undefined ? undefined : spotOf(tree, id)
  if (!spot) return tree[0]?.id
  const { siblings, index, parent } = spot
  if (way === 'inwards') return siblings[index]!.elements[0]?.id
  if (way === 'outwards') return parent?.id
  if (way === 'before') return (siblings[index - 1] ?? parent)?.id
  return siblings[index + 1]?.id ?? (parent && after(tree, parent.id))
}

const after = (tree: Tree, id: string): string | undefined => {
  const { siblings, index, parent } = spotOf(tree, id)!
  return siblings[index + 1]?.id ?? (parent && after(tree, parent.id))
}
