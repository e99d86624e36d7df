import { JUNK_USER_META } from '../../junk-user-meta.ts'
import { DESIGN_POST_TYPES } from '../design-types.ts'
import type { Row } from './staging.ts'

/** Where rows of a table go: on disk by a number, or in memory because they are few. `as`: one name for each kind of row. */
type Place = { key: string; as?: (row: Row) => string[] } | 'memory'

const POST_TYPES = new Set([
  ...'product product_variation attachment page post nav_menu_item elementor_library e_global_class'.split(' '),
  ...'shop_order shop_order_refund shop_coupon'.split(' '),
  ...DESIGN_POST_TYPES,
])
/** Nothing that a merchant made: copies, drafts of the editor, and what other tables hold. */
const SILENT_TYPES =
  /^(revision|auto-draft|shop_order_placehold|customize_changeset|oembed_cache|user_request|wp_global_styles|wp_navigation|custom_css|scheduled-action|action)$/

/** Which metas are caches or the editor's own; the largest values of many databases. */
const JUNK_META =
  /^_(edit_lock|edit_last|elementor_css|elementor_element_cache|elementor_page_assets|elementor_controls_usage|elementor_screenshot|oembed_|wp_trash_|encloseme|pingme|wc_facebook|transient)|^mp_pix_qr_base64$|^wp-smush/
/** The tables of WordPress, WooCommerce, Elementor and of the usual plug-ins that a shop needs, by their names without the prefix. */
const PLACES: Record<string, Place> = {
  posts: { key: 'ID', as: (row) => postNames(row) },
  postmeta: { key: 'post_id', as: ({ meta_key }) => metaNames(meta_key ?? '') },
  comments: {
    key: 'comment_ID',
    as: ({ comment_type, comment_approved }) => commentNames(comment_type ?? '', comment_approved ?? ''),
  },
  commentmeta: { key: 'comment_id' },
  term_relationships: { key: 'object_id' },
  users: { key: 'ID' },
  usermeta: { key: 'user_id', as: ({ meta_key }) => (JUNK_USER_META.test(meta_key ?? '') ? [] : ['']) },
  wc_orders: { key: 'id', as: ({ type }) => [`:${type}`] },
  wc_order_addresses: { key: 'order_id' },
  wc_order_operational_data: { key: 'order_id' },
  wc_orders_meta: { key: 'order_id', as: ({ meta_key }) => (JUNK_META.test(meta_key ?? '') ? [] : ['']) },
  woocommerce_order_items: { key: 'order_id' },
  woocommerce_order_itemmeta: { key: 'order_item_id' },
  woocommerce_downloadable_product_permissions: { key: 'order_id' },
  e_submissions: { key: 'id' },
  e_submissions_values: { key: 'submission_id' },
  options: 'memory',
  terms: 'memory',
  term_taxonomy: 'memory',
  termmeta: 'memory',
  woocommerce_attribute_taxonomies: 'memory',
  woocommerce_shipping_zones: 'memory',
  woocommerce_shipping_zone_locations: 'memory',
  woocommerce_shipping_zone_methods: 'memory',
  woocommerce_tax_rates: 'memory',
  woocommerce_tax_rate_locations: 'memory',
  rank_math_redirections: 'memory',
  redirection_items: 'memory',
  // Of an export alone: what has no number there can't be told.
  unnumbered_items: 'memory',
}

/** A draft that the editor began by itself is nobody's. */
const postNames = ({ post_type: type, post_status: status }: Row) =>
  POST_TYPES.has(type ?? '') && status !== 'auto-draft' ? [`:${type}`] : []

/** SKUs and former addresses are also asked for alone. */
const metaNames = (key: string) =>
  JUNK_META.test(key) ? [] : key === '_sku' ? ['', ':sku'] : key === '_wp_old_slug' ? ['', ':old-slug'] : ['']

const COMMENT_TYPES = new Set(['', 'comment', 'review', 'order_note'])
const commentNames = (type: string, approved: string) => {
  if (approved === 'spam') return [':spam']
  return COMMENT_TYPES.has(type) ? [`:${type || 'comment'}`] : []
}
/** A kind of comment that is told as left behind; logs of programs are nobody's words. */
export const isToldComment = (type: string) => !COMMENT_TYPES.has(type) && !/^(action_log|webhook_delivery)$/.test(type)

/** Nearly all end with an underscore; `wpposts` has been seen, `wp_blogposts` is some plug-in's. */
const isPrefix = (prefix: string) => /(^|_)$|^[a-z0-9]{1,12}$/i.test(prefix)

const SUFFIXES = Object.keys(PLACES).toSorted((one, other) => other.length - one.length)

/** A table by its prefix and its name without it; undefined for what a shop does not need. */
export function tableOf(full: string): { prefix: string; name: string } | undefined {
  const name = SUFFIXES.find((suffix) => full.endsWith(suffix) && isPrefix(full.slice(0, -suffix.length)))
  return name === undefined ? undefined : { prefix: full.slice(0, -name.length), name }
}

export const placeOf = (name: string): Place => PLACES[name] ?? 'memory'
/** A kind of post that is told as left behind. */
export const isToldType = (type: string) => !POST_TYPES.has(type) && !SILENT_TYPES.test(type) && type !== ''
