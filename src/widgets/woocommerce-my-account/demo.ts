import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Abas ao lado', settings: { tabs_layout: 'vertical' } },
  { title: 'Abas em cima', settings: { tabs_layout: 'horizontal' } },
  { title: 'Com outros nomes', settings: { tabs: [{ field_key: 'orders', tab_name: 'Minhas compras' }] } },
] satisfies Demo[]
