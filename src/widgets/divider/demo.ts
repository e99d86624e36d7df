import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Linha fina', settings: {} },
  { title: 'Com folha', settings: { icon: 'leaf', width: 40, width_mobile: 70 } },
  { title: 'Com texto, pontilhada', settings: { text: 'desde 2014', style: 'dotted', weight: 2 } },
] satisfies Demo[]
