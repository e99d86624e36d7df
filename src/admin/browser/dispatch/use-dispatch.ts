import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { DispatchItem } from '#api/vitrine/dispatch-item.ts'
import type { Provider } from '../data/provider.ts'
import { progressOf } from './dispatch-labels.ts'

/** One screen of them; the oldest come first, so that nothing is forgotten. */
export const MOST_SHOWN = 100
const FOLLOW_MS = 2_000

/** Orders that wait for being sent; followed while labels are bought. */
export function useDispatch() {
  const provider = useDataProvider<Provider>()
  const path = `/vitrine/v1/dispatch?per_page=${MOST_SHOWN}`
  return useQuery({
    queryKey: ['answer', path],
    queryFn: () => provider.read<DispatchItem[]>(path),
    refetchInterval: ({ state }) => (state.data && progressOf(state.data) ? FOLLOW_MS : false),
  })
}
