import { replaceEqualDeep } from '@tanstack/react-query'
import type { Tree } from './tree.ts'

/**
 * Keeps elements the objects that they were. Forms hand out deep copies of what they are given; whatever is equal in the tree that
 * was shown before stands in for its copy, so that it is not drawn again.
 */
export function createTreeSharing() {
  let shown: Tree = []
  return {
    share: (tree: Tree): Tree => (shown = replaceEqualDeep(shown, tree)),
    /** The tree that comes back next is most likely a copy of this one. */
    expect: (tree: Tree) => void (shown = tree),
  }
}
