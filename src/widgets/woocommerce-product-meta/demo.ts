import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Numa linha', settings: { product_id: 12 } },
  { title: 'Em tabela', settings: { product_id: 13, view: 'table', sku_caption: 'Código' } },
  { title: 'Uma por linha, com outro rótulo', settings: { product_id: 11, view: 'stacked', category_caption_single: 'Em' } },
] satisfies Demo[]
