import { expect, test } from 'vitest'
import { conditionOf, kindsMeant, type PlaceKind, storedOf } from './condition-places.ts'
import { isIncluded, type Place } from './display-conditions.ts'

const PAGES: Place[] = [
  { kind: 'page', id: 12, path: '/' },
  { kind: 'page', id: 13, path: '/sobre/' },
  { kind: 'post', id: 20, path: '/blog/barro/', categoryIds: [5] },
  { kind: 'product', id: 31, path: '/produto/caneca/', categoryIds: [4] },
  { kind: 'archive', id: 4, path: '/categoria-produto/ceramica/' },
  { kind: 'archive', id: 8, path: '/tag-produto/presente/' },
  { kind: 'archive', id: 0, path: '/loja/' },
  { kind: 'archive', id: 0, path: '/blog/' },
  { kind: 'archive', id: 5, path: '/categoria/oficinas/' },
  { kind: 'archive', id: 9, path: '/tag/linho/' },
  { kind: 'archive', id: 3, path: '/autor/helena/' },
  { kind: 'archive', id: 0, path: '/2026/11/' },
  { kind: 'search', id: 0, path: '/' },
  { kind: 'error', id: 0, path: '/' },
  { kind: 'private', id: 0, path: '/cart/' },
  { kind: 'private', id: 0, path: '/checkout/' },
]

test.each<[place: string, kinds: PlaceKind[]]>([
  ['general', ['page', 'post', 'product', 'archive', 'search', 'error', 'private']],
  ['singular', ['page', 'post', 'product', 'error']],
  ['singular/front_page', ['page']],
  ['singular/page/13', ['page']],
  ['singular/in_category/5', ['post']],
  ['singular/post/20', ['post']],
  ['woocommerce', ['product', 'archive', 'private']],
  ['product/31', ['product']],
  ['product/in_product_cat/4', ['product']],
  ['archive', ['archive', 'search']],
  ['product_archive/product_cat/4', ['archive']],
  ['product_archive/product_tag/8', ['archive']],
  ['product_archive/shop_page', ['archive']],
  ['archive/post_archive', ['archive']],
  ['archive/category/5', ['archive']],
  ['archive/post_tag/9', ['archive']],
  ['archive/author/3', ['archive']],
  ['archive/date', ['archive']],
  ['archive/search', ['search']],
  ['singular/not_found404', ['error']],
  ['private', ['private']],
  ['private/checkout', ['private']],
])('«%s» means just the kinds of page on which a condition with it holds', (place, kinds) => {
  expect(kindsMeant(place)).toEqual(kinds)
  const held = new Set(PAGES.filter((page) => isIncluded([`include/${place}`], page)).map(({ kind }) => kind))
  expect([...held]).toEqual(kinds)
})

test.each(['', '/', 'lua', 'general/', 'general/1', 'singular/page/0', 'singular/page/-1', 'singular/page/1e3', '__proto__'])(
  '«%s» means nothing',
  (place) => {
    expect(kindsMeant(place)).toEqual([])
  },
)

test.each(['include/general', 'exclude/singular/page/12', 'include/product/in_product_cat/4'])(
  '%s is told apart and kept',
  (stored) => {
    expect(storedOf(conditionOf(stored))).toBe(stored)
  },
)
