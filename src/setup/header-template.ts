import type { PageElement } from '#builder/document.ts'
import { box, documentOf, widget } from '#builder/write-document.ts'

/** The parts of a header, from one side of the page to the other. */
export const headerRow = (...parts: PageElement[]) =>
  box(
    {
      content_width: 'boxed',
      flex_direction: 'row',
      align_items: 'center',
      justify: 'space-between',
      gap: 'sm',
      padding_block: 'xs',
    },
    ...parts,
  )

/** Logo, menu, search, account and cart. `logo`: how the logo is drawn where it differs. */
export const headerTemplate = (logo: Record<string, unknown> = {}) =>
  documentOf(
    'cabecalho',
    headerRow(
      widget('site-logo', logo),
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
