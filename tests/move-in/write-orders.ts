import { centsText, type OldOrder, oldOrders } from './old-shop-orders.ts'
import type { Size } from './old-shop-posts.ts'
import { POSTS, rowsOf, type Table, type Value } from './table-writer.ts'

type Ordering = { size: Size; seed: number; storage: 'hpos' | 'legacy' }

/** Orders in one of the two storages of WooCommerce, with their lines. Answers what they come to. */
export async function writeOrders(table: Table, { size, seed, storage }: Ordering) {
  let [totalCents, refundedCents, count, refunds] = [0, 0, 0, 0]
  for (const order of oldOrders(size, seed)) {
    totalCents += order.totalCents
    refundedCents += order.refundedCents
    count++
    if (order.refundedCents > 0) refunds++
  }
  const orders = () => oldOrders(size, seed)
  if (storage === 'hpos') await writeHpos(table, orders)
  else await writeLegacy(table, orders)
  await table.write('woocommerce_order_items', 'order_item_id order_item_name order_item_type order_id', itemRows(orders()))
  await table.write('woocommerce_order_itemmeta', 'meta_id order_item_id meta_key meta_value', itemMetaRows(orders()))
  return { totalCents, refundedCents, orders: count, refunds }
}

const refundId = ({ id }: OldOrder) => id + 1

async function writeHpos(table: Table, orders: () => Iterable<OldOrder>) {
  const head =
    'id status currency type tax_amount total_amount customer_id billing_email date_created_gmt date_updated_gmt parent_order_id payment_method payment_method_title transaction_id ip_address user_agent customer_note'
  const rows = function* (): Generator<Value[]> {
    for (const order of orders()) {
      const { id, created, email, customerId } = order
      yield [
        id,
        `wc-${order.status}`,
        'BRL',
        'shop_order',
        '0.00000000',
        `${centsText(order.totalCents)}000000`,
        customerId,
        email,
        created,
        created,
        0,
        'woo-mercado-pago-pix',
        'Pix',
        `MP${id}`,
        '200.1.2.3',
        'Mozilla',
        '',
      ]
      if (order.refundedCents > 0)
        yield [
          refundId(order),
          'wc-completed',
          'BRL',
          'shop_order_refund',
          '0',
          centsText(-order.refundedCents),
          0,
          '',
          created,
          created,
          id,
          '',
          '',
          '',
          '',
          '',
          '',
        ]
    }
  }
  await table.write('wc_orders', head, rows())
  const places = function* (): Generator<Value[]> {
    for (const { id, email } of orders())
      for (const kind of ['billing', 'shipping'])
        yield [
          id,
          kind,
          'Ana',
          'Conceição',
          '',
          'Av. Paulista',
          'ap. 5',
          'São Paulo',
          'SP',
          '01310-100',
          'BR',
          kind === 'billing' ? email : null,
          '(11) 91234-5678',
        ]
  }
  await table.write(
    'wc_order_addresses',
    'order_id address_type first_name last_name company address_1 address_2 city state postcode country email phone',
    places(),
  )
  const runs = rowsOf(orders(), ({ id, created, shippingCents, discountCents }) => [
    id,
    'checkout',
    '9.5.0',
    0,
    `wc_order_${id}`,
    created,
    '0.00000000',
    centsText(shippingCents),
    centsText(discountCents),
    '0',
  ])
  await table.write(
    'wc_order_operational_data',
    'order_id created_via woocommerce_version prices_include_tax order_key date_paid_gmt shipping_tax_amount shipping_total_amount discount_total_amount discount_tax_amount',
    runs,
  )
  const metas = function* (): Generator<Value[]> {
    for (const order of orders()) {
      yield [order.id, '_billing_cpf', '529.982.247-25']
      yield [order.id, '_billing_number', '1000']
      yield [order.id, '_correios_tracking_code', `AA${order.id}BR`]
      if (order.refundedCents > 0) yield [refundId(order), '_refund_amount', centsText(order.refundedCents)]
    }
  }
  await table.write('wc_orders_meta', 'order_id meta_key meta_value', metas())
}

async function writeLegacy(table: Table, orders: () => Iterable<OldOrder>) {
  const posts = function* (): Generator<Value[]> {
    for (const order of orders()) {
      const { id, created } = order
      yield [
        id,
        1,
        created,
        created,
        '',
        'Order',
        '',
        `wc-${order.status}`,
        'open',
        '',
        `order-${id}`,
        created,
        created,
        0,
        '',
        0,
        'shop_order',
        '',
      ]
      if (order.refundedCents > 0)
        yield [
          refundId(order),
          1,
          created,
          created,
          '',
          'Refund',
          '',
          'wc-completed',
          'closed',
          '',
          `refund-${id}`,
          created,
          created,
          id,
          '',
          0,
          'shop_order_refund',
          '',
        ]
    }
  }
  await table.write('posts', POSTS, posts())
  const metas = function* (): Generator<Value[]> {
    for (const order of orders()) {
      const { id, email } = order
      const values = {
        _customer_user: String(order.customerId),
        _order_key: `wc_order_${id}`,
        _order_currency: 'BRL',
        _order_total: centsText(order.totalCents),
        _order_shipping: centsText(order.shippingCents),
        _cart_discount: centsText(order.discountCents),
        _order_tax: '0',
        _billing_email: email,
        _billing_first_name: 'Ana',
        _billing_last_name: 'Conceição',
        _billing_cpf: '529.982.247-25',
        _billing_number: '1000',
        _billing_city: 'São Paulo',
        _payment_method: 'woo-mercado-pago-pix',
        _payment_method_title: 'Pix',
        _transaction_id: `MP${id}`,
        _date_paid: String(Date.parse(`${order.created}Z`) / 1000),
        _shipping_first_name: 'Ana',
        _shipping_city: 'São Paulo',
        _correios_tracking_code: `AA${id}BR`,
      }
      for (const [key, value] of Object.entries(values)) yield [0, id, key, value]
      if (order.refundedCents > 0) yield [0, refundId(order), '_refund_amount', centsText(order.refundedCents)]
    }
  }
  await table.write('postmeta', 'meta_id post_id meta_key meta_value', metas())
}

function* itemRows(orders: Iterable<OldOrder>): Generator<Value[]> {
  let item = 1
  for (const { id, lines, discountCents } of orders) {
    for (const { name } of lines) yield [item++, name, 'line_item', id]
    yield [item++, 'SEDEX', 'shipping', id]
    if (discountCents > 0) yield [item++, 'BEMVINDO10', 'coupon', id]
  }
}
function* itemMetaRows(orders: Iterable<OldOrder>): Generator<Value[]> {
  let [item, id] = [1, 1]
  for (const { lines, shippingCents, discountCents } of orders) {
    let left = discountCents
    for (const [at, { productId, quantity, totalCents }] of lines.entries()) {
      // The last line takes the rest, so that all agree to the centavo.
      const off = at === lines.length - 1 ? left : Math.floor(discountCents / lines.length)
      left -= off
      const values = {
        _product_id: String(productId),
        _variation_id: '0',
        _qty: String(quantity),
        _line_subtotal: centsText(totalCents),
        _line_total: centsText(totalCents - off),
        _line_tax: '0',
      }
      for (const [key, value] of Object.entries(values)) yield [id++, item, key, value]
      item++
    }
    for (const [key, value] of Object.entries({
      method_id: 'correios-sedex',
      instance_id: '3',
      cost: centsText(shippingCents),
      total_tax: '0',
    }))
      yield [id++, item, key, value]
    item++
    if (discountCents > 0) yield [id++, item++, 'discount_amount', centsText(discountCents)]
  }
}
