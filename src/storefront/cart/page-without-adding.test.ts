import { expect, test } from 'vitest'
import { pageWithoutAdding } from './page-without-adding.ts'

test.each([
  ['/loja/?add-to-cart=15', '/loja/'],
  ['/?add-to-cart=15&quantity=2', '/'],
  ['/loja/page/2/?orderby=price&add-to-cart=15', '/loja/page/2/?orderby=price'],
  ['/?s=vaso&post_type=product&add-to-cart=9', '/?s=vaso&post_type=product'],
  ['/produto/caneca/?add-to-cart=9&variation_id=11&attribute_pa_cor=azul&product_id=9', '/produto/caneca/'],
  ['/produto/caneca/', '/produto/caneca/'],
  ['//evil.example/?add-to-cart=1', '/evil.example/'],
  ['/\\evil.example/?add-to-cart=1', '/evil.example/'],
  ['/loja/?s=a?b&add-to-cart=1', '/loja/?s=a%3Fb'],
])('[ADD-2] what was added at «%s» is told at «%s»', (url, page) => {
  expect(pageWithoutAdding(url)).toBe(page)
})
