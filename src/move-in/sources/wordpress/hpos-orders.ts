import { sumOf } from './decimal.ts'
import { type DownloadPermission, readPermissions } from './download-permissions.ts'
import { meta, metasOf } from './metas.ts'
import { moment } from './moments.ts'
import type { OldShop } from './old-shop.ts'
import { type OrderItems, itemsOf, readOrderItems } from './order-items.ts'
import type { OrderRecord } from './order-record.ts'
import type { Row } from './staging.ts'

const BATCH = 200

/** Orders or refunds of the tables that WooCommerce made for them (HPOS), after a number. */
export async function* hposOrders(
  shop: OldShop,
  type: 'shop_order' | 'shop_order_refund',
  after: number,
): AsyncGenerator<OrderRecord> {
  const { staging, table } = shop
  for (let last = after; ;) {
    const rows = await staging.after(table(`wc_orders:${type}`), last, BATCH)
    if (rows.length === 0) return
    const keys = rows.map(({ key }) => key)
    const addresses = await staging.byKeys(table('wc_order_addresses'), keys)
    const operations = await staging.byKeys(table('wc_order_operational_data'), keys)
    const metas = await staging.byKeys(table('wc_orders_meta'), keys)
    const items = await readOrderItems(shop, keys)
    const permissions = await readPermissions(shop, keys)
    for (const { key, row } of rows) {
      const [operation = {}] = operations.get(key) ?? []
      const of = {
        row,
        operation,
        addresses: addresses.get(key) ?? [],
        metas: metas.get(key) ?? [],
        permissions: permissions.get(key) ?? [],
      }
      yield orderOf(key, of, items.get(key) ?? itemsOf([], new Map()))
    }
    last = keys.at(-1)!
  }
}

type Parts = { row: Row; operation: Row; addresses: Row[]; metas: Row[]; permissions: DownloadPermission[] }

function orderOf(id: number, { row, operation, addresses, metas: metaRows, permissions }: Parts, items: OrderItems): OrderRecord {
  const metas = metasOf(metaRows)
  const text = (column: string) => row[column] ?? ''
  const run = (column: string) => operation[column] ?? ''
  return {
    id,
    parentId: Number(row['parent_order_id']) || 0,
    number: meta(metas, '_order_number') || String(id),
    status: text('status').replace(/^wc-/, ''),
    currency: text('currency'),
    orderKey: run('order_key'),
    createdVia: run('created_via'),
    version: run('woocommerce_version'),
    pricesIncludeTax: run('prices_include_tax') === '1',
    created: moment(row['date_created_gmt']),
    modified: moment(row['date_updated_gmt']),
    paid: moment(operation['date_paid_gmt']),
    completed: moment(operation['date_completed_gmt']),
    discount: run('discount_total_amount'),
    discountTax: run('discount_tax_amount'),
    shipping: run('shipping_total_amount'),
    shippingTax: run('shipping_tax_amount'),
    // The table's tax is that of everything.
    cartTax: sumOf([text('tax_amount'), `-${run('shipping_tax_amount') || '0'}`]),
    total: text('total_amount'),
    customerId: Number(row['customer_id']) || 0,
    ip: text('ip_address'),
    userAgent: text('user_agent'),
    note: text('customer_note'),
    paymentMethod: text('payment_method'),
    paymentMethodTitle: text('payment_method_title'),
    transactionId: text('transaction_id'),
    address: (kind, name) => {
      const place = addresses.find((one) => one['address_type'] === kind)
      return (
        place?.[name] ??
        (meta(metas, `_${kind}_${name}`) || (kind === 'billing' && name === 'email' ? text('billing_email') : ''))
      )
    },
    metas,
    items,
    permissions,
  }
}
