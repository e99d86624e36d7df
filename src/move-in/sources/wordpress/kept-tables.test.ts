import { expect, test } from 'vitest'
import { placeOf, tableOf } from './kept-tables.ts'

test.each([
  ['wp_posts', { prefix: 'wp_', name: 'posts' }],
  ['wp_2_posts', { prefix: 'wp_2_', name: 'posts' }],
  ['wpposts', { prefix: 'wp', name: 'posts' }],
  ['posts', { prefix: '', name: 'posts' }],
  ['skz_woocommerce_order_items', { prefix: 'skz_', name: 'woocommerce_order_items' }],
  ['wp_wc_orders', { prefix: 'wp_', name: 'wc_orders' }],
  ['wp_wc_orders_meta', { prefix: 'wp_', name: 'wc_orders_meta' }],
  ['wp_e_submissions_values', { prefix: 'wp_', name: 'e_submissions_values' }],
  ['wp_blogposts', undefined],
  ['wp_actionscheduler_actions', undefined],
  ['wp_woocommerce_sessions', undefined],
])('%s', (full, found) => expect(tableOf(full)).toEqual(found))

const namesOf = (table: string, row: Record<string, string>) => {
  const place = placeOf(table)
  return place === 'memory' ? 'memory' : place.as?.(row)
}

test.each([
  ['posts', { post_type: 'product' }, [':product']],
  ['posts', { post_type: 'revision' }, []],
  ['postmeta', { meta_key: '_elementor_css' }, []],
  ['postmeta', { meta_key: '_elementor_data' }, ['']],
  ['postmeta', { meta_key: '_sku' }, ['', ':sku']],
  ['usermeta', { meta_key: 'session_tokens' }, []],
  ['usermeta', { meta_key: 'billing_cpf' }, ['']],
  ['comments', { comment_type: '', comment_approved: '1' }, [':comment']],
  ['comments', { comment_type: 'review', comment_approved: 'spam' }, [':spam']],
  ['comments', { comment_type: 'action_log', comment_approved: '1' }, []],
  ['options', {}, 'memory'],
])('rows of %s %j', (table, row, names) => expect(namesOf(table, row as Record<string, string>)).toEqual(names))
