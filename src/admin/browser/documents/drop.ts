import { insertAll, outermost, removeAll } from '../editor/commands/several.ts'
import { isContainer, spotOf, type Tree } from './tree.ts'

export type Drop = { onto: string; where: 'before' | 'inside' | 'after' }

/** Where on a row something is held, from 0 at its upper edge to 1 at its lower: containers also take it in. */
export function whereOn(share: number, isBox: boolean): Drop['where'] {
  if (isBox && share > 0.25 && share < 0.75) return 'inside'
  return share < 0.5 ? 'before' : 'after'
}

/** The tree after elements were let go on another one; the same tree when they can't stand there. */
export function dropped(tree: Tree, ids: readonly string[], { onto, where }: Drop): Tree {
  // Counted without what moves: its old place must not count as one.
  const rest = removeAll(tree, ids)
  const spot = spotOf(rest, onto)
  const target = spot?.siblings[spot.index]
  if (!spot || !target || (where === 'inside' && !isContainer(target))) return tree
  const placed =
    where === 'inside'
      ? insertAll(rest, outermost(tree, ids), onto, target.elements.length)
      : insertAll(rest, outermost(tree, ids), spot.parent?.id, spot.index + (where === 'after' ? 1 : 0))
  return placed.tree === rest ? tree : placed.tree
}
