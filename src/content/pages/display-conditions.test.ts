import { expect, test } from 'vitest'
import { closestTemplate, isIncluded, type Place } from './display-conditions.ts'

const home: Place = { kind: 'page', id: 12, path: '/' }
const about: Place = { kind: 'page', id: 13, path: '/sobre/' }
const post: Place = { kind: 'post', id: 20, path: '/blog/barro/', categoryIds: [5, 6] }
const mug: Place = { kind: 'product', id: 31, path: '/produto/caneca/', categoryIds: [4] }
const productCategory: Place = { kind: 'archive', id: 4, path: '/categoria-produto/ceramica/' }
const productTag: Place = { kind: 'archive', id: 8, path: '/tag-produto/presente/' }
const shopFront: Place = { kind: 'archive', id: 0, path: '/loja/' }
const diary: Place = { kind: 'archive', id: 0, path: '/blog/' }
const category: Place = { kind: 'archive', id: 5, path: '/categoria/oficinas/' }
const tag: Place = { kind: 'archive', id: 9, path: '/tag/linho/' }
const author: Place = { kind: 'archive', id: 3, path: '/autor/helena/' }
const month: Place = { kind: 'archive', id: 0, path: '/2026/11/' }
const search: Place = { kind: 'search', id: 0, path: '/' }
const lost: Place = { kind: 'error', id: 0, path: '/' }
const cart: Place = { kind: 'private', id: 0, path: '/cart/' }
const checkout: Place = { kind: 'private', id: 0, path: '/checkout/' }
const placed: Place = { kind: 'private', id: 0, path: '/checkout/order-received/' }
const ALL = {
  home,
  about,
  post,
  mug,
  productCategory,
  productTag,
  shopFront,
  diary,
  category,
  tag,
  author,
  month,
  search,
  lost,
  cart,
  checkout,
  placed,
}

test.each<[string[], string[]]>([
  [[], []],
  [['include/general'], Object.keys(ALL)],
  [['include/general', 'exclude/general'], []],
  [['include/singular'], ['home', 'about', 'post', 'mug', 'lost']],
  [['include/singular/front_page'], ['home']],
  [['include/singular/page'], ['home', 'about']],
  [['include/singular/page/13'], ['about']],
  [['include/singular/page', 'exclude/singular/front_page'], ['about']],
  [['include/singular/post'], ['post']],
  [['include/singular/post/20'], ['post']],
  [['include/singular/post/21'], []],
  [['include/singular/in_category/6'], ['post']],
  [['include/singular/in_category/7'], []],
  [['include/singular/post', 'exclude/singular/in_category/5'], []],
  [['include/product'], ['mug']],
  [['include/product/in_product_cat/4'], ['mug']],
  [['include/product/in_product_cat/5'], []],
  [['include/woocommerce'], ['mug', 'productCategory', 'productTag', 'shopFront', 'cart', 'checkout', 'placed']],
  [['include/product_archive'], ['productCategory', 'productTag', 'shopFront']],
  [['include/product_archive/product_cat'], ['productCategory']],
  [['include/product_archive/product_cat/4'], ['productCategory']],
  [['include/product_archive/product_tag/8'], ['productTag']],
  [['include/product_archive/shop_page'], ['shopFront']],
  [['include/archive'], ['productCategory', 'productTag', 'shopFront', 'diary', 'category', 'tag', 'author', 'month', 'search']],
  [['include/archive/post_archive'], ['diary', 'category', 'tag', 'author', 'month']],
  [['include/archive/category'], ['category']],
  [['include/archive/category/5'], ['category']],
  [['include/archive/category/6'], []],
  [['include/archive/post_tag'], ['tag']],
  [['include/archive/author/3'], ['author']],
  [['include/archive/date'], ['month']],
  [['include/archive/search'], ['search']],
  [['include/singular/not_found404'], ['lost']],
  [['include/private'], ['cart', 'checkout', 'placed']],
  [['include/private/checkout'], ['checkout']],
  [['exclude/singular/page/13'], []],
  [['include/', 'include', 'general', 'nonsense/general', '__proto__'], []],
])('the conditions %j mean the places %j', (conditions, places) => {
  const meant = Object.entries(ALL).filter(([, place]) => isIncluded(conditions, place))
  expect(meant.map(([name]) => name)).toEqual(places)
})

const everywhere = { id: 1, conditions: [] }
const said = { id: 2, conditions: ['include/general'] }
const posts = { id: 3, conditions: ['include/singular/post'] }
const inCategory = { id: 4, conditions: ['include/singular/in_category/5'] }
const onePost = { id: 5, conditions: ['include/general', 'include/singular/post/20'] }
const sameAgain = { id: 6, conditions: ['include/singular/post'] }
const notHere = { id: 7, conditions: ['include/singular/post/20', 'exclude/singular/in_category/6'] }

test.each<[string, { id: number; conditions: string[] }[], Place, number | undefined]>([
  ['none at all', [], post, undefined],
  ['the only one', [everywhere], post, 1],
  ['one that says where it belongs before one that does not', [everywhere, said], post, 2],
  ['all posts before the whole shop', [said, posts], post, 3],
  ['a category before all posts', [posts, inCategory, said], post, 4],
  ['a single post before its category', [inCategory, onePost, posts], post, 5],
  ['the older of two that say the same', [sameAgain, posts], post, 3],
  ['an exclusion wins over the closest name', [notHere, posts], post, 3],
  ['what belongs elsewhere is not chosen', [posts, inCategory], about, undefined],
])('of several templates: %s', (_what, templates, place, id) => {
  expect(closestTemplate(templates, place, true)?.id).toBe(id)
})

test('a template that says nothing stands only where its kind usually stands', () => {
  expect(closestTemplate([everywhere], about, false)).toBeUndefined()
  expect(closestTemplate([everywhere, said], about, false)?.id).toBe(2)
})
