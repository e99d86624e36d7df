import { Box, Button, Typography } from '@mui/material'
import { ShowBase, Title, useRecordContext } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import type { OrderDesk } from '#api/wc/order-desk.ts'
import type { OrderRecord } from '#api/wc/order-shape.ts'
import { MailWarning } from '../shared/mail-warning.tsx'
import { TwoColumns } from '../shared/panel.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { useMay } from '../shared/use-may.ts'
import { momentText } from '../shared/words.ts'
import { AfterSalePanel } from './after-sale-panel.tsx'
import { BuyerPanel, OriginPanel } from './buyer-panel.tsx'
import { DisputeAlerts } from './dispute-alerts.tsx'
import { InvoicePanel } from './invoice-panel.tsx'
import { ItemsPanel } from './items-panel.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { printPath } from './print-labels.ts'
import { RestoreButton } from './restore-button.tsx'
import { SendingPanel } from './sending-panel.tsx'
import { StatusChip } from './status-chip.tsx'
import { StatusMenu } from './status-menu.tsx'
import { OrderFieldsPanel } from '../custom-fields/order-fields.tsx'
import { TrackingPanel } from './tracking-panel.tsx'

/** One order: what to do with it at the left, whom it is for at the right. */
export const OrderShow = () => (
  <ShowBase<OrderRecord>>
    <OneOrder />
  </ShowBase>
)

function OneOrder() {
  const order = useRecordContext<OrderRecord>()
  const { data: desk } = useAnswer<OrderDesk>(`/vitrine/v1/orders/${order?.id}/sent`, { enabled: order !== undefined })
  const mayChange = useMay('PUT', '/wc/v3/orders/{id}')
  const maySend = useMay('POST', '/vitrine/v1/orders/{id}/sent')
  if (!order) return <ScreenSkeleton />
  return (
    <>
      <Title title={`Pedido #${order.number}`} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}>
        <Typography variant="h1" component="h2">
          Pedido #{order.number}
        </Typography>
        <StatusChip status={order.status} />
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1, flexBasis: { xs: '100%', sm: 0 } }}>
          {momentText(order.date_created)}
        </Typography>
        {order.is_editable && mayChange && (
          <Button size="small" variant="outlined" component={RouteLink} to={`/orders/${order.id}`}>
            Editar
          </Button>
        )}
        <Button size="small" variant="outlined" component={RouteLink} to={printPath([order.id])}>
          Imprimir
        </Button>
        {desk && mayChange && order.status === 'trash' && <RestoreButton order={order} desk={desk} />}
        {mayChange && <StatusMenu order={order} />}
      </Box>
      {desk && <DisputeAlerts disputes={desk.disputes} />}
      <MailWarning />
      <TwoColumns
        main={
          <>
            <ItemsPanel order={order} />
            {desk && <PaymentPanel order={order} desk={desk} />}
            {desk && maySend && <SendingPanel key={desk.tracking?.code} order={order} desk={desk} />}
            {desk && <TrackingPanel desk={desk} />}
            <AfterSalePanel order={order} />
          </>
        }
        aside={
          <>
            <BuyerPanel order={order} />
            <OrderFieldsPanel order={order} />
            <InvoicePanel order={order} />
            <NotesPanel orderId={order.id} />
            <OriginPanel order={order} />
          </>
        }
      />
    </>
  )
}
