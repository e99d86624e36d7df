import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { Title, useDataProvider, useNotify } from 'react-admin'
import { Link as RouteLink, useSearchParams } from 'react-router-dom'
import { useState } from 'react'
import type { Provider } from '../data/provider.ts'
import { showAnew } from '../data/show-anew.ts'
import { Panel } from '../shared/panel.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'
import { ImportForm } from './import-form.tsx'
import { ImportReport, ToProducts } from './import-report.tsx'
import { TransferProgress } from './transfer-progress.tsx'
import { STATE_WORDS, type TransferRecord } from './transfer-labels.ts'
import { useTransfer } from './use-transfer.ts'

const PATH = '/vitrine/v1/imports'

/** A table becomes products: sent, looked through, and only then carried out. */
export function ImportScreen() {
  const [params, setParams] = useSearchParams()
  const id = Number(params.get('id')) || undefined
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, mb: 4 }}>
      <Title title="Importar" />
      {id === undefined ? (
        <>
          <ImportForm onSent={(made) => setParams({ id: String(made) })} />
          <Earlier />
        </>
      ) : (
        <OneImport key={id} id={id} onLeave={() => setParams({})} />
      )}
    </Box>
  )
}

function OneImport({ id, onLeave }: { id: number; onLeave: () => void }) {
  const provider = useDataProvider<Provider>()
  const queries = useQueryClient()
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const { data: transfer, error } = useTransfer(PATH, id)
  const tell = async (deed: 'run' | 'cancel' | 'check') => {
    setIsBusy(true)
    try {
      await provider.tell(`${PATH}/${id}/${deed}`, {})
    } catch (problem) {
      notify(problem instanceof Error ? problem.message : 'ra.notification.http_error', { type: 'error' })
    }
    await showAnew(queries, { queryKey: ['transfer', PATH, id] })
    setIsBusy(false)
  }
  const another = (
    <Button color="inherit" onClick={onLeave}>
      Importar outro arquivo
    </Button>
  )
  if (error)
    return (
      <Panel title="Importação">
        <Alert severity="error">{error.message}</Alert>
        {another}
      </Panel>
    )
  if (!transfer) return <ScreenSkeleton />
  const willChange = transfer.counts.new + transfer.counts.changed
  return (
    <Panel title={transfer.name || `Importação ${id}`}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {transfer.problem && <Alert severity="error">{transfer.problem}</Alert>}
        {transfer.state === 'checking' && (
          <TransferProgress transfer={transfer} label="Conferindo" isBusy={isBusy} onCancel={() => void tell('cancel')} />
        )}
        {transfer.state === 'running' && (
          <TransferProgress transfer={transfer} label="Importando" isBusy={isBusy} onCancel={() => void tell('cancel')} />
        )}
        {transfer.state === 'checked' && (
          <Alert severity={willChange > 0 ? 'success' : 'info'}>
            {willChange > 0
              ? 'O arquivo foi conferido e nada mudou ainda. Veja o que vai mudar e, se estiver certo, importe.'
              : 'O arquivo foi conferido: não há nada a mudar na loja.'}
          </Alert>
        )}
        {transfer.state === 'done' && (
          <Alert severity="success">
            Importação concluída. <ToProducts />
          </Alert>
        )}
        {transfer.state === 'cancelled' && (
          <Alert severity="warning">Cancelado. O que já tinha sido feito ficou; as outras linhas não foram tocadas.</Alert>
        )}
        {['checked', 'done', 'cancelled'].includes(transfer.state) && <ImportReport transfer={transfer} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {transfer.state === 'checked' && willChange > 0 && (
            <Button variant="contained" disabled={isBusy} onClick={() => void tell('run')}>
              Importar agora
            </Button>
          )}
          {['failed', 'cancelled'].includes(transfer.state) && (
            <Button variant="outlined" disabled={isBusy} onClick={() => void tell('check')}>
              Conferir de novo
            </Button>
          )}
          {!['checking', 'running'].includes(transfer.state) && another}
        </Box>
      </Box>
    </Panel>
  )
}

function Earlier() {
  const { data: imports = [] } = useAnswer<TransferRecord[]>(`${PATH}?per_page=5`)
  if (imports.length === 0) return null
  return (
    <Panel title="Importações anteriores">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {imports.map((one) => (
          <Typography key={one.id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <Link component={RouteLink} to={`/importar?id=${one.id}`}>
              {one.name || `Importação ${one.id}`}
            </Link>{' '}
            · {STATE_WORDS[one.state]} · {momentText(`${one.date_created_gmt}Z`)}
          </Typography>
        ))}
      </Box>
    </Panel>
  )
}
