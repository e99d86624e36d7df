import { expect, test } from 'vitest'
import { findWidget } from './aliases.ts'
import type { Widget } from './registry.ts'

// The name is all that is asked of a widget here.
const aWidget = (name: string) => ({ definition: { name } }) as Widget
const installed = (...names: string[]) => new Map(names.map((name) => [name, aWidget(name)]))
const SHOP = installed('map-embed', 'star-rating', 'gallery', 'products', 'theme-page-title', 'product-form', 'heading')
const find = (widgetType: string, settings: Record<string, unknown> = {}, widgets = SHOP) => {
  const found = findWidget({ id: 'a1', elType: 'widget', widgetType, settings, elements: [] }, widgets)
  return { name: found.widget?.definition.name, settings: found.element.settings, type: found.element.widgetType }
}

test.each([
  [
    'google_maps',
    { address: 'Rua do Sol, 12, Recife', zoom: { size: 14 } },
    'map-embed',
    { provider: 'google', address: 'Rua do Sol, 12, Recife', place: 'Rua do Sol', zoom: { size: 14 } },
  ],
  ['rating', { rating_value: 4.5, rating_scale: { size: 5 } }, 'star-rating', { rating: 4.5, rating_scale: { size: 5 } }],
  [
    'image-gallery',
    { wp_gallery: [{ id: 7, url: '' }, null], gallery_columns: '3', gallery_columns_mobile: '1', gallery_link: 'attachment' },
    'gallery',
    { gallery: [{ image: { id: 7, url: '' } }], columns: '3', columns_mobile: '1', link_to: 'file' },
  ],
  ['image-gallery', { gallery_link: 'none' }, 'gallery', { link_to: 'none' }],
  [
    'woocommerce-products',
    { query_post_type: 'sale', query_orderby: 'price', query_order: 'desc', columns: 3 },
    'products',
    { query: 'on_sale', orderby: 'price-desc', columns: 3, rows: 4 },
  ],
  [
    'woocommerce-products',
    { query_post_type: 'by_id', query_posts_ids: ['7', 'x', 9] },
    'products',
    { query: 'ids', ids: '7,9', rows: 4 },
  ],
  ['wc-archive-products', {}, 'products', { query: 'current' }],
  ['theme-post-title', {}, 'theme-page-title', { header_size: 'h1' }],
  ['woocommerce-product-title', { header_size: 'h2' }, 'theme-page-title', { header_size: 'h2' }],
  ['wc-add-to-cart', { text: 'Levar', product_id: '12' }, 'product-form', { button_text: 'Levar', product_id: '12' }],
])('«%s» with %j is drawn by %s', (type, settings, name, ours) => {
  expect(find(type, settings)).toEqual({ name, settings: ours, type })
})

test('a widget that is installed under the name goes before the alias, and others are left as they are', () => {
  expect(find('rating', { rating_value: 3 }, installed('rating', 'star-rating'))).toMatchObject({
    name: 'rating',
    settings: { rating_value: 3 },
  })
  expect(find('heading', { text: 'x' })).toMatchObject({ name: 'heading', settings: { text: 'x' } })
  for (const type of ['constructor', 'toString', 'no-such-thing']) expect(find(type).name).toBeUndefined()
})
