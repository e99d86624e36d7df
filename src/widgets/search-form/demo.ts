import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'No topo da loja', settings: { max_width: 320 } },
  { title: 'Página de busca', settings: { placeholder: 'Caneca, manta, cesto…', button_text: 'Buscar' } },
  { title: 'Só produtos', settings: { placeholder: 'O que você procura para a casa?', only_products: 'yes', max_width: 560 } },
] satisfies Demo[]
