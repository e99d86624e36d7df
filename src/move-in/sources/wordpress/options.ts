import { metaValue } from '../php-serialized.ts'

/** Options are taken by this list, never all: among the others are secrets. */
const WANTED = new Set([
  ...'siteurl home blogname blogdescription admin_email timezone_string gmt_offset WPLANG date_format'.split(' '),
  ...'permalink_structure category_base tag_base show_on_front page_on_front page_for_posts posts_per_page'.split(' '),
  ...'site_icon site_logo template stylesheet active_plugins wp_page_for_privacy_policy sticky_posts'.split(' '),
  ...'woocommerce_permalinks woocommerce_currency woocommerce_weight_unit woocommerce_dimension_unit'.split(' '),
  ...'woocommerce_price_num_decimals woocommerce_prices_include_tax woocommerce_calc_taxes woocommerce_manage_stock'.split(' '),
  ...'woocommerce_notify_low_stock_amount woocommerce_hide_out_of_stock_items woocommerce_custom_orders_table_enabled'.split(' '),
  ...'woocommerce_store_address woocommerce_store_address_2 woocommerce_store_city woocommerce_store_postcode'.split(' '),
  ...'woocommerce_default_country woocommerce_shop_page_id woocommerce_cart_page_id woocommerce_checkout_page_id'.split(' '),
  ...'woocommerce_myaccount_page_id woocommerce_terms_page_id woocommerce_refund_returns_page_id'.split(' '),
  ...'woocommerce_enable_guest_checkout woocommerce_enable_reviews woocommerce_version woocommerce_db_version'.split(' '),
  ...'elementor_active_kit elementor_version elementor_pro_version'.split(' '),
  ...'wpseo_titles wpseo_taxonomy_meta wpseo-premium-redirects-base rank-math-options-titles'.split(' '),
])
const THEME = /^theme_mods_/
/** What a way of delivery costs; those of plug-ins hold their keys. */
const DELIVERY = /^woocommerce_(flat_rate|free_shipping|local_pickup)_\d{1,9}_settings$/
const LONGEST_OPTION = 4 * 1024 * 1024

export type Options = Map<string, string>

/** What is kept of an option, if anything. Of a theme only which menu stands where, and its logo. */
export function keptOption(name: string, value: string): string | undefined {
  if (value.length > LONGEST_OPTION) return undefined
  return WANTED.has(name) || THEME.test(name) || DELIVERY.test(name) ? value : undefined
}

/** Which menu (by the number of its term) stands where in the theme that is on. */
export function menuPlaces(options: Options): Map<number, string[]> {
  const mods = metaValue(options.get(`theme_mods_${options.get('stylesheet') ?? ''}`) ?? '')
  const places = Object.entries((mods as { nav_menu_locations?: Record<string, unknown> })?.nav_menu_locations ?? {})
  const found = new Map<number, string[]>()
  for (const [place, id] of places) if (Number(id) > 0) found.set(Number(id), [...(found.get(Number(id)) ?? []), place])
  return found
}

/** What is told as settings: without what only the reader needs. */
export const settingsOf = (options: Options) =>
  [...options].filter(
    ([name]) => !THEME.test(name) && !DELIVERY.test(name) && !/redirects-base|taxonomy_meta|active_plugins/.test(name),
  )
