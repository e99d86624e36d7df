import { expect, test } from 'vitest'
import type { TemplatePart } from '#content/pages/contract.ts'
import { type Example, exampleFor } from './example-rule.ts'

test.each<[part: TemplatePart, conditions: string[], example: Example]>([
  ['header', [], { kind: 'home' }],
  ['footer', [], { kind: 'home' }],
  ['product', [], { kind: 'product' }],
  ['archive', [], { kind: 'posts' }],
  ['single', [], { kind: 'post' }],
  ['not-found', [], { kind: 'lost' }],
  ['header', ['include/general', 'include/product'], { kind: 'home' }],
  ['header', ['exclude/private', 'include/product'], { kind: 'product' }],
  ['header', ['include/singular'], { kind: 'home' }],
  ['header', ['include/singular/front_page'], { kind: 'home' }],
  ['header', ['include/singular/page'], { kind: 'page' }],
  ['header', ['include/singular/page/12'], { kind: 'page', id: 12 }],
  ['footer', ['include/private'], { kind: 'cart' }],
  ['header', ['include/private/checkout'], { kind: 'checkout' }],
  ['footer', ['include/archive'], { kind: 'posts' }],
  ['footer', ['include/archive/author/3'], { kind: 'posts' }],
  ['footer', ['include/archive/search'], { kind: 'search' }],
  ['footer', ['include/woocommerce'], { kind: 'products' }],
  ['footer', ['include/singular/not_found404'], { kind: 'lost' }],
  ['product', ['include/product/31'], { kind: 'product', id: 31 }],
  ['product', ['include/product/in_product_cat/4'], { kind: 'product', categoryId: 4 }],
  ['product', ['include/general'], { kind: 'product' }],
  ['archive', ['include/product_archive'], { kind: 'products' }],
  ['archive', ['include/product_archive/product_cat/4'], { kind: 'products', id: 4 }],
  ['archive', ['include/product_archive/product_tag/8'], { kind: 'products' }],
  ['archive', ['include/woocommerce'], { kind: 'products' }],
  ['archive', ['include/archive'], { kind: 'posts' }],
  ['archive', ['include/archive/category/5'], { kind: 'posts' }],
  ['archive', ['include/archive/search'], { kind: 'search' }],
  ['single', ['include/singular'], { kind: 'post' }],
  ['single', ['include/singular/in_category/5'], { kind: 'post' }],
  ['single', ['include/singular/post/20'], { kind: 'post', id: 20 }],
  ['single', ['include/singular/page/12'], { kind: 'page', id: 12 }],
  // What can't be is passed over.
  ['product', ['include/lua', 'include/private'], { kind: 'product' }],
])('a %s at %j is shown on %j', (part, conditions, example) => {
  expect(exampleFor(part, conditions)).toEqual(example)
})
