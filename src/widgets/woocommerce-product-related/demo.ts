import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Ao lado de um produto', settings: { product_id: 12, columns_mobile: 2 } },
  { title: 'Dois, com outro título', settings: { product_id: 11, posts_per_page: 2, columns: 2, heading: 'Combina com' } },
  { title: 'Os que a loja sugere no lugar, sem título', settings: { product_id: 13, source: 'upsells', show_heading: '' } },
] satisfies Demo[]
