import type { DispatchItem } from '#api/vitrine/dispatch-item.ts'
import { useAnswer } from '../shared/use-api.ts'
import { progressOf } from './dispatch-labels.ts'

/** One screen of them; the oldest come first, so that nothing is forgotten. */
export const MOST_SHOWN = 100

/** Orders that wait for being sent; followed while labels are bought. */
export const useDispatch = () =>
  useAnswer<DispatchItem[]>(`/vitrine/v1/dispatch?per_page=${MOST_SHOWN}`, {
    isUnderWay: (orders) => progressOf(orders) !== undefined,
  })
