import { find, isContainer, move, remove, spotOf, type Tree } from './tree.ts'

export type Drop = { onto: string; where: 'before' | 'inside' | 'after' }

/** Where on a row something is held, from 0 at its upper edge to 1 at its lower: containers also take it in. */
export function whereOn(share: number, isBox: boolean): Drop['where'] {
  if (isBox && share > 0.25 && share < 0.75) return 'inside'
  return share < 0.5 ? 'before' : 'after'
}

/** The tree after an element was let go on another; the same tree when it can't stand there. */
export function dropped(tree: Tree, id: string, { onto, where }: Drop): Tree {
  // Counted without what moves: its old place must not count as one.
  const rest = remove(tree, id)
  const target = find(rest, onto)
  const spot = spotOf(rest, onto)
  if (!target || !spot) return tree
  if (where === 'inside') return isContainer(target) ? move(tree, id, onto, target.elements.length) : tree
  return move(tree, id, spot.parent?.id, spot.index + (where === 'after' ? 1 : 0))
}
