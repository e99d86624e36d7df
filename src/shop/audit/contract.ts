/** What merchants call the things that they change, and the tables that each is made of. */
export const AUDIT_KINDS = {
  products: [
    'products',
    'variations',
    'variation_terms',
    'product_categories',
    'product_tagged',
    'product_pictures',
    'product_terms',
    'product_links',
    'bundle_items',
    'product_downloads',
    'product_attributes',
    'stock',
    'product_fiscal',
    'price_tiers',
  ],
  labels: ['categories', 'product_tags', 'product_collections', 'shipping_classes', 'attributes', 'attribute_terms'],
  orders: [
    'orders',
    'order_lines',
    'order_coupons',
    'order_promotions',
    'order_fees',
    'order_answers',
    'order_meta',
    'order_notes',
    'order_refunds',
    'order_invoices',
  ],
  coupons: ['coupons', 'promotions', 'stored_values'],
  people: [
    'users',
    'customer_addresses',
    'customer_profiles',
    'customer_tags',
    'customer_tagged',
    'customer_notes',
    'customer_segments',
    'customer_merges',
    'second_factors',
    'incidents',
  ],
  access: ['api_keys', 'application_passwords', 'webhooks'],
  content: ['content', 'content_terms', 'terms', 'menus', 'media', 'fonts', 'authors'],
  remarks: ['reviews', 'comments'],
  shipping: ['shipping_zones', 'shipping_zone_ranges', 'shipping_methods', 'tax_classes', 'tax_rates'],
  settings: ['settings', 'moves', 'search_synonyms', 'search_boosts', 'search_phrases'],
  messages: ['form_submissions', 'subscribers', 'marketing_consents'],
} as const satisfies Record<string, readonly string[]>

export type AuditKind = keyof typeof AUDIT_KINDS
export const AUDIT_KIND_NAMES = Object.keys(AUDIT_KINDS) as AuditKind[]

export type AuditEntry = {
  id: number
  at: Date
  actorId: number | undefined
  actorName: string
  channel: 'cookie' | 'application-password' | 'api-key' | 'cli'
  requestId: string
  noun: string
  recordId: string
  label: string
  action: 'insert' | 'update' | 'delete'
  before: Record<string, unknown>
  after: Record<string, unknown>
}
