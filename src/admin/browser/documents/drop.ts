import { isContainer, spotOf, type Tree } from './tree.ts'

/** On which row of the structure something is held. */
export type Drop = { onto: string; where: 'before' | 'inside' | 'after' }

/** Where on a row something is held, from 0 at its upper edge to 1 at its lower: containers also take it in. */
export function whereOn(share: number, isBox: boolean): Drop['where'] {
  if (isBox && share > 0.25 && share < 0.75) return 'inside'
  return share < 0.5 ? 'before' : 'after'
}

/** The place in the tree that a row stands for; undefined where there is none. */
export function placeOn(tree: Tree, { onto, where }: Drop): { parent: string | undefined; index: number } | undefined {
  const spot = spotOf(tree, onto)
  const target = spot?.siblings[spot.index]
  if (!spot || !target || (where === 'inside' && !isContainer(target))) return undefined
  if (where === 'inside') return { parent: onto, index: target.elements.length }
  return { parent: spot.parent?.id, index: spot.index + (where === 'after' ? 1 : 0) }
}
