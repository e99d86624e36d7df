import { amount } from './decimal.ts'
import { meta, metaData, type Metas, metasOf } from './metas.ts'
import type { OldShop } from './old-shop.ts'
import type { Row } from './staging.ts'

type Item = { id: number; name: string; type: string; metas: Metas }
export type OrderItems = ReturnType<typeof itemsOf>
export type Skus = Map<number, string>

/** The lines of orders, by the number of the order: products, freight, taxes, fees and coupons, as wc/v3 tells them. */
export async function readOrderItems(shop: OldShop, orderIds: readonly number[]): Promise<Map<number, OrderItems>> {
  const rows = await shop.staging.byKeys(shop.table('woocommerce_order_items'), orderIds)
  const itemIds = [...rows.values()].flat().map((row) => Number(row['order_item_id']))
  const metas = await shop.staging.byKeys(shop.table('woocommerce_order_itemmeta'), itemIds)
  const byOrder = new Map(
    [...rows].map(
      ([orderId, list]) => [orderId, list.map((row) => itemOf(row, metas.get(Number(row['order_item_id']))))] as const,
    ),
  )
  const productIds = [...byOrder.values()].flat().flatMap(({ metas: own }) => [productId(own), variationId(own)])
  const skus = await readSkus(shop, productIds)
  return new Map([...byOrder].map(([orderId, items]) => [orderId, itemsOf(items, skus)]))
}

const itemOf = (row: Row, metas: Row[] | undefined): Item => ({
  id: Number(row['order_item_id']),
  name: row['order_item_name'] ?? '',
  type: row['order_item_type'] ?? '',
  metas: metasOf(metas),
})

async function readSkus({ staging, table }: OldShop, wanted: number[]): Promise<Skus> {
  const rows = await staging.byKeys(
    table('postmeta:sku'),
    wanted.filter((id) => id > 0),
  )
  return new Map([...rows].map(([id, list]) => [id, list.at(-1)?.['meta_value'] ?? '']))
}

const productId = (metas: Metas) => Number(meta(metas, '_product_id')) || 0
const variationId = (metas: Metas) => Number(meta(metas, '_variation_id')) || 0

export function itemsOf(items: readonly Item[], skus: Skus) {
  const of = <T>(type: string, tell: (item: Item) => T): T[] => items.filter((item) => item.type === type).map(tell)
  return {
    line_items: of('line_item', (item) => lineItem(item, skus)),
    tax_lines: of('tax', ({ id, name, metas }) => ({
      id,
      rate_code: name,
      rate_id: Number(meta(metas, 'rate_id')) || 0,
      label: meta(metas, 'label'),
      compound: meta(metas, 'compound') === '1',
      tax_total: amount(meta(metas, 'tax_amount')),
      shipping_tax_total: amount(meta(metas, 'shipping_tax_amount')),
      meta_data: [],
    })),
    shipping_lines: of('shipping', ({ id, name, metas }) => ({
      id,
      method_title: name,
      // Older shops kept method and place together: «flat_rate:3».
      method_id: meta(metas, 'method_id').split(':', 1)[0]!,
      instance_id: meta(metas, 'instance_id') || (meta(metas, 'method_id').split(':')[1] ?? ''),
      total: amount(meta(metas, 'cost')),
      total_tax: amount(meta(metas, 'total_tax')),
      taxes: [],
      meta_data: metaData(metas, (key) => SHIPPING_METAS.has(key)),
    })),
    fee_lines: of('fee', ({ id, name, metas }) => ({
      id,
      name,
      tax_class: meta(metas, '_tax_class'),
      tax_status: meta(metas, '_tax_status') || 'none',
      amount: amount(meta(metas, '_fee_amount') || meta(metas, '_line_total')),
      total: amount(meta(metas, '_line_total')),
      total_tax: amount(meta(metas, '_line_tax')),
      taxes: [],
      meta_data: metaData(metas, (key) => LINE_METAS.has(key)),
    })),
    coupon_lines: of('coupon', ({ id, name, metas }) => ({
      id,
      code: name,
      discount: amount(meta(metas, 'discount_amount')),
      discount_tax: amount(meta(metas, 'discount_amount_tax')),
      meta_data: metaData(metas, (key) => key.startsWith('discount_amount')),
    })),
  }
}

function lineItem({ id, name, metas }: Item, skus: Skus) {
  const [product_id, variation_id] = [productId(metas), variationId(metas)]
  const quantity = Number(meta(metas, '_qty')) || 0
  const total = amount(meta(metas, '_line_total'))
  return {
    id,
    name,
    product_id,
    variation_id,
    quantity,
    tax_class: meta(metas, '_tax_class'),
    subtotal: amount(meta(metas, '_line_subtotal')),
    subtotal_tax: amount(meta(metas, '_line_subtotal_tax')),
    total,
    total_tax: amount(meta(metas, '_line_tax')),
    taxes: [],
    meta_data: metaData(metas, (key) => LINE_METAS.has(key)),
    sku: skus.get(variation_id) || skus.get(product_id) || '',
    price: quantity === 0 ? 0 : Number(total) / quantity,
  }
}

const LINE_METAS = new Set([
  ...'_product_id _variation_id _qty _tax_class _line_subtotal _line_subtotal_tax _line_total _line_tax'.split(' '),
  ...'_line_tax_data _fee_amount _tax_status _reduced_stock'.split(' '),
])
const SHIPPING_METAS = new Set(['method_id', 'instance_id', 'cost', 'total_tax', 'taxes'])
