import { type PointerEvent, useState } from 'react'

type Options<Drop> = {
  /** Where something would stand if it were let go over a row; undefined where that changes nothing. */
  dropOn: (row: HTMLElement, event: PointerEvent, id: string) => Drop | undefined
  onDrop: (id: string, drop: Drop) => void
}

/**
 * Things taken by their handle, with a mouse, a pen or a finger, and let go over an element that has `data-row`. `held` says where
 * the thing would stand if it were let go. A handle needs `touch-action: none`, or a finger on it scrolls the page.
 */
export function useHandles<Drop>({ dropOn, onDrop }: Options<Drop>) {
  const [held, setHeld] = useState<{ id: string; drop: Drop | undefined }>()

  const dropUnder = (event: PointerEvent, id: string): Drop | undefined => {
    const row = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-row]')
    // In a long list the way to the place goes on above and below.
    row?.scrollIntoView({ block: 'nearest' })
    return row ? dropOn(row, event, id) : undefined
  }

  /** For the handle of one thing; what it hears goes on while the pointer is anywhere. */
  const handle = (id: string) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setHeld({ id, drop: undefined })
    },
    onPointerMove: (event: PointerEvent) => {
      if (held?.id === id) setHeld({ id, drop: dropUnder(event, id) })
    },
    onPointerUp: (event: PointerEvent) => {
      if (held?.id !== id) return
      const drop = dropUnder(event, id)
      setHeld(undefined)
      if (drop !== undefined) onDrop(id, drop)
    },
    onPointerCancel: () => setHeld(undefined),
  })
  return { held, handle }
}
