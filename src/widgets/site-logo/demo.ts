import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'No topo da loja', settings: {} },
  {
    title: 'Com a frase da casa',
    settings: { name: 'Casa Aroeira', tagline: 'Feito à mão para a casa', size: 'lg', layout: 'column', align: 'center' },
  },
  { title: 'Só o nome, menor no celular', settings: { name: 'Casa Aroeira', show_mark: '', size: 'md', size_mobile: 'sm' } },
] satisfies Demo[]
