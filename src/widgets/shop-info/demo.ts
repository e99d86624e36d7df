import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Coluna do rodapé', settings: { show_hours: 'yes' } },
  { title: 'Linha legal no fim da página', settings: { layout: 'line', show_contact: '' } },
  { title: 'Só o contato, centralizado', settings: { show_legal: '', align: 'center' } },
] satisfies Demo[]
