import { useHandles } from '../shared/use-handles.ts'
import { type Drop, dropped, whereOn } from './drop.ts'
import { find, isContainer, type Tree } from './tree.ts'

type Options = {
  tree: Tree
  /** A row of these takes the others along. */
  selection: readonly string[]
  onDrop: (tree: Tree, ids: readonly string[]) => void
}

/** Rows of the outline taken by their handle: before, after or into another one. */
export function useDrag({ tree, selection, onDrop }: Options) {
  const withOthers = (id: string) => (selection.includes(id) ? selection : [id])
  return useHandles<Drop>({
    dropOn: (row, { clientY }, id) => {
      const target = find(tree, row.dataset.row ?? '')
      if (!target) return undefined
      const { top, height } = row.getBoundingClientRect()
      const drop: Drop = { onto: target.id, where: whereOn((clientY - top) / height, isContainer(target)) }
      return dropped(tree, withOthers(id), drop) === tree ? undefined : drop
    },
    onDrop: (id, drop) => onDrop(dropped(tree, withOthers(id), drop), withOthers(id)),
  })
}
