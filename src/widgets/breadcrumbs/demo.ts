import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'No alto da página', settings: {} },
  { title: 'Em faixa, com a casa', settings: { look: 'band', separator: 'chevron', show_home_icon: 'yes' } },
  { title: 'Centralizada, com pontos', settings: { align: 'center', separator: 'dot' } },
] satisfies Demo[]
