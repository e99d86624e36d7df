import { Box, Button, Link, Typography } from '@mui/material'
import { ShowBase, Title, useGetList, useRecordContext } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import { Address } from '../orders/buyer-panel.tsx'
import { documentOf } from '../orders/order-labels.ts'
import { StatusChip } from '../orders/status-chip.tsx'
import type { CustomerRecord } from '#api/wc/customer-shape.ts'
import type { OrderRecord } from '#api/wc/order-shape.ts'
import { Facts, Panel, TwoColumns } from '../shared/panel.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { dayText, money, momentText } from '../shared/words.ts'
import { customerName } from './customer-list.tsx'
import { PrivacyPanel } from './privacy-panel.tsx'

/** One customer: what they bought, and how to reach them. */
export const CustomerShow = () => (
  <ShowBase<CustomerRecord>>
    <OneCustomer />
  </ShowBase>
)

function OneCustomer() {
  const customer = useRecordContext<CustomerRecord>()
  if (!customer) return <ScreenSkeleton />
  return (
    <>
      <Title title={customerName(customer)} />
      <TwoColumns
        main={<OrdersOf customerId={Number(customer.id)} />}
        aside={
          <>
            <Panel
              title="Cliente"
              action={
                <Button size="small" component={RouteLink} to={`/customers/${customer.id}`}>
                  Editar
                </Button>
              }
            >
              <Facts
                rows={[
                  ['Nome', customerName(customer)],
                  [
                    'E-mail',
                    <Link key="mail" href={`mailto:${customer.email}`}>
                      {customer.email}
                    </Link>,
                  ],
                  ['CPF/CNPJ', documentOf(customer.billing) || '–'],
                  ['Pedidos', customer.orders_count],
                  ['Total gasto', money(customer.total_spent)],
                  ['Cliente desde', dayText(customer.date_created)],
                ]}
              />
            </Panel>
            <Panel title="Endereços">
              <Box sx={{ display: 'grid', gap: 1.5 }}>
                <Address name="Entrega" place={customer.shipping} />
                <Address name="Cobrança" place={customer.billing} />
              </Box>
            </Panel>
            <PrivacyPanel customer={customer} />
          </>
        }
      />
    </>
  )
}

function OrdersOf({ customerId }: { customerId: number }) {
  const { data: orders, total } = useGetList<OrderRecord>('orders', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'date_created', order: 'DESC' },
    filter: { customer: customerId },
  })
  return (
    <Panel title={total === undefined ? 'Pedidos' : `Pedidos (${total})`}>
      {total === 0 && (
        <Typography variant="body2" color="textSecondary">
          Ainda não comprou com esta conta.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {orders?.map((order) => (
          <Box component="li" key={order.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
            <Link component={RouteLink} to={`/orders/${order.id}/show`}>
              #{order.number}
            </Link>
            <StatusChip status={order.status} />
            <Typography variant="body2" sx={{ flex: 1 }}>
              {momentText(order.date_created)}
            </Typography>
            <Typography variant="body2">{money(order.total)}</Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
