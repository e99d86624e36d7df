import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Com miniaturas', settings: { product_id: 12 } },
  { title: 'Quadradas', settings: { product_id: 13, aspect: '1-1' } },
  { title: 'Paisagem, sem miniaturas nem selo', settings: { product_id: 11, aspect: '3-2', thumbnails: '', sale_flash: '' } },
] satisfies Demo[]
