import type { MovedThing } from '../../moved-thing.ts'
import { amount, sumOf } from './decimal.ts'
import type { DownloadPermission } from './download-permissions.ts'
import { metaData, type Metas } from './metas.ts'
import { bothFromUtc, type Clock } from './moments.ts'
import type { OrderItems } from './order-items.ts'
import { billingOf, isAddressMeta, shippingOf } from './people-addresses.ts'

/** What either storage knows of an order, in one form. Moments are in UTC. */
export type OrderRecord = {
  id: number
  parentId: number
  number: string
  status: string
  currency: string
  orderKey: string
  createdVia: string
  version: string
  pricesIncludeTax: boolean
  created: string | null
  modified: string | null
  paid: string | null
  completed: string | null
  discount: string
  discountTax: string
  shipping: string
  shippingTax: string
  cartTax: string
  total: string
  customerId: number
  ip: string
  userAgent: string
  note: string
  paymentMethod: string
  paymentMethodTitle: string
  transactionId: string
  address: (kind: 'billing' | 'shipping', name: string) => string
  metas: Metas
  items: OrderItems
  permissions: DownloadPermission[]
}

/** An order as wc/v3 tells it. */
export function orderThing(order: OrderRecord, clock: Clock): MovedThing {
  return {
    kind: 'order',
    oldId: String(order.id),
    data: {
      id: order.id,
      parent_id: 0,
      number: order.number,
      order_key: order.orderKey,
      created_via: order.createdVia,
      version: order.version,
      status: order.status,
      currency: order.currency,
      prices_include_tax: order.pricesIncludeTax,
      ...bothFromUtc('date_created', order.created, clock),
      ...bothFromUtc('date_modified', order.modified, clock),
      ...bothFromUtc('date_paid', order.paid, clock),
      ...bothFromUtc('date_completed', order.completed, clock),
      discount_total: amount(order.discount),
      discount_tax: amount(order.discountTax),
      shipping_total: amount(order.shipping),
      shipping_tax: amount(order.shippingTax),
      cart_tax: amount(order.cartTax),
      total: amount(order.total),
      total_tax: sumOf([order.cartTax, order.shippingTax]),
      customer_id: order.customerId,
      customer_ip_address: order.ip,
      customer_user_agent: order.userAgent,
      customer_note: order.note,
      billing: billingOf((name) => order.address('billing', name)),
      shipping: shippingOf((name) => order.address('shipping', name)),
      payment_method: order.paymentMethod,
      payment_method_title: order.paymentMethodTitle,
      transaction_id: order.transactionId,
      meta_data: metaData(order.metas, isOrderMeta),
      ...order.items,
      ...(order.permissions.length > 0 && { download_permissions: order.permissions }),
    },
  }
}

/** Money that went back, as wc/v3 tells it, with the number of its order. */
export function refundThing(
  refund: OrderRecord,
  clock: Clock,
  said: { amount: string; reason: string; by: string; wasPaid: boolean },
): MovedThing {
  const { coupon_lines: _, ...items } = refund.items
  return {
    kind: 'refund',
    oldId: String(refund.id),
    data: {
      id: refund.id,
      parent_id: refund.parentId,
      ...bothFromUtc('date_created', refund.created, clock),
      amount: amount(said.amount || refund.total.replace('-', '')),
      reason: said.reason,
      refunded_by: Number(said.by) || 0,
      refunded_payment: said.wasPaid,
      meta_data: metaData(refund.metas, isOrderMeta),
      ...items,
    },
  }
}

const OWN_METAS = new Set([
  ...'_order_key _order_currency _order_total _order_tax _order_shipping _order_shipping_tax _cart_discount'.split(' '),
  ...'_cart_discount_tax _customer_user _customer_ip_address _customer_user_agent _payment_method _created_via'.split(' '),
  ...'_payment_method_title _transaction_id _date_paid _paid_date _date_completed _completed_date'.split(' '),
  ...'_prices_include_tax _order_version _cart_hash _order_stock_reduced _recorded_sales _new_order_email_sent'.split(' '),
  ...'_download_permissions_granted _recorded_coupon_usage_counts _order_number'.split(' '),
  ...'_refund_amount _refund_reason _refunded_by _refunded_payment'.split(' '),
])
const isOrderMeta = (key: string) => OWN_METAS.has(key) || isAddressMeta(key)
