import type { MovedThing } from '../../moved-thing.ts'
import { amountOfCents, centsOf, decimalOf, utcOf } from './numbers.ts'
import type { CsvLine } from './records.ts'
import { wooPlace } from './woocommerce-people.ts'

/** Lines of one order; exports that give each item a line of its own repeat the number. */
export const wooOrderKey = ({ cell }: CsvLine) => cell('order_id', 'order_number')

/** An order as programs that export them from WooCommerce write it: its items in columns `line_item_1 …`, or each in a line. */
export function* wooOrderThings(key: string, lines: readonly CsvLine[]): Generator<MovedThing> {
  const { cell, columns } = lines[0]!
  const amount = (...names: string[]) => amountOfCents(centsOf(cell(...names)))
  const inColumns = columns.filter((name) => /^line_item_\d+$/.test(name)).map((name) => fieldsOf(cell(name)))
  const items = inColumns.some(({ name }) => name) ? inColumns : lines.map(itemOf)
  const freight = cell('shipping_method')
  const total = amount('order_total')
  yield {
    kind: 'order',
    oldId: key,
    data: {
      id: key,
      number: cell('order_number', 'order_id'),
      status: cell('status').replace(/^wc-/, '').toLowerCase(),
      currency: cell('order_currency', 'currency') || 'BRL',
      date_created_gmt: utcOf(cell('order_date')),
      date_paid_gmt: utcOf(cell('paid_date')),
      discount_total: amount('discount_total', 'cart_discount'),
      shipping_total: amount('shipping_total'),
      total,
      total_tax: amount('tax_total'),
      customer_id: cell('customer_id', 'customer_user'),
      customer_note: cell('customer_note'),
      customer_ip_address: cell('customer_ip_address'),
      customer_user_agent: cell('customer_user_agent'),
      billing: { ...wooPlace(cell, 'billing'), email: cell('billing_email', 'customer_email').toLowerCase() },
      shipping: wooPlace(cell, 'shipping'),
      payment_method: cell('payment_method'),
      payment_method_title: cell('payment_method_title'),
      transaction_id: cell('transaction_id'),
      meta_data: trackingOf(cell),
      line_items: items.filter(({ name }) => name).map(lineItem),
      shipping_lines: freight === '' ? [] : [{ id: 1, method_title: freight, method_id: '', total: amount('shipping_total') }],
      fee_lines: partsOf(cell('fee_items'), '||').map((fee, at) => ({
        id: at + 1,
        name: fee['name'] ?? 'Taxa',
        total: amountOfCents(centsOf(fee['total'] ?? '')),
        total_tax: amountOfCents(centsOf(fee['tax'] ?? '')),
      })),
      coupon_lines: partsOf(cell('coupon_items'), ';').map((coupon, at) => ({
        id: at + 1,
        code: coupon['code'] ?? '',
        discount: amountOfCents(centsOf(coupon['amount'] ?? '')),
      })),
      tax_lines: [],
    },
  }
  for (const [at, refund] of partsOf(cell('refund_items'), ';').entries()) {
    const id = `${key}:refund:${at + 1}`
    const given = amountOfCents(Math.abs(centsOf(refund['amount'] ?? '')))
    const date_created_gmt = utcOf(refund['date'] ?? '') ?? utcOf(cell('order_date'))
    if (given !== '0.00')
      yield {
        kind: 'refund',
        oldId: id,
        data: { id, parent_id: key, date_created_gmt, amount: given, reason: refund['reason'] ?? '', line_items: [] },
      }
  }
}

type Fields = Record<string, string>

/** «name:Caneca|quantity:2»; of a name that stands twice the first counts. */
function fieldsOf(text: string): Fields {
  const fields: Fields = {}
  for (const part of text.split('|')) {
    const at = part.indexOf(':')
    if (at > 0) fields[part.slice(0, at).trim().toLowerCase()] ??= part.slice(at + 1).trim()
  }
  return fields
}

const partsOf = (text: string, mark: string): Fields[] =>
  text
    .split(mark)
    .map(fieldsOf)
    .filter((fields) => Object.keys(fields).length > 0)

const itemOf = ({ cell }: CsvLine): Fields => ({
  name: cell('line_item_name', 'item_name'),
  sku: cell('line_item_sku', 'item_sku'),
  product_id: cell('line_item_product_id', 'item_product_id'),
  _variation_id: cell('line_item_variation_id', 'item_variation_id'),
  quantity: cell('line_item_quantity', 'item_quantity'),
  sub_total: cell('line_item_subtotal', 'item_subtotal'),
  total: cell('line_item_total', 'item_total'),
  tax: cell('line_item_total_tax', 'item_total_tax'),
})

function lineItem(item: Fields, at: number) {
  const total = centsOf(item['total'] ?? '')
  return {
    id: at + 1,
    name: item['name'],
    sku: item['sku'] ?? '',
    quantity: Number(decimalOf(item['quantity'] ?? '')) || 1,
    product_id: Number(item['product_id']) || 0,
    variation_id: Number(item['_variation_id']) || 0,
    subtotal: amountOfCents(item['sub_total'] ? centsOf(item['sub_total']) : total),
    total: amountOfCents(total),
    total_tax: amountOfCents(centsOf(item['tax'] ?? '')),
    meta_data: [],
  }
}

function trackingOf(cell: CsvLine['cell']) {
  const value = cell('meta:_correios_tracking_code', 'meta:_tracking_code', 'meta:_tracking_number')
  return value === '' ? [] : [{ key: '_tracking_code', value }]
}
