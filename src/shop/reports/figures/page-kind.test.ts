import { expect, test } from 'vitest'
import { pageKindOf, productSlugOf } from './page-kind.ts'

test.each([
  ['/', '', 'home'],
  ['/', 's=caneca', 'search'],
  ['/page/2/', 'post_type=product&s=caneca', 'search'],
  ['/', 'utm_source=x&cs=1', 'home'],
  ['/produto/caneca-serra/', '', 'product'],
  ['/loja/', 's=caneca', 'listing'],
  ['/categoria-produto/mesa/page/2/', '', 'listing'],
  ['/cart/', '', 'cart'],
  ['/checkout/', '', 'checkout'],
  ['/checkout/order-received/12/', 'key=wc_order_1', 'order'],
  ['/minha-conta/orders/', '', 'account'],
  ['/blog/queima/', '', 'blog'],
  ['/sobre/', '', 'page'],
  ['/vitrine-nova/', '', 'page'],
  ['/painel/', '', undefined],
  ['/painel', '', undefined],
  ['/wp-json/wp/v2/pages', '', undefined],
  ['/vitrine/gallery/', '', undefined],
  ['/previa/12/', '', undefined],
  ['/sitemap.xml', '', undefined],
])('%s?%s is counted as %s', (path, query, kind) => expect(pageKindOf(path, query)).toBe(kind))

test('the product of an address is known by its last part', () => {
  expect(productSlugOf('/produto/caneca-serra/')).toBe('caneca-serra')
  expect(productSlugOf('/produto/caneca-serra/comment-page-2/')).toBeUndefined()
  expect(productSlugOf('/loja/')).toBeUndefined()
})
