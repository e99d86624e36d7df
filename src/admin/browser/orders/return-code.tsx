import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  Link,
  List,
  ListItem,
  ListItemText,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import type { OrderRecord } from '#api/wc/order-shape.ts'
import { useApiAction } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'
import type { AfterSale } from './after-sale-labels.ts'

type Line = Pick<OrderRecord['line_items'][number], 'id' | 'name' | 'quantity'>
type Options = { order: Pick<OrderRecord, 'id'> & { line_items: readonly Line[] }; data: AfterSale }

/** How the goods come back: a code asked from a carrier, or typed; then what its carrier tells. */
export function ReturnCode({ order, data: { return_shipment: shipment, return_carriers: carriers } }: Options) {
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
      {isOpen && <CodeForm orderId={order.id} lines={order.line_items} carriers={carriers} />}
    </Box>
  )
}

type Form = { orderId: number; lines: readonly Line[]; carriers: AfterSale['return_carriers'] }

function CodeForm({ orderId, lines, carriers }: Form) {
  const { run, isBusy } = useApiAction()
  const [code, setCode] = useState('')
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const back = lines.filter(({ id }) => !left.has(id)).map(({ id }) => id)
  const tell = (body: object, said: string) =>
    void run((provider) => provider.tell(`/vitrine/v1/orders/${orderId}/return-code`, body), said)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
      {carriers.length > 0 && lines.length > 1 && (
        <Box role="group" aria-label="O que volta" sx={{ flexBasis: '100%', display: 'grid' }}>
          {lines.map(({ id, name, quantity }) => (
            <FormControlLabel
              key={id}
              sx={{ minBlockSize: 44 }}
              control={
                <Checkbox
                  checked={!left.has(id)}
                  onChange={({ target }) =>
                    setLeft(new Set(target.checked ? [...left].filter((one) => one !== id) : [...left, id]))
                  }
                />
              }
              label={`${quantity} × ${name}`}
            />
          ))}
        </Box>
      )}
      {carriers.map(({ id, name }) => (
        <Button
          key={id}
          variant="outlined"
          disabled={isBusy || back.length === 0}
          onClick={() =>
            tell({ carrier: id, lines: left.size === 0 ? [] : back }, 'Código pedido. O cliente o recebe por e-mail.')
          }
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
