import type { LeftThing, MovedThing } from '../../moved-thing.ts'
import { hposOrders } from './hpos-orders.ts'
import { legacyOrders } from './legacy-orders.ts'
import { meta } from './metas.ts'
import type { Clock } from './moments.ts'
import type { OldShop } from './old-shop.ts'
import { orderThing, refundThing } from './order-record.ts'

/** Which of the two storages is the truth: in «compatibility mode» both hold the same orders. */
function ordersOf(shop: OldShop) {
  const { staging, table, options } = shop
  const [isInTables, isInPosts] = [staging.has(table('wc_orders:shop_order')), staging.has(table('posts:shop_order'))]
  const isNew = isInTables && (options.get('woocommerce_custom_orders_table_enabled') === 'yes' || !isInPosts)
  return isNew ? hposOrders : legacyOrders
}

/** Carts that were never ordered, and what somebody threw away. */
const NO_ORDERS: Record<string, string> = {
  'checkout-draft': 'Rascunho do checkout, não é um pedido.',
  'auto-draft': 'Rascunho vazio.',
  trash: 'Estava na lixeira.',
}

export async function* orderThings(shop: OldShop, after: number, clock: Clock): AsyncGenerator<MovedThing | LeftThing> {
  for await (const order of ordersOf(shop)(shop, 'shop_order', after)) {
    const reason = NO_ORDERS[order.status]
    if (reason) yield { left: { kind: 'order', oldId: String(order.id), reason } }
    else yield orderThing(order, clock)
  }
}

export async function* refundThings(shop: OldShop, after: number, clock: Clock): AsyncGenerator<MovedThing | LeftThing> {
  for await (const refund of ordersOf(shop)(shop, 'shop_order_refund', after)) {
    const ask = (name: string) => meta(refund.metas, name)
    yield refundThing(refund, clock, {
      amount: ask('_refund_amount'),
      reason: ask('_refund_reason'),
      by: ask('_refunded_by'),
      wasPaid: ask('_refunded_payment') === '1',
    })
  }
}
