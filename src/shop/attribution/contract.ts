/** What an order remembers of where its buyer came from, in the order in which forms carry it. */
export const ATTRIBUTION_FIELDS = [
  'source_type',
  'referrer',
  'utm_campaign',
  'utm_source',
  'utm_medium',
  'utm_content',
  'utm_id',
  'utm_term',
  'utm_source_platform',
  'utm_creative_format',
  'utm_marketing_tactic',
  'session_entry',
  'session_start_time',
  'session_pages',
  'session_count',
  'user_agent',
] as const
export type AttributionField = (typeof ATTRIBUTION_FIELDS)[number]

/** Before each field's name in a form. */
export const ATTRIBUTION_PREFIX = 'wc_order_attribution_'
