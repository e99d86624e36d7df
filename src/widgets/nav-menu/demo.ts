import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Barra do topo, com submenus', settings: { menu: 'principal', menu_name: 'Principal', align_items: 'center' } },
  { title: 'Coluna do rodapé', settings: { menu: 'rodape-ajuda', menu_name: 'Ajuda', layout: 'vertical' } },
  {
    title: 'Recolhe só no celular',
    settings: {
      menu: 'principal',
      menu_name: 'Coleções',
      align_items: 'end',
      dropdown: 'mobile',
      toggle_text: 'Coleções',
      mega: '',
      submenu_trigger: 'click',
    },
  },
] satisfies Demo[]
