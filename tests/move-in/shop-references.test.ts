import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadWidgets } from '#builder/registry.ts'
import { translateDocument } from '#move-in/elementor/translate-document.ts'
import { translateContent } from '#move-in/elementor/wordpress/translate-content.ts'

const widgets = await loadWidgets(join(import.meta.dirname, '..', '..', 'src', 'widgets'))
const options = {
  widgets,
  productId: (id: number) => (id < 100 ? id + 1_000 : undefined),
  categorySlug: (id: number) => (id === 22 ? 'mesa' : undefined),
  newId: (_: string, id: number) => id + 500,
}
const read = (widgetType: string, settings: object) => {
  const { document, report } = translateDocument([{ id: 'a1', elType: 'widget', widgetType, settings, elements: [] }], options)
  return { ...document[0]!, notes: report.entries[0]!.notes }
}

test.each<[what: string, widgetType: string, settings: object, ours: object]>([
  [
    'products that were chosen',
    'woocommerce-products',
    { query_post_type: 'by_id', query_posts_ids: ['7', '52'] },
    { query: 'ids', ids: '1007,1052' },
  ],
  [
    'products of a category',
    'woocommerce-products',
    { query_post_type: 'product', query_include: ['terms'], query_include_term_ids: ['22'] },
    { query: 'category', category: 'mesa' },
  ],
  ['a button to buy', 'wc-add-to-cart', { product_id: '7' }, { product_id: 1007 }],
  ['categories that were chosen', 'wc-categories', { source: 'by_id', categories: ['22'] }, { categories: 'mesa' }],
  ['a list of this shop', 'products', { query: 'ids', ids: '7, 8' }, { ids: '1007,1008' }],
  ['a shortcode', 'shortcode', { shortcode: '[products ids="7,52"]' }, { query: 'ids', ids: '1007,1052' }],
  ['a saved design', 'shortcode', { shortcode: '[elementor-template id="9"]' }, { template_id: 509 }],
])('%s is by the numbers that it has here', (_, widgetType, settings, ours) =>
  expect(read(widgetType, settings)).toMatchObject({ settings: ours, notes: [] }),
)

test('what did not come is told, and no other product stands for it', () => {
  expect(read('woocommerce-products', { query_post_type: 'by_id', query_posts_ids: ['7', '300'] })).toMatchObject({
    settings: { ids: '1007' },
    notes: ['Produtos escolhidos que não vieram: 1 de 2.'],
  })
  expect(read('wc-add-to-cart', { product_id: 300 })).toMatchObject({ settings: { product_id: 0 } })
  const list = { query_include: ['terms'], query_include_term_ids: ['99'] }
  expect(read('woocommerce-products', list).notes).toEqual([expect.stringContaining('categoria que não veio')])
})

test('shortcodes within a text name the products that are here', () => {
  const { document, report } = translateContent('Veja [products ids="7, 300"] e [add_to_cart id="8"]', options)
  expect(document?.[0]?.elements.map(({ settings }) => settings)).toMatchObject([{}, { ids: '1007' }, {}, { product_id: 1008 }])
  expect(report.left).toEqual(['Produtos escolhidos que não vieram: 1 de 2.'])
})
