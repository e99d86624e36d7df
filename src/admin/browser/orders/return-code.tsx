import { Alert, Box, Button, Link, List, ListItem, ListItemText, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useApiAction } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'
import type { AfterSale } from './after-sale-labels.ts'

type Options = { orderId: number; data: AfterSale }

/** How the goods come back: a code asked from a carrier, or typed; then what its carrier tells. */
export function ReturnCode({ orderId, data: { return_shipment: shipment, return_carriers: carriers } }: Options) {
  const isOpen = !shipment || shipment.state === 'refused'
  return (
    <Box sx={{ mb: 2, display: 'grid', gap: 1 }}>
      <Typography variant="subtitle2">Código para o cliente devolver</Typography>
      {shipment?.state === 'refused' && shipment.problem !== '' && <Alert severity="error">{shipment.problem}</Alert>}
      {shipment?.state === 'asking' && (
        <Alert severity="info">
          O código foi pedido à transportadora. {shipment.problem !== '' && `${shipment.problem} A loja tenta de novo sozinha.`}
        </Alert>
      )}
      {shipment?.state === 'ready' && (
        <>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <strong>{shipment.code}</strong>, enviado ao cliente por e-mail.{' '}
            {shipment.label_url !== '' && (
              <Link href={shipment.label_url} target="_blank" rel="noreferrer">
                Abrir a etiqueta
              </Link>
            )}
          </Typography>
          <List dense disablePadding aria-label="O que a transportadora contou da devolução">
            {shipment.events.map(({ text, place, happened_at: at }) => (
              <ListItem key={`${at} ${text}`} disableGutters>
                <ListItemText primary={text} secondary={[momentText(at), place].filter(Boolean).join(' · ')} />
              </ListItem>
            ))}
          </List>
        </>
      )}
      {isOpen && <CodeForm orderId={orderId} carriers={carriers} />}
    </Box>
  )
}

function CodeForm({ orderId, carriers }: { orderId: number; carriers: AfterSale['return_carriers'] }) {
  const { run, isBusy } = useApiAction()
  const [code, setCode] = useState('')
  const tell = (body: object, said: string) =>
    void run((provider) => provider.tell(`/vitrine/v1/orders/${orderId}/return-code`, body), said)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
      {carriers.map(({ id, name }) => (
        <Button
          key={id}
          variant="outlined"
          disabled={isBusy}
          onClick={() => tell({ carrier: id }, 'Código pedido. O cliente o recebe por e-mail.')}
        >
          Pedir a {name}
        </Button>
      ))}
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault()
          tell({ code: code.trim() }, 'Código guardado e enviado ao cliente por e-mail.')
        }}
        sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flex: '1 1 14rem' }}
      >
        <TextField
          label="Código digitado"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          helperText="De onde você já tem um."
          sx={{ flex: 1 }}
        />
        <Button type="submit" variant="outlined" disabled={isBusy || code.trim().length < 3}>
          Enviar
        </Button>
      </Box>
    </Box>
  )
}
