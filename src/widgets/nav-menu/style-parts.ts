import {
  border,
  boxShadow,
  colour,
  onHover,
  part,
  partWhen,
  sides,
  size,
  textPart,
  whenSet,
  words,
  type StylePart,
} from '#builder/style/parts.ts'
import { FIRST_LEVEL, pointerParts } from './pointer.ts'

const BAR_ENTRY = '.elementor-nav-menu--main>ul>li'
/** What opens: panels of the bar, and the sheet of small screens. */
const OPENED = ':is(.sub-menu,nav.elementor-nav-menu--dropdown)'
const SHEET = 'nav.elementor-nav-menu--dropdown'
const LINES = { solid: 'Contínua', double: 'Dupla', dotted: 'Pontilhada', dashed: 'Tracejada' }
const HAS_TOGGLE = { layout: ['horizontal', 'dropdown'] }

const entries: StylePart[] = [
  textPart(
    'Itens',
    FIRST_LEVEL,
    { color: 'color_menu_item', typography: 'menu_typography', hoverColor: 'color_menu_item_hover' },
    size('padding_horizontal_menu_item', 'Espaço interno horizontal', (css) => `margin-inline:0;padding-inline:${css}`, {
      min: 0,
    }),
    size('padding_vertical_menu_item', 'Espaço interno vertical', 'padding-block', { min: 0 }),
    size('border_radius_menu_item', 'Cantos', 'border-radius', { min: 0 }),
    size('pointer_width', 'Sinal: espessura', '--pointer-width', { min: 0 }),
    onHover(
      colour('color_menu_item_hover_pointer_bg', 'Cor do texto sobre o fundo'),
      colour('pointer_color_menu_item_hover', 'Sinal: cor', '--pointer'),
    ),
  ),
  part(
    'Itens',
    `${FIRST_LEVEL}[aria-current]`,
    colour('color_menu_item_active', 'Cor do atual'),
    colour('pointer_color_menu_item_active', 'Sinal: cor do atual', '--pointer'),
  ),
  part(
    'Itens',
    BAR_ENTRY,
    whenSet(['align_items'], (value) =>
      ['justify', 'stretch'].includes(String(value('align_items'))) ? 'flex-grow:1;justify-content:center' : '',
    ),
  ),
]

const GAP = 'var(--nav-space,clamp(1rem,2vw,2rem))'
// It stands in the line: an entry with a wide panel is no place to measure from.
const DIVIDER = `content:"";align-self:stretch;margin-inline:calc(${GAP}/2) calc(${GAP}/-2);border-inline-start:1px solid`
const divider = partWhen(
  { layout: ['horizontal'] },
  part(
    'Divisor',
    `${BAR_ENTRY}:not(:last-child)::after`,
    words('nav_menu_divider', 'Linha entre os itens', () => `${DIVIDER};clip-path:inset(32% 0)`, {
      options: { yes: 'Mostrar' },
      perDevice: false,
    }),
    words('nav_menu_divider_style', 'Tipo', 'border-inline-start-style', { options: LINES, perDevice: false }),
    size('nav_menu_divider_weight', 'Espessura', 'border-inline-start-width', { min: 0 }),
    size('nav_menu_divider_height', 'Altura', (css) => `clip-path:inset(calc((100% - ${css})/2) 0)`, { min: 0, unit: '%' }),
    colour('nav_menu_divider_color', 'Cor', 'border-color'),
  ),
)

const submenus: StylePart[] = [
  part(
    'Submenu',
    OPENED,
    colour('background_color_dropdown_item', 'Cor de fundo', 'background-color'),
    border('dropdown_border'),
    sides('dropdown_border_radius', 'Cantos', 'border-radius', { min: 0 }),
    boxShadow('dropdown_box_shadow'),
  ),
  textPart(
    'Submenu',
    `${OPENED} :is(a,summary)`,
    { color: 'color_dropdown_item', typography: 'dropdown_typography', hoverColor: 'color_dropdown_item_hover' },
    size('padding_horizontal_dropdown_item', 'Espaço interno horizontal', 'padding-inline', { min: 0 }),
    size('padding_vertical_dropdown_item', 'Espaço interno vertical', 'padding-block', { min: 0 }),
    onHover(colour('background_color_dropdown_item_hover', 'Cor de fundo do item', 'background-color')),
  ),
  part(
    'Submenu',
    `${OPENED} a[aria-current]`,
    colour('color_dropdown_item_active', 'Cor do atual'),
    colour('background_color_dropdown_item_active', 'Cor de fundo do atual', 'background-color'),
  ),
  part(
    'Submenu',
    `${OPENED} li:not(:last-child)`,
    words('dropdown_divider_border', 'Divisor', 'border-block-end-style', {
      options: { none: 'Nenhum', ...LINES },
      perDevice: false,
    }),
    colour('dropdown_divider_color', 'Divisor: cor', 'border-block-end-color'),
    size('dropdown_divider_width', 'Divisor: espessura', 'border-block-end-width', { min: 0 }),
  ),
  // The entry itself grows, so that a pointer on its way to the panel never leaves it.
  part(
    'Submenu',
    `${BAR_ENTRY}:has(>.sub-menu)`,
    size('dropdown_top_distance', 'Distância da barra', (css) => `padding-block-end:${css};margin-block-end:calc(-1*${css})`, {
      min: 0,
    }),
  ),
]

const whileBelow = (css: string) => whenSet(['full_width'], (value) => (value('full_width') === 'below' ? css : ''))
const whileOnlySheet = (css: string) => whenSet(['layout'], (value) => (value('layout') === 'dropdown' ? css : ''))

const sheet: StylePart[] = [
  part('Botão', '.nav-menu>details', whileOnlySheet('display:block')),
  part(
    'Botão',
    ':root:has(& .nav-menu>[open])',
    whenSet(['layout', 'full_width'], (value) =>
      value('full_width') === 'below' ? 'overflow:visible' : value('layout') === 'dropdown' ? 'overflow:hidden' : '',
    ),
  ),
  part('Botão', '.nav-menu', whileBelow('position:relative')),
  part('Botão', '.nav-menu>[open]>summary', whileBelow('position:static')),
  part(
    'Submenu',
    SHEET,
    whileBelow(
      'position:absolute;inset:100% 0 auto;min-inline-size:14rem;max-block-size:80vh;padding:var(--space-3) var(--space-5);box-shadow:var(--shadow-md)',
    ),
  ),
  part(
    'Submenu',
    `${SHEET} :is(a,summary)`,
    whenSet(['text_align'], (value) => (value('text_align') === 'center' ? 'justify-content:center' : '')),
  ),
]

const toggle = partWhen(
  HAS_TOGGLE,
  part(
    'Botão',
    '.elementor-menu-toggle',
    colour('toggle_color', 'Cor'),
    colour('toggle_background_color', 'Cor de fundo', 'background-color'),
    size('toggle_border_width', 'Borda: espessura', (css) => `padding-inline:var(--space-3);border:${css} solid`, { min: 0 }),
    sides('toggle_border_radius', 'Cantos', 'border-radius', { min: 0 }),
    onHover(colour('toggle_color_hover', 'Cor'), colour('toggle_background_color_hover', 'Cor de fundo', 'background-color')),
  ),
)
const toggleIcon = partWhen(
  HAS_TOGGLE,
  part('Botão', '.elementor-menu-toggle .icon', size('toggle_size', 'Tamanho do ícone', 'font-size', { min: 0 })),
)
const togglePlace = partWhen(
  HAS_TOGGLE,
  part(
    'Botão',
    '.nav-menu>details',
    words('toggle_align', 'Lugar', 'text-align', {
      options: { start: 'Início', center: 'Centro', end: 'Fim' },
      css: { left: 'start', right: 'end' },
    }),
  ),
)

export const menuParts: StylePart[] = [
  ...pointerParts,
  ...entries,
  divider,
  ...submenus,
  ...sheet,
  togglePlace,
  toggle,
  toggleIcon,
]
