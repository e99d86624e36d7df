import { Alert, Box, Button, Card, Checkbox, Chip, Link, Typography } from '@mui/material'
import { ON_ORDER } from '#kit/brazil/backorder-text.ts'
import { presaleText } from '#kit/brazil/presale-text.ts'
import { useState } from 'react'
import { Link as RouteLink } from 'react-router-dom'
import type { DispatchItem, LabelItem } from '#api/vitrine/dispatch-item.ts'
import type { SentItem } from '#api/vitrine/dispatch-routes.ts'
import { momentText } from '../shared/words.ts'
import { BuyDialog } from './buy-dialog.tsx'
import { CodeForm } from './code-form.tsx'
import { needsLabel, packagesText } from './dispatch-labels.ts'
import { LabelActions } from './label-actions.tsx'

const COLOURS = {
  planned: 'info',
  asked: 'info',
  check: 'warning',
  bought: 'success',
  cancelled: 'default',
  failed: 'error',
} as const

type Props = {
  order: DispatchItem
  isChosen: boolean
  onChoose: (isOn: boolean) => void
  onSent: (sent: SentItem[]) => void
}

/** One order: who gets it, by which service, in which packages, and how far its labels are. */
export function DispatchRow({ order, isChosen, onChoose, onSent }: Props) {
  const [open, setOpen] = useState<'code' | 'buy'>()
  const { receiver } = order
  const hasFailed = order.labels.some(({ state }) => state === 'failed')
  return (
    <Card component="li" sx={{ p: 1.5, display: 'flex', gap: 1, alignItems: 'start' }}>
      <Checkbox
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
        slotProps={{ input: { 'aria-label': `Escolher o pedido #${order.number}` } }}
      />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Link
          component={RouteLink}
          to={`/orders/${order.id}/show`}
          sx={{ fontWeight: 600, py: 1.25, justifySelf: 'start', overflowWrap: 'anywhere' }}
        >
          #{order.number} · {receiver.name}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {momentText(order.date_created)} · {receiver.city} – {receiver.state} · CEP {receiver.postcode}
        </Typography>
        <Typography variant="body2">
          {order.chosen?.name || order.shipping_label || 'Sem frete escolhido'} · {packagesText(order)}
        </Typography>
        {order.invoice_key !== '' && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            NF-e {order.invoice_key}
          </Typography>
        )}
        {order.waits_until && (
          <Alert severity="info" sx={{ py: 0 }}>
            {presaleText(order.waits_until)}.
          </Alert>
        )}
        {order.backordered_until && (
          <Alert severity="info" sx={{ py: 0 }}>
            {`${ON_ORDER}: enviar até ${order.backordered_until.split('-').reverse().join('/')}.`}
          </Alert>
        )}
        {order.is_held && (
          <Alert severity="warning" sx={{ py: 0 }}>
            O cliente contestou o pagamento: o envio está parado até o resultado.
          </Alert>
        )}
        {order.labels.map((label) => (
          <LabelLine key={label.id} label={label} isAlone={order.packages === 1} />
        ))}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {hasFailed && needsLabel(order) && (
            <Button variant="outlined" onClick={() => setOpen('buy')}>
              Tentar de novo
            </Button>
          )}
          <Button onClick={() => setOpen(open === 'code' ? undefined : 'code')} aria-expanded={open === 'code'}>
            {order.tracking?.code ? 'Trocar o código e enviar' : 'Digitar o código e enviar'}
          </Button>
          {order.whatsapp_url && (
            <Button component="a" href={order.whatsapp_url} target="_blank" rel="noreferrer">
              WhatsApp
            </Button>
          )}
        </Box>
        {open === 'code' && <CodeForm order={order} onSent={onSent} />}
      </Box>
      {open === 'buy' && <BuyDialog orders={[order]} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}

function LabelLine({ label, isAlone }: { label: LabelItem; isAlone: boolean }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Chip size="small" color={COLOURS[label.state]} label={label.state_name} />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {[isAlone ? '' : `Pacote ${label.package}`, label.service_name, label.code].filter((part) => part !== '').join(' · ')}
      </Typography>
      <LabelActions label={label} />
      {label.problem !== '' && label.state !== 'bought' && (
        <Typography variant="body2" color={label.state === 'asked' ? 'textSecondary' : 'error'} sx={{ flexBasis: '100%' }}>
          {label.problem}
        </Typography>
      )}
    </Box>
  )
}
