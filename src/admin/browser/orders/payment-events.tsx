import { Box, Typography } from '@mui/material'
import { useGetList } from 'react-admin'
import { formatMoney } from '#kit/money.ts'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { momentText } from '../shared/words.ts'
import { feesText } from './fees-text.ts'

type EventRecord = {
  id: number
  provider_name: string
  event_id: string
  kind: 'paid' | 'refused' | 'expired' | 'refund' | 'chargeback'
  amount_cents: number
  fee_cents: number | null
  net_cents: number | null
  date_available: string | null
  date_received: string
  date_applied: string | null
  /** Told to administrators alone. */
  raw: unknown
}

const KINDS: Record<EventRecord['kind'], string> = {
  paid: 'Pagamento recebido',
  refused: 'Pagamento recusado',
  expired: 'Prazo de pagamento vencido',
  refund: 'Devolução feita',
  chargeback: 'Contestação do cliente (chargeback)',
}

/** Each thing that was told of the order's money, as it came. */
export function PaymentEvents({ orderId }: { orderId: number }) {
  const {
    data: events = [],
    total = 0,
    isPending,
  } = useGetList<EventRecord>('order_payments', {
    meta: { order: orderId },
    pagination: { page: 1, perPage: 50 },
  })
  if (isPending) return <ListSkeleton rows={1} />
  if (events.length === 0)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        Nenhum aviso de pagamento chegou ainda.
      </Typography>
    )
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        Avisos de pagamento ({total})
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {events.map((event) => (
          <Box component="li" key={event.id} sx={{ typography: 'body2' }}>
            {KINDS[event.kind]}: {formatMoney(event.amount_cents)} · {momentText(event.date_received)} · {event.provider_name}
            {!event.date_applied && ' · ainda não processado'}
            {feesText(event) && (
              <Typography variant="body2" color="textSecondary">
                {feesText(event)}
              </Typography>
            )}
            {event.raw !== null && (
              <Box component="details">
                <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
                  O aviso como chegou
                </Box>
                <Box
                  component="pre"
                  tabIndex={0}
                  aria-label={`Aviso ${event.event_id}`}
                  sx={{ m: 0, p: 1, overflow: 'auto', maxBlockSize: 240, bgcolor: 'action.hover', fontSize: '0.75rem' }}
                >
                  {JSON.stringify(event.raw, null, 2)}
                </Box>
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
