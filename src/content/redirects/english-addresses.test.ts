import { expect, test } from 'vitest'
import { portugueseAddress } from './english-addresses.ts'

test.each([
  ['/shop/', '/loja/'],
  ['/shop', '/loja/'],
  ['/shop/page/2/?orderby=price', '/loja/page/2/?orderby=price'],
  ['/product/caneca-serra/', '/produto/caneca-serra/'],
  ['/product/caneca-serra?attribute_pa_cor=azul&a=b?c', '/produto/caneca-serra/?attribute_pa_cor=azul&a=b?c'],
  ['/product/caneca-serra/comment-page-2/', '/produto/caneca-serra/comment-page-2/'],
  ['/product-category/texteis/', '/categoria-produto/texteis/'],
  ['/product-category/casa/mesa/texteis/page/3/', '/categoria-produto/texteis/page/3/'],
  ['/product-category/texteis/feed/', '/categoria-produto/texteis/feed/'],
  ['/product-tag/presente/?utm_source=x', '/tag-produto/presente/?utm_source=x'],
  ['/category/oficio', '/categoria/oficio/'],
  ['/author/helena-prates/?a=1', '/autor/helena-prates/?a=1'],
  ['/loja/', undefined],
  ['/shopping/', undefined],
  ['/shop/outra-coisa/', undefined],
  ['/product/', undefined],
  ['/product-category/', undefined],
  ['/product//evil.example/', undefined],
  ['//evil.example/product/x/', undefined],
  ['/product/%2F%2Fevil.example/', undefined],
  ['/product/..%2f/', undefined],
  ['/product/Caneca/', undefined],
  ['/', undefined],
  ['', undefined],
])('%s leads to %s', (asked, target) => expect(portugueseAddress(asked)).toBe(target))
