import { type PointerEvent, useState } from 'react'
import { type Drop, dropped, whereOn } from './drop.ts'
import { find, isContainer, type Tree } from './tree.ts'

type Options = { tree: Tree; onDrop: (tree: Tree, id: string) => void }
type Held = { id: string; drop?: Drop }

/** Rows taken by their handle, with a mouse, a pen or a finger. `held` says where the row would stand if it were let go. */
export function useDrag({ tree, onDrop }: Options) {
  const [held, setHeld] = useState<Held>()

  const dropUnder = ({ clientX, clientY }: PointerEvent, id: string): Drop | undefined => {
    const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]')
    const target = row?.dataset.row && find(tree, row.dataset.row)
    if (!row || !target) return undefined
    // In a long outline the way to the place goes on above and below.
    row.scrollIntoView({ block: 'nearest' })
    const { top, height } = row.getBoundingClientRect()
    const drop: Drop = { onto: target.id, where: whereOn((clientY - top) / height, isContainer(target)) }
    return dropped(tree, id, drop) === tree ? undefined : drop
  }

  /** For the handle of a row; what it hears goes on while the pointer is anywhere. */
  const handle = (id: string) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setHeld({ id })
    },
    onPointerMove: (event: PointerEvent) => {
      if (held?.id !== id) return
      const drop = dropUnder(event, id)
      setHeld(drop ? { id, drop } : { id })
    },
    onPointerUp: (event: PointerEvent) => {
      if (held?.id !== id) return
      const drop = dropUnder(event, id)
      setHeld(undefined)
      if (drop) onDrop(dropped(tree, id, drop), id)
    },
    onPointerCancel: () => setHeld(undefined),
  })
  return { held, handle }
}
