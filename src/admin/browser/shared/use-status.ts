import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useDataProvider } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import { type Alarm, STATUS_PATH } from './alarm.ts'
import type { Seen, SystemStatus } from './disk-labels.ts'

/** Asked when somebody goes to another screen, not by a timer: a timer would keep signed in who has gone home. */
const FRESH_FOR_MS = 60_000

export function useStatus(alarm: Alarm) {
  const provider = useDataProvider<Provider>()
  const rung = useSyncExternalStore(alarm.subscribe, alarm.count)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['status', rung],
    queryFn: () => provider.read<SystemStatus>(STATUS_PATH),
    staleTime: FRESH_FOR_MS,
    retry: false,
    // The old warning stands until the new answer is here.
    placeholderData: keepPreviousData,
  })
  const seen = error ? (awayOrBusy(error) ?? data) : data
  return { seen, isAsking: isFetching, ask: () => void refetch() }
}

function awayOrBusy(error: unknown): Seen {
  const { status, body } = error as { status?: number; body?: { code?: string } }
  if (status !== 503) return undefined
  return body?.code === 'too_busy' ? 'busy' : 'away'
}
