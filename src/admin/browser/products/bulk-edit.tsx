import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin'
import { count } from '#kit/pt-br.ts'
import type { Provider } from '../data/provider.ts'
import { UndoButton } from '../shared/undo-button.tsx'
import { type BulkDone, bulkDoneText } from './bulk-input.ts'

/** Changes the chosen products and offers the way back. */
export function useBulkChange() {
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const { selectedIds, onUnselectItems } = useListContext()
  const [isBusy, setIsBusy] = useState(false)
  const tell = async (deed: () => Promise<void>) => {
    setIsBusy(true)
    try {
      await deed()
      refresh()
      return true
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  const undo = (id: number) =>
    tell(async () => {
      const { kept } = await provider.tell<{ kept: number }>(`/vitrine/v1/products/bulk/${id}/undo`, {})
      notify(
        kept === 0
          ? 'Desfeito: tudo está como antes.'
          : `Desfeito, menos ${count(kept, 'item que mudou', 'itens que mudaram')} depois.`,
        {
          type: 'success',
        },
      )
    })
  const change = (input: object) =>
    tell(async () => {
      const done = await provider.tell<BulkDone>('/vitrine/v1/products/bulk', { ids: selectedIds, ...input })
      onUnselectItems()
      notify(
        <Alert
          severity={done.uncounted > 0 ? 'warning' : 'success'}
          action={done.products > 0 && <UndoButton onUndo={() => void undo(done.id)} />}
        >
          {bulkDoneText(done)}
        </Alert>,
        { autoHideDuration: 20_000 },
      )
    })
  return { change, isBusy, ids: selectedIds as readonly unknown[], chosen: selectedIds.length }
}

/** One thing for all of the chosen, without a form. */
export function BulkStatusButton({ label, status }: { label: string; status: 'publish' | 'draft' }) {
  const { change, isBusy } = useBulkChange()
  return (
    <Button size="small" disabled={isBusy} onClick={() => void change({ status })}>
      {label}
    </Button>
  )
}
