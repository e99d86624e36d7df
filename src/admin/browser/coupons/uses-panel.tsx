import { Box, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import { formatMoney } from '#kit/money.ts'
import { Panel } from '../shared/panel.tsx'
import { momentText } from '../shared/words.ts'
import { type CouponRecord, usesText } from './coupon-labels.ts'

type Use = {
  id: number
  date_used: string
  email: string
  customer_id: number
  order_id: number
  order_number: string
  discount_cents: number
}

const PER_PAGE = 20

/** Who used the coupon, when, and in which order. */
export function UsesPanel({ coupon }: { coupon: CouponRecord }) {
  const [page, setPage] = useState(1)
  const { data: uses = [], total } = useGetList<Use>('coupon_uses', {
    meta: { coupon: coupon.id },
    pagination: { page, perPage: PER_PAGE },
  })
  const pages = Math.ceil((total ?? 0) / PER_PAGE)
  return (
    <Panel title={`Usos: ${usesText(coupon)}`}>
      {total === 0 && (
        <Typography variant="body2" color="textSecondary">
          Ninguém usou este cupom ainda. Divulgue o código {coupon.code.toUpperCase()} onde os seus clientes estão.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {uses.map((use) => (
          <Typography component="li" variant="body2" key={use.id} sx={{ overflowWrap: 'anywhere' }}>
            {use.customer_id > 0 ? (
              <Link component={RouteLink} to={`/customers/${use.customer_id}/show`}>
                {use.email}
              </Link>
            ) : (
              use.email
            )}
            <br />
            {momentText(use.date_used)} ·{' '}
            {use.order_id > 0 ? (
              <Link component={RouteLink} to={`/orders/${use.order_id}/show`}>
                pedido #{use.order_number}
              </Link>
            ) : (
              'pedido apagado'
            )}{' '}
            · {formatMoney(use.discount_cents)} de desconto
          </Typography>
        ))}
      </Box>
      {pages > 1 && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1 }}>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Anteriores
          </Button>
          <Typography variant="caption">
            {page} de {pages}
          </Typography>
          <Button size="small" disabled={page === pages} onClick={() => setPage(page + 1)}>
            Próximos
          </Button>
        </Box>
      )}
    </Panel>
  )
}
