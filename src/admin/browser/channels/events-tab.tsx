import { Alert, Box, Button, Link, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Link as RouteLink } from 'react-router-dom'
import type { ChannelEventRecord } from '#api/vitrine/channel-routes.ts'
import { Panel } from '../shared/panel.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'
import { ListSkeleton } from '../shared/list-skeleton.tsx'

const STATES = { waiting: 'Na fila', sent: 'Enviado', failed: 'Falhou', dropped: 'Não enviado' } as const
const NAMES = { purchase: 'Compra', refund: 'Reembolso' } as const
const SHOWN = 50

/** What the shop told channels of its sales, the latest first; while something waits it looks again by itself. */
export function EventsTab() {
  const [state, setState] = useState('')
  const { run, isBusy } = useApiAction()
  const filter = state === '' ? '' : `&state=${state}`
  const { data, error, refetch } = useAnswer<ChannelEventRecord[]>(`/vitrine/v1/channel-events?per_page=${SHOWN}${filter}`, {
    isUnderWay: (events) => events.some((event) => event.state === 'waiting'),
  })
  if (error) return <Alert severity="info">{error.message}</Alert>
  const again = (event: ChannelEventRecord) =>
    run((provider) => provider.tell(`/vitrine/v1/channel-events/${event.id}/again`, {}), 'Na fila: vai de novo em instantes.')
  return (
    <Panel title="Vendas contadas aos canais" action={<Button onClick={() => void refetch()}>Atualizar</Button>}>
      <TextField
        select
        label="Situação"
        value={state}
        onChange={({ target }) => setState(target.value)}
        sx={{ maxInlineSize: 240, mb: 2 }}
      >
        <MenuItem value="">Todas</MenuItem>
        {Object.entries(STATES).map(([id, name]) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {!data && <ListSkeleton />}
      {data?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Nada por aqui ainda. A primeira venda de quem aceitou os cookies aparece aqui, com a resposta do canal.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data?.map((event) => (
          <Event key={event.id} event={event} isBusy={isBusy} onAgain={() => void again(event)} />
        ))}
      </Box>
    </Panel>
  )
}

type Props = { event: ChannelEventRecord; isBusy: boolean; onAgain: () => void }

const Event = ({ event, isBusy, onAgain }: Props) => (
  <Box
    component="li"
    sx={{ borderLeft: 3, borderColor: event.state === 'failed' ? 'error.main' : 'divider', pl: 1.5, minWidth: 0 }}
  >
    <Typography variant="body2">
      {STATES[event.state]}: {NAMES[event.name]} do{' '}
      <Link component={RouteLink} to={`/orders/${event.order_id}/show`}>
        pedido nº {event.order_id}
      </Link>{' '}
      · {event.channel_name}
    </Typography>
    <Typography variant="caption" component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {momentText(event.date_created_gmt)} · {event.attempts === 1 ? '1 tentativa' : `${event.attempts} tentativas`}
      {event.answer && ` · ${event.answer}`}
    </Typography>
    {event.state !== 'waiting' && (
      <Button
        size="small"
        disabled={isBusy}
        onClick={onAgain}
        aria-label={`Enviar de novo: pedido nº ${event.order_id}, ${event.channel_name}`}
      >
        Enviar de novo
      </Button>
    )}
  </Box>
)
