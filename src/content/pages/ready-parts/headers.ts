import { box, type ReadyElement, row, widget } from './elements.ts'

const logo = (settings: object = {}) => widget('topologo', 'site-logo', { ...settings })
const menu = (settings: object = {}) =>
  widget('topomenu', 'nav-menu', { menu: 'principal', _css_classes: 'header-menu', ...settings })
const magnifier = (settings: object = { _css_classes: 'header-search' }) =>
  widget('topobusca', 'search-form', { _skin: 'full_screen', label: 'Pesquisar', ...settings })
const account = () =>
  widget('topoconta', 'icon-list', {
    layout: 'row',
    size: 'sm',
    icon_color: 'ink',
    icon_list: [{ icon: 'user', text: 'Minha conta', link: { url: '/minha-conta/' } }],
    _css_classes: 'header-account',
  })
const cart = () => widget('topocarrinho', 'woocommerce-menu-cart')

/** Beside each other at the end of the line, with the menu of phones, which would be alone on a line of its own. */
const icons = (...elements: ReadyElement[]) =>
  box('topolado', { flex_direction: 'row', align_items: 'center', justify: 'flex-end' }, ...elements, phoneMenu())
const phoneMenu = () => widget('topocelular', 'nav-menu', { menu: 'principal', _css_classes: 'header-menu', hide_desktop: 'yes' })
/** What is on the left has as much room as what is on the right, so that the logo stands in the middle of the page. */
const MIDDLE = {
  container_type: 'grid',
  grid_columns_grid: { unit: 'custom', size: '1fr auto 1fr' },
  // On phones there is only as much room as the signs on the right leave.
  grid_columns_grid_mobile: { unit: 'custom', size: 'auto 1fr auto' },
}
/** A second line for menus that is not there on phones. */
const menuRow = (settings: object, ...elements: ReadyElement[]) =>
  row('topobase', { padding_block: 'none', hide_tablet: 'yes', hide_mobile: 'yes', ...settings }, ...elements)

/** Headers that a merchant may take as they are: each leads to the shop, the search, the account and the cart. */
export const READY_HEADERS = {
  left: {
    name: 'Logo à esquerda',
    document: (): ReadyElement[] => [row('topo', {}, logo(), menu({ align_items: 'center' }), magnifier(), account(), cart())],
  },
  centred: {
    name: 'Logo ao centro, menu embaixo',
    document: (): ReadyElement[] => [
      row('topo', MIDDLE, magnifier({}), logo({ align: 'center' }), icons(account(), cart())),
      menuRow({ justify: 'center' }, menu({ align_items: 'center' })),
    ],
  },
  'two-rows': {
    name: 'Duas linhas',
    document: (): ReadyElement[] => [
      row('topo', {}, logo(), icons(magnifier(), account(), cart())),
      menuRow({ justify: 'flex-start' }, menu()),
    ],
  },
  search: {
    name: 'Busca sempre à vista',
    document: (): ReadyElement[] => [
      row('topo', {}, logo(), icons(account(), cart())),
      row(
        'topobase',
        {},
        widget('topobusca', 'search-form', { _skin: 'classic', label: 'Pesquisar', _width: 45, _width_tablet: 100 }),
        menu({ align_items: 'end', hide_tablet: 'yes', hide_mobile: 'yes' }),
      ),
    ],
  },
} as const
