import { box, type ReadyElement, widget } from './elements.ts'

/** A menu of the shop, as a column of a footer leads through it. */
export type FooterMenu = { slug: string; name: string }

const legal = () => widget('baselei', 'shop-info', { layout: 'line', show_legal: 'yes', show_contact: '', align: 'center' })
/** Who sells, in a column of its own: an address of e-mail needs the width. */
const contact = () =>
  box(
    'basecontato',
    { gap: 'xs' },
    widget('baselogo', 'site-logo', { mark_color: '' }),
    widget('baseatende', 'heading', { title: 'Atendimento', header_size: 'h2', size: 'small' }),
    widget('basedados', 'shop-info', { show_legal: '', show_contact: 'yes', show_hours: 'yes' }),
  )
const column = ({ slug, name }: FooterMenu, at: number) =>
  box(
    `basecol${at}`,
    { gap: 'xs' },
    widget(`basetitulo${at}`, 'heading', { title: name, header_size: 'h2', size: 'small' }),
    widget(`basemenu${at}`, 'nav-menu', { menu: slug, menu_name: name, layout: 'vertical', dropdown: 'none' }),
  )
/** With more a footer is a map of the site. */
const MOST_COLUMNS = 3

const inColumns = (menus: readonly FooterMenu[], settings: object): ReadyElement[] => {
  const columns = menus.slice(0, MOST_COLUMNS).map(column)
  return [
    box(
      'base',
      { html_tag: 'div', content_width: 'boxed', padding_block: 'lg', gap: 'lg', ...settings },
      box(
        'basegrade',
        { grid_columns: columns.length + 1, grid_columns_tablet: 2, grid_columns_mobile: 1, gap: 'lg' },
        contact(),
        ...columns,
      ),
      widget('baselinha', 'divider', { color: 'muted' }),
      legal(),
    ),
  ]
}

/** Footers that a merchant may take as they are: each says who sells, as the law asks. */
export const READY_FOOTERS = {
  simple: {
    name: 'Simples, ao centro',
    document: (): ReadyElement[] => [
      box(
        'base',
        { html_tag: 'div', content_width: 'boxed', padding_block: 'md', gap: 'sm', align_items: 'center', border: 'block' },
        widget('baselogo', 'site-logo', { mark_color: '' }),
        widget('basedados', 'shop-info', { layout: 'line', align: 'center' }),
      ),
    ],
  },
  columns: {
    name: 'Colunas, claro',
    document: (menus: readonly FooterMenu[]) => inColumns(menus, { background_color: 'sand' }),
  },
  dark: {
    name: 'Colunas, escuro',
    document: (menus: readonly FooterMenu[]) => inColumns(menus, { background_color: 'night', text_color: 'paper' }),
  },
} as const
