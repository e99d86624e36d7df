import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Título de seção', settings: { title: 'Feito à mão, do barro à mesa' } },
  {
    title: 'Centralizado e grande',
    settings: { title: 'Casa Aroeira', size: 'xl', align: 'center', header_size: 'h2', title_color: 'brand' },
  },
  {
    title: 'Com link, menor no celular',
    settings: {
      title: 'Ver a coleção de inverno',
      link: { url: '/loja/' },
      header_size: 'h3',
      align: 'end',
      align_mobile: 'start',
    },
  },
] satisfies Demo[]
