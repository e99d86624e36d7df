import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Com busca por CEP e fotos', settings: {} },
  { title: 'Sem fotos', settings: { show_pictures: '' } },
  { title: 'Só a lista', settings: { show_search: '', show_pictures: '' } },
] satisfies Demo[]
