import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Três colunas com filtros', settings: { posts_per_page: 6 } },
  {
    title: 'Alvenaria com filtros',
    settings: {
      posts_per_page: 8,
      masonry: 'yes',
      columns: 4,
      columns_mobile: 2,
      item_gap: 10,
      row_gap: 10,
      show_title: '',
      filter_all_text: 'Todas',
    },
  },
  {
    title: 'Retratos, sem filtros',
    settings: { posts_per_page: 4, columns: 4, columns_tablet: 4, columns_mobile: 2, item_ratio: '4-5', show_filter_bar: '' },
  },
] satisfies Demo[]
