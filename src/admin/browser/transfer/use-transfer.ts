import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import { saveFile } from '../shared/save-file.ts'
import { isBusy, type TransferRecord } from './transfer-labels.ts'

const ASK_EVERY_MS = 1_000
/** A piece of a file: small enough for slow lines, large enough for few of them. */
const PIECE_BYTES = 1024 * 1024

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

/** Sends a file in pieces; each time it says how much has arrived. */
export async function sendFile(
  provider: Provider,
  { path, part, file, onProgress }: { path: string; part: 'table' | 'zip'; file: File; onProgress: (share: number) => void },
): Promise<void> {
  for (let offset = 0; offset < file.size; offset += PIECE_BYTES) {
    await provider.sendBytes(`${path}/pieces?part=${part}&offset=${offset}`, file.slice(offset, offset + PIECE_BYTES))
    onProgress(Math.min(1, (offset + PIECE_BYTES) / file.size))
  }
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
