import { widget } from '#builder/write-document.ts'
import type { Demo } from '#builder/registry.ts'
import { panelOf } from '../nested-tabs/demo-panels.ts'

export default [
  { title: 'Produtos', settings: { _skin: 'product', posts_per_page: 4, columns: 4, columns_mobile: 2 } },
  { title: 'Textos do blog', settings: { posts_per_page: 3, columns_mobile: 1, pagination_type: 'load_more_on_click' } },
  {
    title: 'Um cartão próprio',
    settings: { _skin: 'product', posts_per_page: 2, columns: 2, columns_mobile: 1 },
    elements: [
      panelOf(
        'cartaox',
        widget('theme-page-title', { header_size: 'h3', align: 'center' }),
        widget('woocommerce-product-price', { text_align: 'center' }),
      ),
    ],
  },
] satisfies Demo[]
