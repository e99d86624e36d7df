import { Box, Button, Link, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { OrderDesk, OrderRecord } from '../records.ts'
import { Panel } from '../shared/panel.tsx'
import { useDeed } from '../shared/use-desk.ts'

/** The parcel: who carries it and by which code it is followed. */
export function SendingPanel({ order, desk }: { order: OrderRecord; desk: OrderDesk }) {
  const { run, isBusy } = useDeed()
  const [carrier, setCarrier] = useState(desk.tracking?.carrier ?? '')
  const [code, setCode] = useState(desk.tracking?.code ?? '')
  const [url, setUrl] = useState(desk.tracking?.url ?? '')
  const isSent = order.status === 'completed'
  if (!isSent && order.status !== 'processing')
    return (
      <Panel title="Envio">
        <Typography variant="body2" color="textSecondary">
          O envio abre quando o pagamento estiver confirmado.
        </Typography>
      </Panel>
    )
  const send = () =>
    void run(
      (provider) => provider.tell(`/vitrine/v1/orders/${order.id}/sent`, { carrier, code, url, completes: !isSent }),
      isSent ? 'Rastreio atualizado.' : 'Pedido enviado. O cliente recebe o código por e-mail.',
    )
  return (
    <Panel title="Envio">
      {desk.tracking?.url && (
        <Typography variant="body2">
          <Link href={desk.tracking.url} rel="noreferrer" target="_blank">
            Acompanhar {desk.tracking.code || 'a entrega'}
          </Link>
        </Typography>
      )}
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
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Button type="submit" variant={isSent ? 'outlined' : 'contained'} disabled={isBusy}>
            {isSent ? 'Atualizar o rastreio' : 'Marcar como enviado'}
          </Button>
        </Box>
      </Box>
    </Panel>
  )
}
