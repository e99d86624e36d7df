import type { Demo } from '#builder/registry.ts'

export default [
  {
    title: 'Cartões, com botão para carregar mais',
    settings: { _skin: 'cards', posts_per_page: 4, pagination_type: 'load_more_on_click', cards_columns: 4 },
  },
  {
    title: 'Clássico em alvenaria, com números',
    settings: {
      _skin: 'classic',
      posts_per_page: 6,
      masonry: 'yes',
      row_gap: 28,
      item_gap: 20,
      show_author: 'yes',
      show_read_more: '',
      pagination_type: 'numbers_and_prev_next',
    },
  },
  {
    title: 'Texto inteiro, um embaixo do outro, que continua ao rolar',
    settings: {
      _skin: 'full_content',
      posts_per_page: 1,
      pagination_type: 'load_more_infinite_scroll',
      load_more_spinner: 'dots',
      title_tag: 'h2',
    },
  },
] satisfies Demo[]
