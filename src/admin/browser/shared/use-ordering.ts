import { useQueryClient } from '@tanstack/react-query'
import type { GetListResult } from 'react-admin'
import type { Meta } from '../data/resources.ts'
import { moved, placeIn } from './moved.ts'
import { useApiAction } from './use-api.ts'
import { useOrder } from './use-order.ts'

export type Ordered = { id: number; menu_order: number }
type Options = {
  resource: string
  meta?: Meta
  /** Those that one stands among, in their order. */
  siblingsOf: (id: string) => readonly Ordered[]
  /** What is said when the new order is kept. */
  done: string
}

/** Puts the things of a list in order, by handle or by button: seen at once, so that nothing moves under the hand when the answer comes. */
export function useOrdering({ resource, meta, siblingsOf, done }: Options) {
  const lists = useQueryClient()
  const { run } = useApiAction()
  const order = async (next: readonly Ordered[]) => {
    const changes = changedPlaces(next)
    const placeOf = new Map(changes.map(({ id, menu_order }) => [id, menu_order]))
    const queryKey = [resource, 'getList']
    // An answer that is still on its way would bring the old order back.
    await lists.cancelQueries({ queryKey })
    lists.setQueriesData<GetListResult<Ordered>>(
      { queryKey },
      (shown) =>
        shown && {
          ...shown,
          data: shown.data.map((one) => ({ ...one, menu_order: placeOf.get(one.id) ?? one.menu_order })),
        },
    )
    await run((provider) => provider.changeMany(resource, changes, meta), done)
  }
  const move = (id: string, to: number) => {
    const siblings = siblingsOf(id)
    void order(moved(siblings, placeIn(siblings, id), to))
  }
  return useOrder({ siblingsOf, onMove: move })
}

/** Who gets another place in this order: the others need no word. */
const changedPlaces = (next: readonly Ordered[]): Ordered[] =>
  next.flatMap(({ id, menu_order }, place) => (menu_order === place ? [] : [{ id, menu_order: place }]))
