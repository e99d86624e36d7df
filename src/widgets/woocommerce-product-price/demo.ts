import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Com parcelas', settings: { product_id: 12 } },
  { title: 'Em oferta, uma linha para cada preço', settings: { product_id: 13, price_block: 'yes', show_payment_hint: '' } },
  {
    title: 'No centro, na cor da marca',
    settings: { product_id: 11, text_align: 'center', price_color: 'brand', show_payment_hint: '' },
  },
] satisfies Demo[]
