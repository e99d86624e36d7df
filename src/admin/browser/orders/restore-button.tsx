import { Button } from '@mui/material'
import { STATUS_NAMES } from '#shop/orders/text.ts'
import type { OrderDesk } from '#api/wc/order-desk.ts'
import type { OrderRecord } from '#api/wc/order-shape.ts'
import { useApiAction } from '../shared/use-api.ts'

/** Out of the bin, to the state that the order has there: one that nobody had paid was cancelled on its way in. */
export function RestoreButton({ order, desk }: { order: OrderRecord; desk: OrderDesk }) {
  const { run, isBusy } = useApiAction()
  const restore = () =>
    void run(
      (provider) => provider.update('orders', { id: order.id, data: { status: desk.status }, previousData: { id: order.id } }),
      `Pedido #${order.number} restaurado: ${STATUS_NAMES[desk.status]}`,
    )
  return (
    <Button variant="outlined" size="small" disabled={isBusy} onClick={restore}>
      Restaurar
    </Button>
  )
}
