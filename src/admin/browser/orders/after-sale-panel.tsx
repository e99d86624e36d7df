import { Alert, Box, Button, Link, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { OrderRecord } from '#api/wc/order-shape.ts'
import { Panel } from '../shared/panel.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { useMay } from '../shared/use-may.ts'
import { dayOf } from '../shared/words.ts'
import { ReturnCode } from './return-code.tsx'
import { type AfterSale, brazilianDay, deadlineText, withdrawalText } from './after-sale-labels.ts'

/** When the goods arrived, until when the buyer may change their mind, and what they agreed to. */
export function AfterSalePanel({ order }: { order: OrderRecord }) {
  const { data } = useAnswer<AfterSale>(`/vitrine/v1/orders/${order.id}/after-sale`, {
    isUnderWay: ({ return_shipment: shipment }) => shipment?.state === 'asking',
  })
  const mayKeep = useMay('POST', '/vitrine/v1/orders/{id}/after-sale')
  const [now] = useState(() => Date.now())
  if (!data) return null
  const isSent = ['processing', 'completed', 'refunded'].includes(order.status)
  return (
    <Panel title="Depois da venda">
      {data.withdrawal && (
        <Alert severity={data.withdrawal.is_open ? 'warning' : 'success'} sx={{ mb: 1.5 }}>
          O cliente desistiu da compra em {brazilianDay(data.withdrawal.asked_at_gmt)} (protocolo {data.withdrawal.receipt}).{' '}
          {withdrawalText(data.withdrawal, now)}
          {data.withdrawal.reason && ` Motivo: ${data.withdrawal.reason}`}
        </Alert>
      )}
      {data.withdrawal && mayKeep && <ReturnCode order={order} data={data} />}
      {isSent && mayKeep && <Delivered key={data.delivered_on} order={order} data={data} now={now} />}
      {data.terms && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          Comprou aceitando{' '}
          {data.terms.url ? (
            <Link href={data.terms.url} rel="noreferrer" target="_blank">
              {data.terms.title}
            </Link>
          ) : (
            `«${data.terms.title}»`
          )}
          , versão {data.terms.version}.
        </Typography>
      )}
      {!isSent && !data.terms && !data.withdrawal && (
        <Typography variant="body2" color="textSecondary">
          O prazo para desistir da compra aparece aqui depois do pagamento.
        </Typography>
      )}
    </Panel>
  )
}

function Delivered({ order, data, now }: { order: OrderRecord; data: AfterSale; now: number }) {
  const { run, isBusy } = useApiAction()
  const [day, setDay] = useState(data.delivered_on ?? '')
  const keep = () =>
    void run(
      (provider) => provider.tell(`/vitrine/v1/orders/${order.id}/after-sale`, { delivered_on: day }),
      'Data de entrega salva.',
    )
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
    >
      <TextField
        label="Entregue em"
        type="date"
        value={day}
        helperText={deadlineText(data, now)}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: order.date_created.slice(0, 10), max: dayOf(new Date(now)) },
        }}
        onChange={({ target }) => setDay(target.value)}
        sx={{ flex: '1 1 12rem' }}
      />
      <Button type="submit" variant="outlined" disabled={isBusy || day === (data.delivered_on ?? '')}>
        Salvar
      </Button>
    </Box>
  )
}
