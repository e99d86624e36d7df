import type { Demo } from '#builder/registry.ts'

export default [
  {
    title: 'Cartões do arquivo',
    settings: { _skin: 'archive_cards', archive_cards_columns: 4, pagination_type: 'load_more_on_click' },
  },
  {
    title: 'Duas colunas, com números',
    settings: {
      _skin: 'archive_classic',
      archive_classic_columns: 2,
      row_gap: 48,
      pagination_type: 'numbers',
    },
  },
  {
    title: 'Textos inteiros, anterior e próxima',
    settings: { _skin: 'archive_full_content', title_tag: 'h2', show_author: 'yes', pagination_type: 'prev_next' },
  },
] satisfies Demo[]
