import { itemSchema } from '../item-schema.ts'

const NAMED = { slug: 'text', name: 'text' } as const
export const ORDER_STATUS_SCHEMA = itemSchema('order_status', NAMED)
export const ORDER_MAIL_SCHEMA = itemSchema('order_action', { message: 'text' })
export const ORDER_DESK_SCHEMA = itemSchema('order_desk', {
  id: 'whole',
  number: 'text',
  status: 'text',
  paid_cents: 'whole',
  stored_value_cents: 'whole',
  total_cents: 'whole',
  tracking: 'object?',
  tracking_link: 'text?',
  tracking_events: 'list',
  stopped_days: 'whole?',
  followed: 'list',
  promise: 'text?',
  disputes: 'list',
})

export const REFUND_SCHEMA = itemSchema('shop_order_refund', {
  id: 'whole',
  parent_id: 'whole',
  date_created: 'moment',
  date_created_gmt: 'moment',
  amount: 'text',
  reason: 'text',
  refunded_by: 'whole',
  refunded_payment: 'flag',
  meta_data: 'list',
  line_items: 'list',
  shipping_lines: 'list',
  tax_lines: 'list',
  fee_lines: 'list',
})

export const GENERATED_SCHEMA = itemSchema('product_variations_generated', { count: 'whole' })

export const CUSTOMER_DOWNLOAD_SCHEMA = itemSchema('customer_download', {
  download_id: 'text',
  download_url: 'text',
  product_id: 'whole',
  product_name: 'text',
  download_name: 'text',
  order_id: 'whole',
  order_key: 'text',
  downloads_remaining: 'text',
  access_expires: 'moment',
  access_expires_gmt: 'moment',
  file: 'object',
})

export const DELIVERY_SCHEMA = itemSchema('webhook_delivery', {
  id: 'whole',
  topic: 'text',
  resource_id: 'whole',
  status: 'text',
  attempts: 'whole',
  response_code: 'whole?',
  summary: 'text',
  date_created: 'moment',
  date_created_gmt: 'moment',
  date_completed: 'moment',
  date_completed_gmt: 'moment',
})

export const REPORT_SCHEMA = itemSchema('report', { slug: 'text', description: 'text' })
export const TOTAL_SCHEMA = itemSchema('report_total', { ...NAMED, total: 'whole' })
export const TOP_SELLER_SCHEMA = itemSchema('top_sellers_report', {
  title: 'text',
  name: 'text',
  product_id: 'whole',
  quantity: 'whole',
})
export const SALES_SCHEMA = itemSchema('sales_report', {
  total_sales: 'text',
  net_sales: 'text',
  average_sales: 'text',
  total_orders: 'whole',
  total_items: 'whole',
  total_tax: 'text',
  total_shipping: 'text',
  total_refunds: 'text',
  total_discount: 'text',
  totals_grouped_by: 'text',
  totals: 'object',
  total_customers: 'whole',
})

export const LOCATION_SCHEMA = itemSchema('shipping_zone_location', { code: 'text', type: 'text' })
export const SHIPPING_KIND_SCHEMA = itemSchema('shipping_method', { id: 'text', title: 'text', description: 'text' })

export const SETTING_GROUP_SCHEMA = itemSchema('setting_group', {
  id: 'text',
  label: 'text',
  description: 'text',
  parent_id: 'text',
  sub_groups: 'list',
})
export const SETTING_SCHEMA = itemSchema('setting', {
  id: 'text',
  group_id: 'text',
  label: 'text',
  description: 'text',
  type: 'text',
  default: 'text',
  tip: 'text',
  value: 'text',
  options: 'object',
})

const PLACE = { code: 'text', name: 'text' } as const
export const DATA_SCHEMA = itemSchema('data_index', { slug: 'text', description: 'text' })
export const CONTINENT_SCHEMA = itemSchema('data_continent', { ...PLACE, countries: 'list' })
export const COUNTRY_SCHEMA = itemSchema('data_country', { ...PLACE, states: 'list' })
export const CURRENCY_SCHEMA = itemSchema('data_currency', { ...PLACE, symbol: 'text' })
export const TAX_CLASS_SCHEMA = itemSchema('tax_class', NAMED)

export const SYSTEM_STATUS_SCHEMA = itemSchema('system_status', {
  environment: 'object',
  database: 'object',
  jobs: 'object',
  active_plugins: 'list',
  theme: 'object',
  settings: 'object',
  security: 'object',
})
/** `success` and `message` are what became of a run. */
export const TOOL_SCHEMA = itemSchema('system_status_tool', {
  id: 'text',
  name: 'text',
  action: 'text',
  description: 'text',
  success: 'flag',
  message: 'text',
})
