import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Título de seção', settings: { title: 'Feito à mão, do barro à mesa' } },
  {
    title: 'Centralizado e grande',
    settings: { title: 'Casa Aroeira', size: 'xl', align: 'center', header_size: 'h2', title_color: 'brand' },
  },
  {
    title: 'Com link, centralizado no celular',
    settings: {
      title: 'A coleção de inverno chegou',
      link: { url: '/loja/' },
      header_size: 'h3',
      size: 'large',
      align_mobile: 'center',
      title_color: 'accent',
    },
  },
] satisfies Demo[]
