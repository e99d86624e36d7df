import { expect, test } from 'vitest'
import { documentOfShortcode } from './read-shortcode.ts'

test.each([
  ['[products limit="4" columns="2" orderby="price" order="DESC"]', 'products', { limit: 4, columns: 2, orderby: 'price-desc' }],
  [' [products ids="3, 7"] ', 'products', { limit: 12, query: 'ids', ids: '3, 7' }],
  ["[product_category category='mesa,banho' per_page=8]", 'products', { limit: 8, query: 'category', category: 'mesa' }],
  ['[sale_products]', 'products', { limit: 12, query: 'on_sale' }],
  ['[best_selling_products limit="x"]', 'products', { limit: 12, orderby: 'popularity' }],
  ['[add_to_cart id="12"]', 'product-form', { product_id: 12 }],
  ['[product_categories number="4" parent="0"]', 'wc-categories', { number: 4, source: 'by_parent' }],
  ['[woocommerce_cart]', 'woocommerce-cart', {}],
  ['[elementor-template id="9"]', 'template', { template_id: 9 }],
])('%s is drawn by %s with %j', (text, widgetType, settings) => {
  expect(documentOfShortcode(text)).toMatchObject([{ widgetType, settings }])
})

test.each(['', 'texto', '[contact-form-7 id="1"]', '[constructor]', '[products', '[products] e mais'])(
  '«%s» means nothing here',
  (text) => expect(documentOfShortcode(text)).toBeUndefined(),
)
