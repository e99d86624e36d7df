import { Alert, Box, Card, Chip, Link, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import type { DisputeRecord } from '#api/dispute-item.ts'
import { formatMoney } from '#kit/money.ts'
import { dayOf } from '../settings/received.ts'
import { useAnswer } from '../shared/use-api.ts'
import { STATES } from './dispute-labels.ts'
import { ListSkeleton } from '../shared/list-skeleton.tsx'

const AT_ONCE = 100
const COLOURS = { open: 'error', won: 'success', lost: 'default' } as const

/** Payments that buyers contest: which orders, how much, and until when they can be answered. */
export function Disputes() {
  const { data, error } = useAnswer<DisputeRecord[]>(`/vitrine/v1/disputes?per_page=${AT_ONCE}`)
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 2, mb: 4, maxInlineSize: 820 }}>
      <Title title="Contestações" />
      <Typography variant="body2" color="textSecondary">
        Contestação (chargeback) é quando o cliente pede o dinheiro de volta ao banco do cartão ou ao serviço de pagamento.
        Responda no painel do serviço, dentro do prazo, com nota fiscal, rastreio e conversas.
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <ListSkeleton />}
      {data?.length === 0 && (
        <Card sx={{ p: 4, textAlign: 'center' }}>
          <Typography color="textSecondary">
            Nenhuma contestação. Quando um cliente contestar um pagamento, ela aparece aqui e chega por e-mail, e o envio do
            pedido fica parado.
          </Typography>
        </Card>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {(data ?? []).map((dispute) => (
          <Row key={dispute.id} dispute={dispute} />
        ))}
      </Box>
    </Box>
  )
}

function Row({ dispute }: { dispute: DisputeRecord }) {
  const {
    order_id: orderId,
    order_number: number,
    method_name: methodName,
    amount_cents: cents,
    state,
    date_opened: opened,
    date_due: due,
  } = dispute
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: 1, minInlineSize: 200 }}>
        <Link component={RouteLink} to={`/orders/${orderId}/show`} sx={{ display: 'inline-block', py: 1, fontWeight: 600 }}>
          Pedido #{number}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {methodName} · contestado em {dayOf(opened)}
        </Typography>
        {state === 'open' && (
          <Typography variant="body2">
            {due ? `Responda até ${dayOf(due)}` : 'O serviço não informa o prazo: responda logo.'}
          </Typography>
        )}
      </Box>
      <Typography sx={{ fontWeight: 600 }}>{formatMoney(cents)}</Typography>
      <Chip size="small" color={COLOURS[state]} label={STATES[state]} />
    </Card>
  )
}
