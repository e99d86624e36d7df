import type { Order } from '#shop/orders/contract.ts'
import type { Buyer, Sale } from './contract.ts'

/** By which the channel knows the browser's event and the shop's own for one. */
export const purchaseId = (orderId: number) => `pedido-${orderId}`
export const refundId = (id: number) => `reembolso-${id}`

/** Channels refuse what is older. */
const FRESH_MS = 6 * 86_400_000

type Counted = Pick<Order, 'isTest' | 'status' | 'totalCents' | 'paidCents' | 'paidAt' | 'createdAt'>

/** Whether an order is a sale by now, as the merchant wants sales to be counted. One that is old news is none to a channel. */
export function isSale(order: Counted, countWhen: 'paid' | 'placed', now: Date): boolean {
  if (order.isTest || order.status === 'cancelled' || order.status === 'failed') return false
  if (now.getTime() - (order.paidAt ?? order.createdAt).getTime() > FRESH_MS) return false
  return (
    countWhen === 'placed' || order.paidCents >= order.totalCents || order.status === 'processing' || order.status === 'completed'
  )
}

export function saleOf(order: Order): Sale {
  return {
    name: 'purchase',
    eventId: purchaseId(order.id),
    at: order.paidAt ?? order.createdAt,
    orderNumber: order.number,
    cents: order.totalCents,
    shippingCents: order.shippingCents,
    coupons: order.coupons.map(({ code }) => code),
    items: order.lines.map(({ productId, variationId, sku, name, quantity, totalCents }) => ({
      id: String(variationId ?? productId ?? sku),
      name,
      quantity,
      // What a unit came to after discounts.
      unitCents: quantity > 0 ? Math.round(totalCents / quantity) : 0,
    })),
  }
}

/** What went back of it, told by the sum alone. */
export const refundOf = (order: Order, refund: { id: number; cents: number; at: Date }): Sale => ({
  ...saleOf(order),
  name: 'refund',
  eventId: refundId(refund.id),
  at: refund.at,
  cents: refund.cents,
  shippingCents: 0,
  coupons: [],
  items: [],
})

export function buyerOf({ customer, userId }: Order, { ip, userAgent }: { ip: string; userAgent: string }): Buyer {
  const { billing } = customer
  return {
    email: customer.email,
    phone: customer.cellphone || billing.phone,
    firstName: billing.firstName,
    lastName: billing.lastName,
    city: billing.city,
    state: billing.state,
    postcode: billing.postcode,
    country: billing.country ?? 'BR',
    externalId: userId === undefined ? '' : `cliente-${userId}`,
    ip,
    userAgent,
  }
}
