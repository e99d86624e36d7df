import { Alert, Box, Button, FormControlLabel, GlobalStyles, LinearProgress, Switch, Typography } from '@mui/material'
import { Fragment, type ReactNode, useState } from 'react'
import { Title, useGetMany } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { formatPhone } from '#kit/brazil/phone.ts'
import { count } from '#kit/pt-br.ts'
import type { OrderRecord } from '#api/wc/order-shape.ts'
import { useAnswer } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'
import { buyerName, documentOf, noteName } from './order-labels.ts'
import { partsOf } from './kit-parts.ts'
import { notFoundText, readIds, receiverLines, senderLines } from './print-labels.ts'

/** On paper there is only the paper: no bar, no menu, black on white. */
export const ON_PAPER = (
  <GlobalStyles
    styles={{
      '@media print': {
        'header, .RaSidebar-fixed, .RaLayout-appFrame > header, .MuiDrawer-root, .painel-screen-only': {
          display: 'none !important',
        },
        'body, main, .RaLayout-content': { background: '#fff !important', color: '#000 !important', padding: '0 !important' },
        '.RaLayout-appFrame': { marginTop: '0 !important' },
      },
      '@page': { margin: '12mm' },
    }}
  />
)

/** Packing slips and labels of one order or of several, for a printer of A4 or for the telephone beside the boxes. */
export function OrderPrint() {
  const [params] = useSearchParams()
  const ids = readIds(params)
  const { data, isPending, isFetching, error } = useGetMany<OrderRecord>('orders', { ids }, { enabled: ids.length > 0 })
  const { data: settings = [] } = useAnswer<{ id: string; value: unknown }[]>('/wc/v3/settings/general')
  const [withLabel, setWithLabel] = useState(true)
  const shopName = document.getElementById('painel')?.dataset.shop ?? ''
  const sender = senderLines(settings, shopName)
  const orders = (data ?? []).filter(Boolean)
  return (
    <>
      {ON_PAPER}
      <Title title="Romaneios e etiquetas" />
      <Box className="painel-screen-only" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', my: 2 }}>
        <Button variant="contained" disabled={orders.length === 0} onClick={() => window.print()}>
          Imprimir {count(orders.length, 'pedido', 'pedidos')}
        </Button>
        <FormControlLabel
          control={<Switch checked={withLabel} onChange={({ target }) => setWithLabel(target.checked)} />}
          label="Com a etiqueta do pacote"
        />
      </Box>
      {ids.length === 0 && <Alert severity="info">Nenhum pedido escolhido. Marque pedidos na lista e toque em “Imprimir”.</Alert>}
      {ids.length > 0 && isPending && <LinearProgress aria-label="Buscando os pedidos" />}
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && !isFetching && orders.length < ids.length && (
        <Alert severity="warning" className="painel-screen-only" sx={{ mb: 2 }}>
          {notFoundText(ids.length - orders.length)}
        </Alert>
      )}
      {orders.map((order) => (
        <Sheet key={order.id} order={order} sender={sender} withLabel={withLabel} />
      ))}
    </>
  )
}

type Options = { order: OrderRecord; sender: string[]; withLabel: boolean }

function Sheet({ order, sender, withLabel }: Options) {
  const phone = order.billing.cellphone || order.billing.phone
  const units = order.line_items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Box
      component="article"
      aria-label={`Pedido #${order.number}`}
      sx={{
        bgcolor: '#fff',
        color: '#000',
        border: '1px solid #999',
        p: 2,
        mb: 3,
        breakAfter: 'page',
        '&:last-of-type': { breakAfter: 'auto' },
      }}
    >
      <Typography variant="h2">Romaneio · Pedido #{order.number}</Typography>
      <Typography variant="body2">
        {momentText(order.date_created)} · {buyerName(order)}
        {documentOf(order.billing) && ` · ${documentOf(order.billing)}`}
        {phone && ` · ${formatPhone(phone)}`}
      </Typography>
      <Box
        component="table"
        sx={{ inlineSize: '100%', borderCollapse: 'collapse', my: 1.5, '& th, & td': CELL, '& td': { overflowWrap: 'anywhere' } }}
      >
        <thead>
          <tr>
            <th scope="col">Qtd.</th>
            <th scope="col">Item</th>
            <th scope="col">SKU</th>
            <th scope="col">Conferido</th>
          </tr>
        </thead>
        <tbody>
          {order.line_items.map((item) => (
            <Fragment key={item.id}>
              <PackedRow units={item.quantity} name={item.name} sku={item.sku} />
              {partsOf(item).map(({ key, units: each, title, sku }) => (
                <PackedRow key={key} units={each} name={`do kit: ${title}`} sku={sku} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </Box>
      <Typography variant="body2">
        {count(units, 'unidade', 'unidades')} · {order.shipping_lines[0]?.method_title ?? 'Sem envio'}
      </Typography>
      {order.customer_note && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {noteName(order)}: “{order.customer_note}”
        </Typography>
      )}
      {order.checkout_answers.map(({ name, label, value }) => (
        <Typography key={name} variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {label}: <strong>{value}</strong>
        </Typography>
      ))}
      {withLabel && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '3fr 2fr' }, mt: 2, breakInside: 'avoid' }}>
          <Label title="Destinatário">
            {receiverLines(order).map((line) => (
              <Box key={line}>{line}</Box>
            ))}
            {phone && <Box>{formatPhone(phone)}</Box>}
          </Label>
          <Label title="Remetente" isSmall>
            {sender.map((line) => (
              <Box key={line}>{line}</Box>
            ))}
          </Label>
        </Box>
      )}
    </Box>
  )
}

const CELL = { border: '1px solid #999', px: 1, py: 0.5, textAlign: 'start', fontSize: '0.875rem' }

const Label = ({ title, isSmall = false, children }: { title: string; isSmall?: boolean; children: ReactNode }) => (
  <Box sx={{ border: '2px solid #000', p: 1.5 }}>
    <Typography variant="h3">{title}</Typography>
    <Box component="address" sx={{ fontStyle: 'normal', fontSize: isSmall ? '0.875rem' : '1.125rem', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Box>
)

/** A line of the packing slip; of a kit, each of its parts has one too. */
const PackedRow = ({ units, name, sku }: { units: number; name: string; sku: string }) => (
  <tr>
    <td>
      <strong>{units}</strong>
    </td>
    <td>{name}</td>
    <td>{sku || '–'}</td>
    <td>
      <Box
        component="span"
        aria-hidden
        sx={{ display: 'inline-block', inlineSize: 16, blockSize: 16, border: '1px solid #000' }}
      />
    </td>
  </tr>
)
