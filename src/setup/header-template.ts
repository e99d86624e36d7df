import { box, documentOf, widget } from '#builder/write-document.ts'

/** Logo, menu, search, account and cart. */
export const headerTemplate = () =>
  documentOf(
    'cabecalho',
    box(
      {
        content_width: 'boxed',
        flex_direction: 'row',
        align_items: 'center',
        justify: 'space-between',
        gap: 'sm',
        padding_block: 'xs',
      },
      widget('site-logo', {}),
      widget('nav-menu', { menu: 'principal', align_items: 'center', _css_classes: 'header-menu' }),
      widget('search-form', { _skin: 'full_screen', label: 'Pesquisar', _css_classes: 'header-search' }),
      widget('icon-list', {
        layout: 'row',
        size: 'sm',
        icon_color: 'ink',
        icon_list: [{ icon: 'user', text: 'Minha conta', link: { url: '/minha-conta/' } }],
        _css_classes: 'header-account',
      }),
      widget('woocommerce-menu-cart', {}),
    ),
  )
