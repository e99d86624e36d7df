import { Alert, Box, Link, Typography } from '@mui/material'
import { Link as RouteLink } from 'react-router-dom'
import { cepWarning } from '#kit/brazil/cep-warning.ts'
import { formatPhone } from '#kit/brazil/phone.ts'
import type { OrderRecord } from '#api/wc/order-shape.ts'
import type { WirePlace } from '#api/wc/wire-address.ts'
import { Facts, Panel } from '../shared/panel.tsx'
import { GuestLink } from './guest-link.tsx'
import { addressLines, buyerName, documentOf, originFacts } from './order-labels.ts'

/** One lies under the other. */
const EASY_TO_PRESS = { display: 'inline-block', py: 0.5 }

/** Whom the order is for, and where it goes. */
export function BuyerPanel({ order }: { order: OrderRecord }) {
  const { billing, shipping } = order
  const phone = billing.cellphone || billing.phone
  return (
    <Panel title="Cliente">
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {order.customer_id > 0 ? (
          <Link component={RouteLink} to={`/customers/${order.customer_id}/show`} sx={EASY_TO_PRESS}>
            {buyerName(order)}
          </Link>
        ) : (
          <GuestLink email={billing.email} sx={EASY_TO_PRESS}>
            {buyerName(order)}
          </GuestLink>
        )}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <Link href={`mailto:${billing.email}`} sx={EASY_TO_PRESS}>
          {billing.email}
        </Link>
      </Typography>
      {phone && (
        <Typography variant="body2">
          <Link href={`tel:${phone}`} sx={EASY_TO_PRESS}>
            {formatPhone(phone)}
          </Link>
        </Typography>
      )}
      {(billing.cpf || billing.cnpj) && (
        <Typography variant="body2">
          {billing.cnpj ? 'CNPJ' : 'CPF'} {documentOf(billing)}
        </Typography>
      )}
      <Box sx={{ mt: 1.5, display: 'grid', gap: 1.5 }}>
        <Address name="Entrega" place={shipping} />
        <Address name="Cobrança" place={billing} />
      </Box>
    </Panel>
  )
}

export function Address({ name, place }: { name: string; place: WirePlace }) {
  const lines = addressLines(place)
  const warning = cepWarning(place.postcode, place.state)
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {name}
      </Typography>
      <Typography variant="body2" component="address" sx={{ fontStyle: 'normal' }}>
        {lines.length === 0 ? 'Sem endereço.' : lines.map((line) => <Box key={line}>{line}</Box>)}
      </Typography>
      {warning && (
        <Alert severity="warning" sx={{ mt: 0.5 }}>
          {warning}
        </Alert>
      )}
    </Box>
  )
}

/** How the buyer found the shop. */
export function OriginPanel({ order }: { order: OrderRecord }) {
  const { origin, device, pages, campaign } = originFacts(order.meta_data)
  const rows: [string, string][] = [
    ['Origem', origin],
    ['Campanha', campaign],
    ['Aparelho', device],
    ['Páginas vistas', pages],
  ]
  return (
    <Panel title="De onde veio">
      <Facts rows={rows.filter(([, value]) => value !== '')} />
    </Panel>
  )
}
