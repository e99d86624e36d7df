import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Link que abre uma janela', settings: { product_id: 12 } },
  { title: 'Com outro texto e outra cor', settings: { product_id: 12, label: 'Que tamanho eu uso?', text_color: 'accent' } },
  { title: 'A tabela na página', settings: { product_id: 12, look: 'table' } },
] satisfies Demo[]
