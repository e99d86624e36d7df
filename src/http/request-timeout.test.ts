import { expect, test } from 'vitest'
import { timeoutFor } from './request-timeout.ts'

test.each([
  ['/wc-ajax/add_to_cart', 3],
  ['/wc-ajax/get_refreshed_fragments?time=1', 3],
  ['/cart/', 3],
  ['/wp-json/wc/store/v1/cart/add-item', 3],
  ['/wc-ajax/checkout', 8],
  ['/wc-ajax/update_order_review', 8],
  ['/wp-json/wc/store/v1/checkout', 8],
  ['/checkout/', 8],
  ['/minha-conta/', 8],
  ['/cartoes-de-natal/', 8],
  ['/wc-api/vitrine_test/', 8],
  ['/wp-json/wc/v3/orders', 60],
  ['/wp-admin/admin-ajax.php', 60],
])('what is asked at %s may wait for the database %i seconds', (path, seconds) => {
  expect(timeoutFor(path)).toBe(seconds * 1_000)
})
