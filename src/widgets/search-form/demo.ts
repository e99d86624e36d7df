import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Página de busca', settings: { placeholder: 'Caneca ou manta…', button_text: 'Buscar' } },
  {
    title: 'Discreto, só produtos',
    settings: { _skin: 'minimal', placeholder: 'O que você procura para a casa?', only_products: 'yes', max_width: 560 },
  },
  { title: 'Lupa no topo da loja', settings: { _skin: 'full_screen', label: 'Pesquisar' } },
] satisfies Demo[]
