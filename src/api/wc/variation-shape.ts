import { productUrl } from '#shop/catalog/cards.ts'
import { DOWNLOAD_DAYS, DOWNLOAD_LIMIT } from '#shop/downloads/service.ts'
import { isOnSale, stockStatusOf } from '#shop/catalog/editing/offer-rule.ts'
import type { EditedVariation } from '#shop/catalog/editing/read-variations.ts'
import type { PriceBeforeSale } from '#shop/catalog/price-history.ts'
import { type Measures, measuresOf } from '#shop/catalog/product-fields.ts'
import { fieldOf } from '#shop/catalog/variation.ts'
import { bothDates } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import { amountAsTyped, amountOf, centimetres, kilograms } from './amounts.ts'
import { pictureItem } from './product-shape.ts'

type Around = { root: string; shopUrl: string; now: Date; beforeSale: PriceBeforeSale }

/** A variation as wc/v3 tells of it. Its kind is its product's, and so are weight and size where it has none of its own. */
export function variationItem(row: EditedVariation, { root, shopUrl, now, beforeSale }: Around) {
  const chosen = row.terms.map(({ slug, option_slug }) => `${fieldOf(slug)}=${option_slug}`).join('&')
  const on_sale = isOnSale(row, now)
  const stock_status = stockStatusOf(row)
  const whole = amountAsTyped(row.price_cents, row.typed_prices.regular)
  const lowered = amountAsTyped(row.sale_price_cents, row.typed_prices.sale)
  const list = `${root}/wc/v3/products/${row.product_id}/variations`
  return {
    id: row.id,
    type: 'variation',
    ...bothDates('date_created', row.created_at),
    ...bothDates('date_modified', row.modified_at),
    description: row.description,
    permalink: `${shopUrl}${productUrl(row.product_slug)}${chosen === '' ? '' : `?${chosen}`}`,
    sku: row.sku ?? '',
    global_unique_id: row.gtin,
    price: row.priced ? (on_sale ? lowered : whole) : '',
    regular_price: row.priced ? whole : '',
    sale_price: lowered,
    ...bothDates('date_on_sale_from', row.sale_from),
    ...bothDates('date_on_sale_to', row.sale_to),
    on_sale,
    lowest_price_30_days: amountOf(on_sale ? (beforeSale({ productId: row.product_id, variationId: row.id }) ?? null) : null),
    status: row.enabled ? ('publish' as const) : ('private' as const),
    purchasable: row.enabled && row.priced && row.product_status === 'publish',
    virtual: row.virtual,
    downloadable: row.downloadable,
    downloads: [],
    download_limit: DOWNLOAD_LIMIT,
    download_expiry: DOWNLOAD_DAYS,
    tax_status: 'none',
    tax_class: '',
    manage_stock: row.manage_stock,
    stock_quantity: row.manage_stock ? (row.on_hand ?? 0) : null,
    stock_status,
    backorders: row.backorders,
    backorders_allowed: row.backorders !== 'no',
    backordered: stock_status === 'onbackorder',
    low_stock_amount: null,
    ...measuresItem(measuresOf(row, row.of_product)),
    // Empty where it is as its product.
    own_measures: measuresItem(row),
    shipping_class: row.shipping_class ?? '',
    shipping_class_id: row.class_id ?? 0,
    image: row.picture ? pictureItem(row.picture, shopUrl) : null,
    attributes: row.terms.map(({ id, name, slug, option }) => ({ id, name, slug: `pa_${slug}`, option })),
    menu_order: row.position,
    meta_data: row.meta,
    name: row.terms.map(({ option }) => option).join(', '),
    parent_id: row.product_id,
    version: row.version,
    _links: {
      self: [{ href: `${list}/${row.id}` }],
      collection: [{ href: list }],
      up: [{ href: `${root}/wc/v3/products/${row.product_id}` }],
    },
  }
}

const measuresItem = ({ weight_grams: grams, length_mm, width_mm, height_mm }: Measures) => ({
  weight: kilograms(grams),
  dimensions: { length: centimetres(length_mm), width: centimetres(width_mm), height: centimetres(height_mm) },
})

export type VariationRecord = ReturnType<typeof variationItem>

export const VARIATION_SCHEMA = itemSchema('product_variation', {
  id: 'whole',
  type: 'text',
  date_created: 'moment',
  date_created_gmt: 'moment',
  date_modified: 'moment',
  date_modified_gmt: 'moment',
  description: 'text',
  permalink: 'text',
  sku: 'text',
  global_unique_id: 'text',
  price: 'text',
  regular_price: 'text',
  sale_price: 'text',
  date_on_sale_from: 'moment',
  date_on_sale_from_gmt: 'moment',
  date_on_sale_to: 'moment',
  date_on_sale_to_gmt: 'moment',
  on_sale: 'flag',
  lowest_price_30_days: 'text',
  status: 'text',
  purchasable: 'flag',
  virtual: 'flag',
  downloadable: 'flag',
  downloads: 'list',
  download_limit: 'whole',
  download_expiry: 'whole',
  tax_status: 'text',
  tax_class: 'text',
  manage_stock: 'flag',
  stock_quantity: 'whole?',
  stock_status: 'text',
  backorders: 'text',
  backorders_allowed: 'flag',
  backordered: 'flag',
  low_stock_amount: 'whole?',
  weight: 'text',
  dimensions: 'object',
  own_measures: 'object',
  shipping_class: 'text',
  shipping_class_id: 'whole',
  image: 'object?',
  attributes: 'list',
  menu_order: 'whole',
  meta_data: 'list',
  name: 'text',
  parent_id: 'whole',
  version: 'whole',
})
