import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { Link as RouteLink } from 'react-router-dom'
import { LoadError } from '../shared/load-error.tsx'
import { Panel } from '../shared/panel.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { useChecklist } from './checklist-step.tsx'
import { addressOf } from './move-steps.ts'
import { MOVES, type StepProps } from './use-move.ts'

/** The door: who opens it has finished the move, and the keys of the old shop go. */
export function OpenStep({ move }: StepProps) {
  const { run, isBusy } = useApiAction()
  const { data, error, refetch } = useChecklist(move.id)
  if (error) return <LoadError onRetry={() => void refetch()}>{error.message}</LoadError>
  if (!data) return <ScreenSkeleton />
  const missing = data.items.filter(({ state }) => state === 'missing')
  const open = () =>
    run(async (api) => {
      await api.tell('/vitrine/v1/setup/open', {})
      await api.remove(`${MOVES}/${move.id}/keys`)
    }, 'A loja está aberta.')
  return (
    <Panel title={data.is_open ? 'A loja está aberta' : 'Abrir a loja'}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {missing.length > 0 && (
          <Alert severity="warning">
            Ainda falta: {missing.map(({ title }) => title.charAt(0).toLowerCase() + title.slice(1)).join(', ')}.{' '}
            <Link component={RouteLink} to={addressOf(move.id, 'ajustes')}>
              Ver a lista
            </Link>
          </Alert>
        )}
        {data.is_open ? (
          <Alert severity="success">Qualquer pessoa já pode visitar a loja.</Alert>
        ) : (
          <Typography variant="body2">
            Ao abrir, os visitantes deixam de ver «Em breve» e podem comprar. As chaves da loja antiga são apagadas. A mudança
            pode ser desfeita até o primeiro pedido.
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {!data.is_open && (
            <Button variant="contained" disabled={isBusy} onClick={() => void open()}>
              Abrir a loja
            </Button>
          )}
          <Button variant="outlined" href="/">
            Ver a loja
          </Button>
          {data.is_open && move.keys_until !== null && (
            <Button
              color="inherit"
              disabled={isBusy}
              onClick={() => void run((api) => api.remove(`${MOVES}/${move.id}/keys`), 'As chaves foram apagadas.')}
            >
              Apagar as chaves da loja antiga
            </Button>
          )}
          <Button color="inherit" component={RouteLink} to={addressOf(move.id, 'trazer')}>
            Desfazer a mudança
          </Button>
        </Box>
      </Box>
    </Panel>
  )
}
