import { useMemo } from 'react'
import { changeLabel } from '../editor/commands/change-label.ts'
import { changedIds } from '../editor/commands/differences.ts'
import { useOpenForm } from './document-memory.tsx'
import { positionOf, stepsOf, type Trail, went, wentTo } from './trail.ts'
import { find, type Tree } from './tree.ts'
import { useWidgets } from './use-widgets.ts'

type Options = { tree: Tree; onChange: (tree: Tree) => void }

/** A document at work: every change is a step that can be taken back. */
export function useDocument({ tree: given, onChange }: Options) {
  const { trail, setTrail, selection: remembered, setSelection, sharing } = useOpenForm()
  const words = useWidgets()
  const tree = useMemo(() => sharing.share(given), [given, sharing])
  const selected = useMemo(() => remembered.flatMap((id) => find(tree, id) ?? []), [remembered, tree])
  const selection = useMemo(() => selected.map(({ id }) => id), [selected])

  const show = (next: Tree, nextTrail: Trail<Tree>) => {
    sharing.expect(next)
    setTrail(nextTrail)
    onChange(next)
  }
  const goTo = (position: number) => {
    const turned = wentTo(trail, tree, position)
    if (!turned) return
    // What comes back is chosen where nothing else is any more.
    if (!selection.some((id) => find(turned.present, id))) setSelection(changedIds(tree, turned.present))
    show(turned.present, turned.trail)
  }
  const position = positionOf(trail)
  return {
    tree,
    /** The last one of the selection. */
    chosen: selected.at(-1),
    selection,
    /** Selects this one alone, or nothing. */
    choose: (id: string | undefined) => setSelection(id === undefined ? [] : [id]),
    toggle: (id: string) => setSelection(selection.includes(id) ? selection.filter((one) => one !== id) : [...selection, id]),
    chooseAll: setSelection,
    /**
     * `mark`: changes with the same one in a row are one step. `label`: how the history calls it; else it is told from what
     * changed. A tree that is the same changes nothing.
     */
    change: (next: Tree, mark = '', label?: string) => {
      if (next === tree) return false
      show(next, went(trail, tree, mark, { label: label ?? changeLabel(tree, next, words) }))
      return true
    },
    undo: () => goTo(position - 1),
    redo: () => goTo(position + 1),
    canUndo: position > 0,
    canRedo: trail.future.length > 0,
    history: stepsOf(trail),
    position,
    goTo,
  }
}
export type OpenDocument = ReturnType<typeof useDocument>

/** As the ecosystem's builders make them: seven signs that stand once on the page. */
export const newElementId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 7)
