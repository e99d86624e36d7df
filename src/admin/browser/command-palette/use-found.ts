import { useQueries } from '@tanstack/react-query'
import { type RaRecord, useDataProvider } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import type { Finder } from './define-finder.ts'
import type { Entry } from './entries.ts'

const found = import.meta.glob<Finder>('../*/finder.ts', { eager: true, import: 'finder' })
/** Every folder with a `finder.ts`. */
const FINDERS = Object.values(found)

const MOST_EACH = 4
/** One letter finds half of the shop. */
const LEAST_TYPED = 2

type Asked = { typed: string; resources: ReadonlySet<string> }

/** Records that the shop finds by what was typed, among the resources that this person may open. */
export function useFound({ typed, resources }: Asked): { entries: Entry[]; isFinding: boolean; isFailed: boolean } {
  const provider = useDataProvider<Provider>()
  const words = typed.trim().replace(/^#/, '')
  const isAsked = words.length >= LEAST_TYPED
  const finders = FINDERS.filter(({ resource }) => resources.has(resource))
  const answers = useQueries({
    queries: finders.map(({ resource }) => ({
      queryKey: ['palette', resource, words],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await provider.getList<RaRecord>(resource, listing(words, signal))).data,
      enabled: isAsked,
    })),
  })
  if (!isAsked) return { entries: [], isFinding: false, isFailed: false }
  return {
    entries: answers.flatMap(({ data = [] }, index) => data.slice(0, MOST_EACH).map(finders[index]!.entryOf)),
    isFinding: answers.some(({ isPending }) => isPending),
    isFailed: answers.some(({ isError }) => isError),
  }
}

const listing = (q: string, signal: AbortSignal) => ({
  pagination: { page: 1, perPage: MOST_EACH },
  sort: { field: '', order: 'ASC' as const },
  filter: { q },
  signal,
})
