import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Curtir, com a frase', settings: { size: 'large', show_share: 'yes' } },
  { title: 'Recomendar, com contagem ao lado', settings: { type: 'recommend', layout: 'button_count' } },
  {
    title: 'De outra página, em cores escuras',
    settings: {
      layout: 'box_count',
      color_scheme: 'dark',
      url_type: 'custom',
      url: { url: 'https://www.casaaroeira.example/colecao/' },
    },
  },
] satisfies Demo[]
