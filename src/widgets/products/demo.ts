import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Quatro em destaque', settings: { query: 'featured', columns: 4, columns_tablet: 4, columns_mobile: 2 } },
  {
    title: 'Cerâmica, duas linhas de três',
    settings: { query: 'category', category: 'ceramica', columns: 3, rows: 2, columns_mobile: 2 },
  },
  {
    title: 'Ofertas sem botão, uma coluna no celular',
    settings: { query: 'on_sale', orderby: 'price', columns: 4, columns_tablet: 2, columns_mobile: 1, show_button: '' },
  },
] satisfies Demo[]
