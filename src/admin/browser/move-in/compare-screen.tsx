import { Alert, Box, Button, FormControlLabel, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useGetList } from 'react-admin'
import { Link as RouteLink, useSearchParams } from 'react-router-dom'
import { formatNumber } from '#kit/pt-br.ts'
import { KIND_NAMES } from '#move-in/text.ts'
import { LoadError } from '../shared/load-error.tsx'
import { Panel } from '../shared/panel.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { type ComparedPageRecord, NewPage, OldPage } from './page-frames.tsx'
import { addressOf } from './move-steps.ts'
import { MOVES } from './use-move.ts'

/** The pages of the old shop and of this one, one after the other, side by side. */
export function CompareScreen() {
  const [params, setParams] = useSearchParams()
  const id = Number(params.get('id')) || 0
  const at = Math.max(1, Number(params.get('pagina')) || 1)
  const [isOpen, setIsOpen] = useState(false)
  const {
    data,
    total = 0,
    error,
    isFetching,
    refetch,
  } = useGetList<ComparedPageRecord>('compared-pages', {
    pagination: { page: at, perPage: 1 },
    filter: isOpen ? { open: true } : {},
    meta: { move: id },
  })
  const go = (page: number) => setParams({ id: String(id), pagina: String(page) }, { replace: true })
  const page = data?.[0]
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, mb: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title="Comparar as páginas" />
      {error && <LoadError onRetry={() => void refetch()}>{error.message}</LoadError>}
      {!error && !data && <ScreenSkeleton />}
      {data && (
        <Panel
          title={page ? page.title || page.new_path : 'Comparar as páginas'}
          action={
            <FormControlLabel
              label="Só as que faltam"
              control={
                <Switch
                  checked={isOpen}
                  onChange={({ target }) => {
                    setIsOpen(target.checked)
                    go(1)
                  }}
                />
              }
            />
          }
        >
          {page ? (
            <OnePage key={page.id} move={id} page={page} at={at} total={total} isBusy={isFetching} isOpen={isOpen} onGo={go} />
          ) : (
            <Nothing isOpen={isOpen} hasPages={total > 0} onFirst={() => go(1)} />
          )}
          <Button component={RouteLink} to={addressOf(id, 'ajustes')} color="inherit" sx={{ mt: 2 }}>
            Voltar à mudança
          </Button>
        </Panel>
      )}
    </Box>
  )
}

function Nothing({ isOpen, hasPages, onFirst }: { isOpen: boolean; hasPages: boolean; onFirst: () => void }) {
  if (hasPages)
    return (
      <Button variant="outlined" onClick={onFirst}>
        Ir para a primeira
      </Button>
    )
  return (
    <Alert severity={isOpen ? 'success' : 'info'}>
      {isOpen ? 'Todas as páginas foram conferidas.' : 'Ainda não há páginas para comparar: traga a loja primeiro.'}
    </Alert>
  )
}

type Options = {
  move: number
  page: ComparedPageRecord
  at: number
  total: number
  isBusy: boolean
  isOpen: boolean
  onGo: (page: number) => void
}

function OnePage({ move, page, at, total, isBusy: isLoading, isOpen, onGo }: Options) {
  const { run, isBusy } = useApiAction()
  const mark = async () => {
    const compared = !page.is_compared
    const body = { kind: page.kind, old_id: page.old_id, compared }
    const isKept = await run((api) => api.tell(`${MOVES}/${move}/compared`, body))
    // Among those that are left the next one takes its place.
    if (isKept && compared && !isOpen && at < total) onGo(at + 1)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="outlined" disabled={at <= 1 || isLoading} onClick={() => onGo(at - 1)}>
          Anterior
        </Button>
        <Button variant="outlined" disabled={at >= total || isLoading} onClick={() => onGo(at + 1)}>
          Próxima
        </Button>
        <Typography role="status">
          {formatNumber(at)} de {formatNumber(total)} · {KIND_NAMES[page.kind] ?? page.kind}
          {page.is_compared ? ' · conferida' : ''}
        </Typography>
        <Button variant={page.is_compared ? 'outlined' : 'contained'} disabled={isBusy || isLoading} onClick={() => void mark()}>
          {page.is_compared ? 'Conferir de novo' : 'Conferida'}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
        <OldPage move={move} url={page.old_url} />
        <NewPage path={page.new_path} id={page.new_id} />
      </Box>
    </Box>
  )
}
