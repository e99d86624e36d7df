import type { Order } from '#shop/orders/contract.ts'
import { currentPromise } from '#shop/shipping/promise.ts'
import { PICKUP_WAIT, pickupText } from '#shop/shipping/text.ts'

/** Under how an order is sent: until when it arrives, or where and when it is fetched. */
export function DeliveryWords({ order }: { order: Order }) {
  if (order.delivery?.kind === 'pickup')
    return <span className="delivery-words">{`${pickupText(order.delivery)} ${PICKUP_WAIT}`}</span>
  const promise = currentPromise(order)
  return promise === undefined ? null : <span className="delivery-words">{promise}</span>
}
