import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import { showAnew } from '../data/show-anew.ts'

type Deed = (provider: Provider) => Promise<unknown>
type Explain = (error: unknown) => string | undefined

const FOLLOW_MS = 2_000
type Asking<T> = {
  enabled?: boolean
  /** The shop still works on it: it is asked for again until that is done. */
  isUnderWay?: (answer: T) => boolean
  /** How long it is taken for true without asking again. */
  freshMs?: number
}

/** An answer of the API that is no record of a list: a report, the desk of an order. */
export function useAnswer<T>(path: string, { enabled = true, isUnderWay, freshMs = 0 }: Asking<T> = {}) {
  const provider = useDataProvider<Provider>()
  return useQuery({
    queryKey: ['answer', path],
    queryFn: () => provider.read<T>(path),
    enabled,
    staleTime: freshMs,
    refetchInterval: ({ state }) => (state.data !== undefined && isUnderWay?.(state.data) ? FOLLOW_MS : false),
  })
}

/**
 * Does one thing after the other, shows the record anew, and says how it went once what is seen is true. `onError`: what failed
 * is told in another way.
 */
export function useApiAction({ onError }: { onError?: (error: unknown) => void } = {}) {
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  const shown = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef(0)

  // While more is to be done the record would only show what is about to change.
  const showAll = async () => waiting.current === 1 && (await showAnew(shown))
  const act = async (deed: Deed, done: string | undefined, explain: Explain | undefined): Promise<boolean> => {
    try {
      await deed(provider)
      await showAll()
      if (done !== undefined) notify(done, { type: 'success' })
      return true
    } catch (error) {
      const explained = explain?.(error)
      if (explained !== undefined) notify(explained, { type: 'warning', multiLine: true, autoHideDuration: 15_000 })
      else if (onError) onError(error)
      else notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error', multiLine: true })
      // Not waited for: without a line to the shop the trouble would be told late.
      void showAll()
      return false
    }
  }
  /** `done`: what is said afterwards, unless the screen says it. `explain`: words for a refusal that the screen knows more of. */
  const run = (deed: Deed, done?: string, explain?: Explain): Promise<boolean> => {
    waiting.current++
    setIsBusy(true)
    const turn = last.current.then(() => act(deed, done, explain))
    const end = () => {
      waiting.current--
      setIsBusy(waiting.current > 0)
    }
    last.current = turn.then(end, end)
    return turn
  }
  return { run, isBusy }
}
