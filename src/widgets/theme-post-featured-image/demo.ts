import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Larga', settings: { aspect: '16-9' } },
  {
    title: 'Metade, no centro, com legenda',
    settings: { width: 50, width_mobile: 100, align: 'center', caption: 'O forno de Dora' },
  },
  { title: 'Abre grande', settings: { width: 40, aspect: '1-1', link_to: 'file' } },
] satisfies Demo[]
