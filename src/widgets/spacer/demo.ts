import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Respiro entre seções', settings: { space: 96, space_tablet: 64, space_mobile: 40 } },
  { title: 'Pequeno', settings: { space: 16 } },
  { title: 'Padrão', settings: {} },
] satisfies Demo[]
