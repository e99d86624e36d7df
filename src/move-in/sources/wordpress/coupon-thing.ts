import type { MovedThing } from '../../moved-thing.ts'
import { typedNumber } from './decimal.ts'
import { ids, isYes, meta, metaData, type Metas, record } from './metas.ts'
import { bothFromUtc, type Clock, fromSeconds } from './moments.ts'
import { datesOf, type Post } from './posts.ts'

/** A coupon as wc/v3 tells it. */
export function couponThing(post: Post, clock: Clock): MovedThing {
  const { metas } = post
  const limit = (key: string) => Number(meta(metas, key)) || null
  return {
    kind: 'coupon',
    oldId: String(post.id),
    data: {
      id: post.id,
      code: post.title,
      amount: typedNumber(meta(metas, 'coupon_amount')) || '0',
      status: post.status,
      ...datesOf(post),
      discount_type: meta(metas, 'discount_type') || 'fixed_cart',
      description: post.excerpt,
      ...bothFromUtc('date_expires', expiry(metas), clock),
      usage_count: Number(meta(metas, 'usage_count')) || 0,
      individual_use: isYes(metas, 'individual_use'),
      product_ids: ids(metas, 'product_ids'),
      excluded_product_ids: ids(metas, 'exclude_product_ids'),
      usage_limit: limit('usage_limit'),
      usage_limit_per_user: limit('usage_limit_per_user'),
      limit_usage_to_x_items: limit('limit_usage_to_x_items'),
      free_shipping: isYes(metas, 'free_shipping'),
      product_categories: ids(metas, 'product_categories'),
      excluded_product_categories: ids(metas, 'exclude_product_categories'),
      exclude_sale_items: isYes(metas, 'exclude_sale_items'),
      minimum_amount: typedNumber(meta(metas, 'minimum_amount')) || '0.00',
      maximum_amount: typedNumber(meta(metas, 'maximum_amount')) || '0.00',
      email_restrictions: Object.values(record(metas, 'customer_email')).map(String),
      used_by: metas.get('_used_by') ?? [],
      meta_data: metaData(metas, (key) => OWN_METAS.has(key)),
    },
  }
}

/** Older shops kept the day alone. */
const expiry = (metas: Metas) =>
  fromSeconds(meta(metas, 'date_expires')) ??
  (/^\d{4}-\d\d-\d\d$/.test(meta(metas, 'expiry_date')) ? `${meta(metas, 'expiry_date')}T00:00:00` : null)

const OWN_METAS = new Set([
  ...'coupon_amount discount_type date_expires expiry_date usage_count individual_use product_ids'.split(' '),
  ...'exclude_product_ids usage_limit usage_limit_per_user limit_usage_to_x_items free_shipping _used_by'.split(' '),
  ...'product_categories exclude_product_categories exclude_sale_items minimum_amount maximum_amount customer_email'.split(' '),
])
