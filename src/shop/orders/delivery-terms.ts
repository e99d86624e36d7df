import type { DeliveryTerms, Rate } from '#shop/shipping/contract.ts'
import type { OrderStatus } from './contract.ts'

/** What an order keeps of the promise that its buyer saw. One that is worked on at once does not wait for its payment. */
export function deliveryTerms(rate: Rate | undefined, status: OrderStatus): DeliveryTerms | undefined {
  if (rate?.pickup) return { kind: 'pickup', ...rate.pickup }
  if (!rate?.days || !rate.dispatch) return undefined
  return { kind: 'sent', days: rate.days.to, ...rate.dispatch, isFromPayment: status !== 'processing' }
}
