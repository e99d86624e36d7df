import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Camiseta: cor e tamanho', settings: { product_id: 12 } },
  { title: 'Peça única, só a quantidade', settings: { product_id: 11, button_text: 'Levar para casa' } },
  {
    title: 'Quantas restam, e escolhas que cedem',
    settings: {
      product_id: 15,
      show_quantity: '',
      button_text: 'Colocar na sacola',
      show_variation_stock: 'yes',
      stock_label_threshold: 8,
      variation_label_separator: ' —',
      clickable_out_of_stock: 'yes',
      deselect_unavailable: 'yes',
    },
  },
] satisfies Demo[]
