import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'O que se diz de um produto', settings: { product_id: 12 } },
  { title: 'No centro', settings: { product_id: 11, text_align: 'center' } },
  { title: 'Em outra cor', settings: { product_id: 13, text_color: 'muted' } },
] satisfies Demo[]
