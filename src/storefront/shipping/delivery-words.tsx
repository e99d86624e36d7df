import type { Order } from '#shop/orders/contract.ts'
import { promiseText } from '#shop/shipping/promise.ts'
import { PICKUP_WAIT, pickupText } from '#shop/shipping/text.ts'

/** Under how an order is sent: until when it arrives, or where and when it is fetched. */
export function DeliveryWords({ order, now = new Date() }: { order: Order; now?: Date }) {
  if (order.delivery?.kind === 'pickup')
    return <span className="delivery-words">{`${pickupText(order.delivery)} ${PICKUP_WAIT}`}</span>
  const promise = promiseText(order, now)
  return promise === undefined ? null : <span className="delivery-words">{promise}</span>
}
