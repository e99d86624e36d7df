import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Linha curta, da cor da loja', settings: { width: 20, width_mobile: 40, weight: 3, color: 'brand' } },
  { title: 'Com folha', settings: { icon: 'leaf', width: 40, width_mobile: 70 } },
  { title: 'Com texto, pontilhada', settings: { text: 'desde 2014', style: 'dotted', weight: 2 } },
] satisfies Demo[]
