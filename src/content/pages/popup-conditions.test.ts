import { expect, test } from 'vitest'
import type { PopupPlace } from '#content/popups/contract.ts'
import { isIncluded } from './display-conditions.ts'

const home: PopupPlace = { kind: 'page', id: 12, path: '/' }
const about: PopupPlace = { kind: 'page', id: 13, path: '/sobre/' }
const post: PopupPlace = { kind: 'post', id: 20, path: '/blog/barro/' }
const mug: PopupPlace = { kind: 'product', id: 31, path: '/produto/caneca/' }
const productCategory: PopupPlace = { kind: 'archive', id: 4, path: '/categoria-produto/ceramica/' }
const account: PopupPlace = { kind: 'private', id: 0, path: '/my-account/' }

test.each<[string[], PopupPlace, boolean]>([
  [[], home, false],
  [['include/general'], home, true],
  [['include/general'], account, true],
  [['include/general', 'exclude/private'], account, false],
  [['include/singular/front_page'], home, true],
  [['include/singular/front_page'], about, false],
  [['include/singular/page/13'], about, true],
  [['include/singular/page/13'], home, false],
  [['include/singular', 'exclude/singular/page/13'], about, false],
  [['include/singular/post'], post, true],
  [['include/archive'], { kind: 'archive', id: 0, path: '/blog/' }, true],
  [['include/product'], mug, true],
  [['include/product/32'], mug, false],
  [['include/woocommerce'], productCategory, true],
  [['include/product_archive/product_cat/4'], productCategory, true],
  [['include/product_archive/shop_page'], { kind: 'archive', id: 0, path: '/loja/' }, true],
  [['include/archive/search'], { kind: 'search', id: 0, path: '/' }, true],
  [['include/singular/not_found404'], { kind: 'error', id: 0, path: '/' }, true],
  [['exclude/singular/page/13'], home, false],
])('with the conditions %j a popup may appear on %j: %s', (conditions, place, appears) => {
  expect(isIncluded(conditions, place)).toBe(appears)
})
