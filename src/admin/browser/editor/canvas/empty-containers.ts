import type { Tree } from '../../documents/tree.ts'

/** More at once would cover the page. */
const MOST = 40

/** Containers with nothing in them: each shows a place for the first element. */
export const emptyContainers = (tree: Tree): string[] => all(tree).slice(0, MOST)

const all = (tree: Tree): string[] =>
  tree.flatMap(({ id, elType, elements }) => {
    if (elements.length > 0) return all(elements)
    return elType === 'container' ? [id] : []
  })
