import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'As principais', settings: { source: 'by_parent', columns_mobile: 2 } },
  {
    title: 'Nome sobre a imagem, duas colunas',
    settings: { columns: 2, columns_mobile: 1, number: 2, look: 'over', aspect: '3-2', title_tag: 'h3' },
  },
  { title: 'Por nome, sem contar', settings: { orderby: 'name', show_count: '', aspect: '4-5', columns: 3 } },
] satisfies Demo[]
