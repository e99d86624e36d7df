import { Alert, Box, Button, Checkbox, FormControlLabel, Link, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { OrderDesk } from '#api/wc/order-desk.ts'
import type { OrderRecord } from '#api/wc/order-shape.ts'
import { useMailState } from '../shared/mail-state.ts'
import { Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { holdsSending } from './dispute-labels.ts'
import { notSentText, sentText } from './sending-labels.ts'

/** The parcel: who carries it and by which code it is followed. */
export function SendingPanel({ order, desk }: { order: OrderRecord; desk: OrderDesk }) {
  const { run, isBusy } = useApiAction()
  const mail = useMailState()
  const [carrier, setCarrier] = useState(desk.tracking?.carrier ?? '')
  const [code, setCode] = useState(desk.tracking?.code ?? '')
  const [url, setUrl] = useState(desk.tracking?.url ?? '')
  const [despite, setDespite] = useState(false)
  const isSent = order.status === 'completed'
  const isHeld = !isSent && holdsSending(desk.disputes)
  const why = notSentText(order.status)
  if (why)
    return (
      <Panel title="Envio">
        <Typography variant="body2" color="textSecondary">
          {why}
        </Typography>
        <Tracking desk={desk} />
      </Panel>
    )
  const send = () =>
    void run(
      (provider) =>
        provider.tell(`/vitrine/v1/orders/${order.id}/sent`, {
          carrier,
          code,
          url,
          completes: !isSent,
          ...(isHeld && { despite_dispute: despite }),
        }),
      isSent ? 'Rastreio atualizado.' : sentText(code, mail),
    )
  return (
    <Panel title="Envio">
      {desk.tracking_link && <Tracking desk={desk} />}
      {desk.promise && <Typography variant="body2">Prometido: {desk.promise}.</Typography>}
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        <TextField
          label="Transportadora"
          value={carrier}
          onChange={({ target }) => setCarrier(target.value)}
          placeholder="Correios"
        />
        <TextField label="Código de rastreio" value={code} onChange={({ target }) => setCode(target.value)} />
        <TextField
          label="Endereço para acompanhar"
          type="url"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          sx={{ gridColumn: '1 / -1' }}
        />
        {isHeld && (
          <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
            O pagamento deste pedido foi contestado: se a contestação for perdida, o dinheiro e os produtos se perdem juntos.
            <FormControlLabel
              sx={{ display: 'flex', minBlockSize: 44 }}
              control={<Checkbox checked={despite} onChange={({ target }) => setDespite(target.checked)} />}
              label="Enviar mesmo assim"
            />
          </Alert>
        )}
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Button type="submit" variant={isSent ? 'outlined' : 'contained'} disabled={isBusy || (isHeld && !despite)}>
            {isSent ? 'Atualizar o rastreio' : 'Marcar como enviado'}
          </Button>
        </Box>
      </Box>
    </Panel>
  )
}

/** How a parcel that left is followed, whatever became of its order. */
function Tracking({ desk: { tracking, tracking_link: url } }: { desk: OrderDesk }) {
  if (!tracking) return null
  const { carrier, code } = tracking
  const words = [carrier, code].filter(Boolean).join(' · ')
  return (
    <Typography variant="body2">
      {url ? (
        <Link href={url} rel="noreferrer" target="_blank">
          Acompanhar {code || 'a entrega'}
        </Link>
      ) : (
        words && `Rastreio: ${words}`
      )}
    </Typography>
  )
}
