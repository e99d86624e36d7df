import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { Provider } from '../data/provider.ts'

/** An answer of the API that is no record of a list: a report, the desk of an order. */
export function useAnswer<T>(path: string, { enabled = true }: { enabled?: boolean } = {}) {
  const provider = useDataProvider<Provider>()
  return useQuery({ queryKey: ['answer', path], queryFn: () => provider.read<T>(path), enabled })
}

/** Does one thing at a time, shows the record anew, and says how it went once what is seen is true. `onError`: what failed is told in another way. */
export function useDeed({ onError }: { onError?: (error: unknown) => void } = {}) {
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  const shown = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  /** `done`: what is said afterwards, unless the screen says it. `explain`: words for a refusal that the screen knows more of; the record is shown anew then too. */
  const run = async (
    deed: (provider: Provider) => Promise<unknown>,
    done?: string,
    explain?: (error: unknown) => string | undefined,
  ): Promise<boolean> => {
    setIsBusy(true)
    try {
      await deed(provider)
      await shown.invalidateQueries()
      if (done !== undefined) notify(done, { type: 'success' })
      return true
    } catch (error) {
      const explained = explain?.(error)
      if (explained !== undefined) {
        await shown.invalidateQueries()
        notify(explained, { type: 'warning', multiLine: true, autoHideDuration: 15_000 })
      } else if (onError) onError(error)
      else notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error', multiLine: true })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { run, isBusy }
}
