import { itemSchema } from '../item-schema.ts'

export const CART_SCHEMA = itemSchema('cart', {
  items: 'list',
  coupons: 'list',
  fees: 'list',
  totals: 'object',
  shipping_address: 'object',
  billing_address: 'object',
  needs_payment: 'flag',
  needs_shipping: 'flag',
  payment_requirements: 'list',
  has_calculated_shipping: 'flag',
  shipping_rates: 'list',
  items_count: 'whole',
  items_weight: 'number',
  cross_sells: 'list',
  errors: 'list',
  payment_methods: 'list',
  extensions: 'object',
})

export const ITEM_SCHEMA = itemSchema('cart_item', {
  key: 'text',
  id: 'whole',
  type: 'text',
  quantity: 'whole',
  quantity_limits: 'object',
  name: 'text',
  short_description: 'text',
  description: 'text',
  sku: 'text',
  low_stock_remaining: 'any',
  backorders_allowed: 'flag',
  show_backorder_badge: 'flag',
  sold_individually: 'flag',
  permalink: 'text',
  images: 'list',
  variation: 'list',
  item_data: 'list',
  prices: 'object',
  totals: 'object',
  catalog_visibility: 'text',
  extensions: 'object',
})

export const COUPON_SCHEMA = itemSchema('cart_coupon', { code: 'text', discount_type: 'text', totals: 'object' })

export const CHECKOUT_SCHEMA = itemSchema('checkout', {
  order_id: 'whole',
  status: 'text',
  order_key: 'text',
  order_number: 'text',
  customer_note: 'text',
  customer_id: 'whole',
  billing_address: 'object',
  shipping_address: 'object',
  payment_method: 'text',
  payment_result: 'object',
  additional_fields: 'object',
  __experimentalCart: 'any',
  extensions: 'object',
})

export const ORDER_SCHEMA = itemSchema('order', {
  id: 'whole',
  status: 'text',
  items: 'list',
  coupons: 'list',
  fees: 'list',
  totals: 'object',
  shipping_address: 'object',
  billing_address: 'object',
  needs_payment: 'flag',
  needs_shipping: 'flag',
  payment_requirements: 'list',
  errors: 'list',
})

export const PRODUCT_SCHEMA = itemSchema('product', {
  id: 'whole',
  name: 'text',
  slug: 'text',
  parent: 'whole',
  type: 'text',
  variation: 'text',
  permalink: 'text',
  sku: 'text',
  short_description: 'text',
  description: 'text',
  on_sale: 'flag',
  prices: 'object',
  price_html: 'text',
  average_rating: 'text',
  review_count: 'whole',
  images: 'list',
  categories: 'list',
  tags: 'list',
  brands: 'list',
  attributes: 'list',
  variations: 'list',
  grouped_products: 'list',
  has_options: 'flag',
  is_purchasable: 'flag',
  is_in_stock: 'flag',
  is_on_backorder: 'flag',
  low_stock_remaining: 'any',
  stock_availability: 'object',
  sold_individually: 'flag',
  add_to_cart: 'object',
  extensions: 'object',
})

export const ATTRIBUTE_SCHEMA = itemSchema('product_attribute', {
  id: 'whole',
  name: 'text',
  taxonomy: 'text',
  type: 'text',
  order: 'text',
  has_archives: 'flag',
  count: 'whole',
})

export const TERM_SCHEMA = itemSchema('product_term', {
  id: 'whole',
  name: 'text',
  slug: 'text',
  description: 'text',
  parent: 'whole',
  count: 'whole',
  image: 'any',
  review_count: 'whole',
  permalink: 'text',
})

export const REVIEW_SCHEMA = itemSchema('product_review', {
  id: 'whole',
  date_created: 'text',
  formatted_date_created: 'text',
  date_created_gmt: 'text',
  product_id: 'whole',
  product_name: 'text',
  product_permalink: 'text',
  product_image: 'any',
  reviewer: 'text',
  review: 'text',
  rating: 'whole',
  verified: 'flag',
  reviewer_avatar_urls: 'object',
})

export const COLLECTION_SCHEMA = itemSchema('product-collection-data', {
  price_range: 'any',
  attribute_counts: 'any',
  rating_counts: 'any',
  stock_status_counts: 'any',
  taxonomy_counts: 'any',
})

export const BATCH_SCHEMA = itemSchema('batch', { responses: 'list' })
