import { useQueryClient } from '@tanstack/react-query'
import { type GetListResult, useRefresh } from 'react-admin'
import type { Meta } from '../data/resources.ts'
import { useDeed } from './use-desk.ts'

type Ordered = { id: number; menu_order: number }

/** Puts a list into another order: seen at once, so that nothing moves under the hand when the answer comes, and kept then. */
export function useOrdering(resource: string, meta?: Meta) {
  const lists = useQueryClient()
  const refresh = useRefresh()
  const { run, isBusy } = useDeed()
  /** `done`: what is said afterwards. */
  const order = async (next: readonly Ordered[], done: string) => {
    const changes = changedPlaces(next)
    const placeOf = new Map(changes.map(({ id, menu_order }) => [id, menu_order]))
    lists.setQueriesData<GetListResult<Ordered>>(
      { queryKey: [resource, 'getList'] },
      (shown) =>
        shown && {
          ...shown,
          data: shown.data.map((one) => ({ ...one, menu_order: placeOf.get(one.id) ?? one.menu_order })),
        },
    )
    if (!(await run((provider) => provider.changeMany(resource, changes, meta), done))) refresh()
  }
  return { order, isOrdering: isBusy }
}

/** Who gets another place in this order: the others need no word. */
const changedPlaces = (next: readonly Ordered[]): Ordered[] =>
  next.flatMap(({ id, menu_order }, place) => (menu_order === place ? [] : [{ id, menu_order: place }]))
