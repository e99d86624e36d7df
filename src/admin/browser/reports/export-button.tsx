import { Button } from '@mui/material'
import { useState } from 'react'
import { downloadCSV, useDataProvider, useNotify } from 'react-admin'
import { toCsv } from '#content/forms/csv.ts'
import { slugOf } from '#kit/pt-br.ts'
import type { Provider } from '../data/provider.ts'
import { type Asked, isInTime, pathOf } from './asked.ts'
import { csvRows, type Report } from './report-labels.ts'

/** Rows that are asked for at once. */
export const ROWS_EXPORTED = 1_000

/** Every row there is, not only those on the screen. */
export function ExportButton({ asked, sideName }: { asked: Asked; sideName: string }) {
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    try {
      const pages: Report[] = []
      do pages.push(await provider.read<Report>(pathOf(asked, { page: pages.length + 1, perPage: ROWS_EXPORTED })))
      while (!isInTime(asked.view) && pages.length * ROWS_EXPORTED < pages[0]!.row_count)
      const rows = pages.flatMap((page) => page.rows)
      const table = toCsv(csvRows(asked.view, sideName, { ...pages[0]!, rows }))
      downloadCSV(table, `vendas-por-${slugOf(sideName)}-${asked.period.from}`)
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void save()}>
      Exportar CSV
    </Button>
  )
}
