import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Estrelas e quantas avaliações', settings: { product_id: 12 } },
  { title: 'No centro', settings: { product_id: 13, alignment: 'center' } },
  { title: 'Grandes', settings: { product_id: 12, star_size: 36, space_between: 20 } },
] satisfies Demo[]
