const CHANGED_META = { coupon: 'woocommerce_process_shop_coupon_meta', product: 'woocommerce_process_product_meta' } as const

/** The names of the moments that the original tells a topic at: programs compare them, nothing here listens to them. */
const HOOKS: Record<string, readonly string[]> = {
  'coupon.created': [CHANGED_META.coupon, 'woocommerce_new_coupon'],
  'coupon.updated': [CHANGED_META.coupon, 'woocommerce_update_coupon'],
  'coupon.deleted': ['wp_trash_post'],
  'coupon.restored': ['untrashed_post'],
  'customer.created': ['user_register', 'woocommerce_created_customer', 'woocommerce_new_customer'],
  'customer.updated': ['profile_update', 'woocommerce_update_customer'],
  'customer.deleted': ['delete_user'],
  'order.created': ['woocommerce_new_order'],
  'order.updated': ['woocommerce_update_order', 'woocommerce_order_refunded'],
  'order.deleted': ['wp_trash_post', 'woocommerce_trash_order'],
  'order.restored': ['untrashed_post', 'woocommerce_untrash_order'],
  'product.created': [CHANGED_META.product, 'woocommerce_new_product', 'woocommerce_new_product_variation'],
  'product.updated': [CHANGED_META.product, 'woocommerce_update_product', 'woocommerce_update_product_variation'],
  'product.deleted': ['wp_trash_post'],
  'product.restored': ['untrashed_post'],
}

export const hooksOf = (topic: string): readonly string[] => HOOKS[topic] ?? []
