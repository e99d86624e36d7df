import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'De uma peça com variações', settings: { product_id: 12 } },
  { title: 'De uma peça única', settings: { product_id: 11 } },
  { title: 'Sem o que as extensões acrescentam', settings: { product_id: 13, show_more: '' } },
] satisfies Demo[]
