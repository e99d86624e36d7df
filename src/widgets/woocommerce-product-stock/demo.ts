import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Em estoque', settings: { product_id: 12 } },
  { title: 'No centro', settings: { product_id: 13, text_align: 'center' } },
  { title: 'Na cor da marca', settings: { product_id: 11, text_color: 'brand' } },
] satisfies Demo[]
