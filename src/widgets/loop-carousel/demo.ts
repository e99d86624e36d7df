import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Produtos', settings: { _skin: 'product', carousel_name: 'Produtos', slides_to_show: 4, posts_per_page: 8 } },
  { title: 'Textos do blog', settings: { carousel_name: 'Textos', posts_per_page: 4, pagination: '' } },
  {
    title: 'Dois à vista, em oferta',
    settings: { _skin: 'product', query: 'on_sale', carousel_name: 'Ofertas', slides_to_show: 2, posts_per_page: 3, arrows: '' },
  },
] satisfies Demo[]
