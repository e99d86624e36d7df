import { expect, test } from 'vitest'
import { rewriteUrl } from './ajax-url.ts'

test.each([
  ['/?wc-ajax=add_to_cart', '/wc-ajax/add_to_cart'],
  ['/?wc-ajax=add_to_cart&elementor_page_id=282', '/wc-ajax/add_to_cart?elementor_page_id=282'],
  ['/loja/?wc-ajax=get_refreshed_fragments', '/wc-ajax/get_refreshed_fragments'],
  ['/?wc-ajax=../../etc', '/wc-ajax/-'],
  ['/?wc-ajax=%25%25endpoint%25%25', '/wc-ajax/-'],
  ['/?rest_route=/wp/v2/pages&per_page=5', '/wp-json/wp/v2/pages?per_page=5'],
  ['/?rest_route=/../secret', '/wp-json/-'],
  ['/loja/?orderby=price', '/loja/?orderby=price'],
  ['/', '/'],
])('%s is the route %s', (url, route) => {
  expect(rewriteUrl(url)).toBe(route)
})
