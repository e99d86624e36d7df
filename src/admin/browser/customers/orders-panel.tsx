import { Box, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import type { CustomerOrderRecord } from '#api/vitrine/customer-profile-routes.ts'
import type { OrderStatus } from '#shop/orders/contract.ts'
import { StatusChip } from '../orders/status-chip.tsx'
import { Panel } from '../shared/panel.tsx'
import { money, momentText } from '../shared/words.ts'

const PER_PAGE = 25

/** Every order of a customer, with an account or without, newest first. */
export function OrdersPanel({ profileId }: { profileId: number }) {
  const [page, setPage] = useState(1)
  const { data: orders, total } = useGetList<CustomerOrderRecord>('customer_orders', {
    meta: { customer: profileId },
    pagination: { page, perPage: PER_PAGE },
  })
  const pages = Math.ceil((total ?? 0) / PER_PAGE)
  return (
    <Panel title={total === undefined ? 'Pedidos' : `Pedidos (${total})`}>
      {total === 0 && (
        <Typography variant="body2" color="textSecondary">
          Ainda não fez nenhum pedido.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {orders?.map((order) => (
          <Box component="li" key={order.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
            <Link component={RouteLink} to={`/orders/${order.id}/show`}>
              #{order.number}
            </Link>
            <StatusChip status={order.status as OrderStatus} />
            <Typography variant="body2" sx={{ flex: 1 }}>
              {momentText(order.date_created)}
            </Typography>
            <Typography variant="body2">{money(order.total)}</Typography>
          </Box>
        ))}
      </Box>
      {pages > 1 && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1.5, alignItems: 'center' }}>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Mais novos
          </Button>
          <Typography variant="body2">
            {page} de {pages}
          </Typography>
          <Button size="small" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            Mais antigos
          </Button>
        </Box>
      )}
    </Panel>
  )
}
