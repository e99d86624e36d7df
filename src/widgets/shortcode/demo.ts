import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Produtos em oferta', settings: { shortcode: '[sale_products limit="4" columns="4"]' } },
  { title: 'Um formulário de compra', settings: { shortcode: '[add_to_cart id="11"]' } },
  { title: 'As categorias principais', settings: { shortcode: '[product_categories number="4" parent="0"]' } },
] satisfies Demo[]
