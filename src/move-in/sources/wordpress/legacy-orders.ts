import { readPermissions } from './download-permissions.ts'
import { meta } from './metas.ts'
import { fromSeconds, moment } from './moments.ts'
import type { OldShop } from './old-shop.ts'
import { type OrderItems, itemsOf, readOrderItems } from './order-items.ts'
import type { OrderRecord } from './order-record.ts'
import { type Post, walkPosts } from './posts.ts'

/** Orders or refunds that are still posts, after a number. */
export async function* legacyOrders(
  shop: OldShop,
  type: 'shop_order' | 'shop_order_refund',
  after: number,
): AsyncGenerator<OrderRecord> {
  for await (const posts of walkPosts(shop, type, after)) {
    const ids = posts.map(({ id }) => id)
    const items = await readOrderItems(shop, ids)
    const permissions = await readPermissions(shop, ids)
    for (const post of posts)
      yield { ...orderOf(post, items.get(post.id) ?? itemsOf([], new Map())), permissions: permissions.get(post.id) ?? [] }
  }
}

function orderOf(post: Post, items: OrderItems): Omit<OrderRecord, 'permissions'> {
  const ask = (name: string) => meta(post.metas, name)
  return {
    id: post.id,
    parentId: post.parent,
    number: ask('_order_number') || String(post.id),
    status: post.status.replace(/^wc-/, ''),
    currency: ask('_order_currency'),
    orderKey: ask('_order_key'),
    createdVia: ask('_created_via'),
    version: ask('_order_version'),
    pricesIncludeTax: ask('_prices_include_tax') === 'yes',
    created: post.dateGmt ?? post.date,
    modified: post.modifiedGmt ?? post.modified,
    paid: fromSeconds(ask('_date_paid')) ?? moment(ask('_paid_date')),
    completed: fromSeconds(ask('_date_completed')) ?? moment(ask('_completed_date')),
    discount: ask('_cart_discount'),
    discountTax: ask('_cart_discount_tax'),
    shipping: ask('_order_shipping'),
    shippingTax: ask('_order_shipping_tax'),
    cartTax: ask('_order_tax'),
    total: ask('_order_total'),
    customerId: Number(ask('_customer_user')) || 0,
    ip: ask('_customer_ip_address'),
    userAgent: ask('_customer_user_agent'),
    note: post.excerpt,
    paymentMethod: ask('_payment_method'),
    paymentMethodTitle: ask('_payment_method_title'),
    transactionId: ask('_transaction_id'),
    address: (kind, name) => ask(`_${kind}_${name}`),
    metas: post.metas,
    items,
  }
}
