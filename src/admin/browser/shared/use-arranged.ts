import { useState } from 'react'
import { moved, placeIn } from './moved.ts'
import { useOrder } from './use-order.ts'

/** A list as the hand puts it, before the shop has kept it; as it was where the shop refuses. */
export function useArranged<T extends { id: number }>(
  list: readonly T[],
  save: (next: readonly T[], one: T) => Promise<boolean>,
) {
  const [arranged, setArranged] = useState<{ of: readonly T[]; order: readonly T[] }>()
  // Told anew, the list has the last word.
  const shown = arranged?.of === list ? arranged.order : list
  const move = async (id: string, to: number) => {
    const from = placeIn(shown, id)
    const order = moved(shown, from, to)
    setArranged({ of: list, order })
    if (!(await save(order, shown[from]!))) setArranged(undefined)
  }
  return { shown, ordering: useOrder({ siblingsOf: () => shown, onMove: (id, to) => void move(id, to) }) }
}
