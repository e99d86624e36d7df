import { tableOf } from './kept-tables.ts'

/** The columns of tables as WordPress and WooCommerce make them, for dumps of data alone that name none. */
const COLUMNS: Record<string, string> = {
  posts:
    'ID post_author post_date post_date_gmt post_content post_title post_excerpt post_status comment_status ping_status post_password post_name to_ping pinged post_modified post_modified_gmt post_content_filtered post_parent guid menu_order post_type post_mime_type comment_count',
  postmeta: 'meta_id post_id meta_key meta_value',
  options: 'option_id option_name option_value autoload',
  terms: 'term_id name slug term_group',
  term_taxonomy: 'term_taxonomy_id term_id taxonomy description parent count',
  term_relationships: 'object_id term_taxonomy_id term_order',
  termmeta: 'meta_id term_id meta_key meta_value',
  comments:
    'comment_ID comment_post_ID comment_author comment_author_email comment_author_url comment_author_IP comment_date comment_date_gmt comment_content comment_karma comment_approved comment_agent comment_type comment_parent user_id',
  commentmeta: 'meta_id comment_id meta_key meta_value',
  users: 'ID user_login user_pass user_nicename user_email user_url user_registered user_activation_key user_status display_name',
  usermeta: 'umeta_id user_id meta_key meta_value',
  wc_orders:
    'id status currency type tax_amount total_amount customer_id billing_email date_created_gmt date_updated_gmt parent_order_id payment_method payment_method_title transaction_id ip_address user_agent customer_note',
  wc_order_addresses:
    'id order_id address_type first_name last_name company address_1 address_2 city state postcode country email phone',
  wc_order_operational_data:
    'id order_id created_via woocommerce_version prices_include_tax coupon_usages_are_counted download_permission_granted cart_hash new_order_email_sent order_key order_stock_reduced date_paid_gmt date_completed_gmt shipping_tax_amount shipping_total_amount discount_tax_amount discount_total_amount recorded_sales',
  wc_orders_meta: 'id order_id meta_key meta_value',
  woocommerce_order_items: 'order_item_id order_item_name order_item_type order_id',
  woocommerce_order_itemmeta: 'meta_id order_item_id meta_key meta_value',
  woocommerce_downloadable_product_permissions:
    'permission_id download_id product_id order_id order_key user_email user_id downloads_remaining access_granted access_expires download_count',
  woocommerce_attribute_taxonomies:
    'attribute_id attribute_name attribute_label attribute_type attribute_orderby attribute_public',
  woocommerce_shipping_zones: 'zone_id zone_name zone_order',
  woocommerce_shipping_zone_locations: 'location_id zone_id location_code location_type',
  woocommerce_shipping_zone_methods: 'zone_id instance_id method_id method_order is_enabled',
  woocommerce_tax_rates:
    'tax_rate_id tax_rate_country tax_rate_state tax_rate tax_rate_name tax_rate_priority tax_rate_compound tax_rate_shipping tax_rate_order tax_rate_class',
  woocommerce_tax_rate_locations: 'location_id location_code tax_rate_id location_type',
  rank_math_redirections: 'id sources url_to header_code hits status created updated last_accessed',
  redirection_items:
    'id url match_url match_data regex position last_count last_access group_id status action_type action_code action_data match_type title',
}

export const usualColumns = (table: string): string[] | undefined => COLUMNS[tableOf(table)?.name ?? '']?.split(' ')
