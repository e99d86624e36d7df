import { placeOver } from './moved.ts'
import { useHandles } from './use-handles.ts'

type Options = {
  /** Those that one stands among, in their order. */
  siblingsOf: (id: string) => readonly { id: number }[]
  onMove: (id: string, to: number) => void
}
export type Ordering = ReturnType<typeof useOrder>

/** What a list needs to be put in order by handle or by button; `OrderedRow` draws its rows. */
export function useOrder({ siblingsOf, onMove }: Options) {
  const { held, handle } = useHandles<number>({
    dropOn: ({ dataset }, _event, id) => placeOver(siblingsOf(id), id, dataset.row),
    onDrop: onMove,
  })
  return { held, handle, move: onMove }
}
