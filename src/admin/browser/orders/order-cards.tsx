import { Box, Link } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import type { OrderRecord } from '#api/wc/order-shape.ts'
import { ChoiceBox, ChosenBar } from '../shared/phone-list.tsx'
import { money, momentText } from '../shared/words.ts'
import { BulkStatus } from './bulk-status.tsx'
import { buyerName } from './order-labels.ts'
import { StatusChip } from './status-chip.tsx'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { PaymentName } from './payment-name.tsx'

/** The same list on a telephone: a card each, with a box to choose several. */
export function OrderCards({ empty }: { empty: ReactNode }) {
  const { data = [], isPending } = useListContext<OrderRecord>()
  if (isPending) return <ListSkeleton />
  if (data.length === 0) return empty
  return (
    <>
      <ChosenBar label="Pedidos selecionados" one="pedido selecionado" many="pedidos selecionados">
        <BulkStatus />
      </ChosenBar>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((order) => (
          <Box
            component="li"
            key={order.id}
            sx={{ display: 'flex', gap: 1, py: 1.5, pr: 1.5, borderBottom: 1, borderColor: 'divider', alignItems: 'start' }}
          >
            <ChoiceBox id={order.id} name={`#${order.number}`} />
            <Box sx={{ flex: 1, minWidth: 0, typography: 'body2' }}>
              <Link component={RouteLink} to={`/orders/${order.id}/show`} sx={{ fontWeight: 600 }}>
                #{order.number} · {buyerName(order)}
              </Link>
              <Box sx={{ color: 'text.secondary', mb: 0.5 }}>
                {momentText(order.date_created)} · {money(order.total)} · <PaymentName order={order} />
              </Box>
              <StatusChip status={order.status} />
            </Box>
          </Box>
        ))}
      </Box>
    </>
  )
}
