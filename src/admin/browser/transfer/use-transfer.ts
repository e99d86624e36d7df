import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import { saveFile } from '../shared/save-file.ts'
import { isBusy, type TransferRecord } from './transfer-labels.ts'

const ASK_EVERY_MS = 1_000

/** An import or export, asked after again and again while it is under way. */
export function useTransfer(path: string, id: number | undefined) {
  const provider = useDataProvider<Provider>()
  return useQuery({
    queryKey: ['transfer', path, id],
    queryFn: () => provider.read<TransferRecord>(`${path}/${id}`),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data } }) => (data && isBusy(data) ? ASK_EVERY_MS : false),
  })
}

/** Gives the merchant a file that the shop made. */
export function useFile() {
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  const [isFetching, setIsFetching] = useState(false)
  const give = async (path: string, name: string) => {
    setIsFetching(true)
    try {
      saveFile(await provider.fetchFile(path), name)
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    } finally {
      setIsFetching(false)
    }
  }
  return { give, isFetching }
}
