import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ViewProps } from '#builder/define-widget.ts'
import { readFields } from '#builder/fields.ts'
import type { ProductCard } from '#shop/catalog/contract.ts'
import { all, px, styledBy } from '#tests/support/styled-by.ts'
import type { ShownProducts } from './load.ts'
import Products from './view.tsx'
import widget from './widget.ts'

const mug = { id: 1, type: 'simple', name: 'Caneca', url: '/p/', sku: '', price: { cents: 1, regularCents: 1 }, colors: [] }
const list = { products: [mug as unknown as ProductCard], total: 5, pages: 5, page: 2, perPage: 1, orderby: 'price' }

function drawn(raw: Record<string, unknown>, page: object = {}) {
  const props = {
    settings: readFields(widget.fields, raw).settings,
    data: list as ShownProducts,
    page: { kind: 'page', path: '/presentes/2/', pageNumber: 2, ...page },
  } as ViewProps<typeof widget, ShownProducts> // the rest is not looked at
  return renderToStaticMarkup(<Products {...props} />)
}

test('a grid without pages is a list alone', () => {
  expect(drawn({ allow_order: 'yes', show_result_count: 'yes' })).toMatch(
    /^<ul class="products columns-4" data-look="">.*<\/ul>$/,
  )
})

test('a grid in pages tells how many there are, lets the order be chosen, and leads on', () => {
  const html = drawn({ paginate: 'yes', allow_order: 'yes', show_result_count: 'yes' }, { orderby: 'price' })
  expect(html).toContain('Exibindo 2–2 de 5 resultados')
  expect(html).toMatch(/<form class="woocommerce-ordering"[^>]* action="\/presentes\/"/)
  expect(html).toContain('<option value="price" selected="">')
  expect(html).toContain('href="/presentes/?orderby=price"')
  expect(html).toContain('href="/presentes/3/?orderby=price"')
})

test('what is not wanted around the grid is left out', () => {
  const html = drawn({ paginate: 'yes' })
  expect(html).not.toContain('listing-bar')
  expect(html).toContain('href="/presentes/3/"')
})

test.each<[settings: Record<string, unknown>, css: string]>([
  [
    { column_gap: px(20), column_gap_mobile: px(8) },
    '& .products{--products-gap:20px}@media(max-width:767px){& .products{--products-gap:8px}}',
  ],
  [{ align: 'right' }, '& .products{--products-align:end}'],
  [
    { box_border_width: all(2), box_border_radius: px(9) },
    '& .product-card{border-style:solid;border-width:2px;border-radius:9px}',
  ],
  [{ box_bg_color_hover: '#eee' }, '& .product-card:is(:hover,:focus-visible){background-color:#eee}'],
  [
    { image_border_radius: all(4), image_spacing: px(6) },
    '& .product-card :is(picture,.product-card-blank){border-radius:4px;margin-block-end:6px}',
  ],
  [
    {
      title_color: '#111',
      title_typography_typography: 'custom',
      title_typography_font_size: px(20),
      title_typography_font_size_tablet: px(16),
    },
    '& .woocommerce-loop-product__title{color:#111;font-size:20px}@media(max-width:1024px){& .woocommerce-loop-product__title{font-size:16px}}',
  ],
  [{ star_color: '#fa0', empty_star_color: '#ccc' }, '& .product-card-rating .stars{--color-star:#fa0;--color-line:#ccc}'],
  [{ price_color: '#080' }, '& .product-card :is(.price,ins){color:#080}'],
  [{ old_price_color: '#999' }, '& .product-card del{color:#999}'],
  [
    {
      button_text_color: '#fff',
      button_background_color: '#000',
      button_border_color: '#000',
      button_hover_background_color: '#333',
    },
    '& .product-card .button{color:#fff;background-color:#000;background-image:none;border-color:#000}' +
      '& .product-card .button:is(:hover,:focus-visible){background-color:#333}',
  ],
  [
    { onsale_text_background_color: '#c00', onsale_horizontal_position: 'right', onsale_height: px(30) },
    '& .onsale:not(.soldout){background-color:#c00;min-block-size:30px;line-height:30px;padding-block:0;inset-inline:auto var(--space-3)}',
  ],
  [
    { pagination_link_color_active: '#fff', pagination_link_bg_color_hover: '#eee' },
    '& :is(.pagination a,.pagination [aria-current]):is(:hover,:focus-visible){background-color:#eee}& .pagination [aria-current]{color:#fff}',
  ],
])('%j is drawn', (settings, css) => {
  expect(styledBy(widget, settings)).toBe(css)
})

test('the bar above a grid is laid out only where there is one', () => {
  expect(styledBy(widget, { paginate: '' })).toBe('')
  expect(styledBy(widget, { paginate: 'yes' })).toContain('& .listing-bar{display:flex;')
})
