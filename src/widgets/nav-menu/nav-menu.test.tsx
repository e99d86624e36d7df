import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readFields } from '#builder/fields.ts'
import { aPageInfo } from '#tests/support/readers.ts'
import { px, styledBy } from '#tests/support/styled-by.ts'
import NavMenu from './view.tsx'
import widget from './widget.ts'

const ITEMS = [
  { title: 'Loja', url: '/loja/', children: [{ title: 'Canecas', url: '/canecas/', children: [] }] },
  { title: 'Sobre', url: '/sobre/', children: [] },
]
const outer = { id: undefined, className: '', 'data-id': 'abc', 'data-element_type': 'widget' }
const drawn = (raw: Record<string, unknown>) => {
  const { settings } = readFields(widget.fields, raw)
  return renderToStaticMarkup(
    <NavMenu settings={settings} page={aPageInfo()} id="abc" skin="default" outer={outer} data={ITEMS} />,
  )
}

test('a menu that is only a button has no bar', () => {
  const html = drawn({ layout: 'dropdown', toggle_text: '' })
  expect(html).toMatch(
    /^<div class="nav-menu" data-layout="dropdown"><details><summary class="elementor-menu-toggle" aria-label="Menu">/,
  )
  expect(html).not.toContain('elementor-nav-menu--main')
})

test('marks of submenus and of the button are the chosen ones', () => {
  const path = (name: string) => ({ plus: 'M12 5v14M5 12h14', leaf: 'M5 19c0-9' })[name]!
  const html = drawn({ submenu_icon: 'plus', toggle_icon_normal: 'leaf' })
  expect(html).toContain(path('plus'))
  expect(html).toContain(path('leaf'))
})

const ITEM = '& :is(.elementor-nav-menu--main,[data-layout=vertical])>ul>li>.elementor-item'
const OPENED = '& :is(.sub-menu,nav.elementor-nav-menu--dropdown)'

test.each<[settings: Record<string, unknown>, css: string]>([
  [{ pointer: 'overline', layout: 'vertical', align_items: 'center', full_width: 'stretch' }, ''],
  [
    { color_menu_item: '#111', color_menu_item_hover: '#222' },
    `${ITEM}{color:#111}${ITEM}:is(:hover,:focus-visible){color:#222}`,
  ],
  [{ color_menu_item_active: '#333' }, `${ITEM}[aria-current]{color:#333}`],
  [
    { padding_horizontal_menu_item: px(12), padding_vertical_menu_item: px(6), padding_vertical_menu_item_tablet: px(2) },
    `${ITEM}{margin-inline:0;padding-inline:12px;padding-block:6px}@media(max-width:1024px){${ITEM}{padding-block:2px}}`,
  ],
  [{ align_items: 'justify' }, '& .elementor-nav-menu--main>ul>li{flex-grow:1;justify-content:center}'],
  [
    { background_color_dropdown_item: '#fff', color_dropdown_item_hover: '#c00', background_color_dropdown_item_hover: '#eee' },
    `${OPENED}{background-color:#fff}${OPENED} :is(a,summary):is(:hover,:focus-visible){color:#c00;background-color:#eee}`,
  ],
  [{ color_dropdown_item_active: '#c00' }, `${OPENED} a[aria-current]{color:#c00}`],
  [
    { dropdown_divider_border: 'solid', dropdown_divider_color: '#ccc', dropdown_divider_width: px(1) },
    `${OPENED} li:not(:last-child){border-block-end-style:solid;border-block-end-color:#ccc;border-block-end-width:1px}`,
  ],
  [
    { dropdown_top_distance: px(20) },
    '& .elementor-nav-menu--main>ul>li:has(>.sub-menu){padding-block-end:20px;margin-block-end:calc(-1*20px)}',
  ],
  [
    { toggle_color: '#fff', toggle_size: px(30), toggle_align: 'right', toggle_background_color_hover: '#000' },
    '& .nav-menu>details{text-align:end}& .elementor-menu-toggle{color:#fff}' +
      '& .elementor-menu-toggle:is(:hover,:focus-visible){background-color:#000}& .elementor-menu-toggle .icon{font-size:30px}',
  ],
  [{ layout: 'dropdown' }, '& .nav-menu>details{display:block}:root:has(& .nav-menu>[open]){overflow:hidden}'],
])('%j is drawn', (settings, css) => {
  expect(styledBy(widget, settings)).toBe(css)
})

test('a pointer with a colour, a width or a motion is drawn, in every kind', () => {
  const line = styledBy(widget, { animation_line: 'grow', pointer_color_menu_item_hover: '#c00', pointer_width: px(2) })
  expect(line).toContain(`${ITEM}{position:relative;text-decoration-line:none;`)
  expect(line).toMatch(/::after\{content:"";[^}]*inset-block-end:0;scale:0 1\}/)
  expect(line).toMatch(/:is\(:hover,:focus-visible,\[aria-current\]\)::after\{opacity:1;scale:1\}/)
  expect(line).toContain('--pointer-width:2px')
  expect(line).toContain('--pointer:#c00')
  expect(styledBy(widget, { pointer: 'double-line' })).toMatch(/::before\{.*::after\{/)
  expect(styledBy(widget, { pointer: 'framed', animation_framed: 'corners' })).toContain('inset:auto 0 0 auto')
  expect(styledBy(widget, { pointer: 'framed', animation_framed: 'draw' })).toContain('clip-path:inset(0 100% 100% 0)')
  expect(styledBy(widget, { pointer: 'background', animation_background: 'sweep-up' })).toContain('clip-path:inset(100% 0 0)')
  expect(styledBy(widget, { pointer: 'text', animation_text: 'float' })).toContain('translate:0 -5px')
  expect(styledBy(widget, { pointer: 'none', pointer_width: px(2) })).not.toContain('content')
})

test('a line between entries is drawn once it is switched on', () => {
  const css = styledBy(widget, { nav_menu_divider: 'yes', nav_menu_divider_style: 'dotted', nav_menu_divider_color: '#999' })
  expect(css).toMatch(/li:not\(:last-child\)::after\{content:"";.*;border-inline-start-style:dotted;border-color:#999\}$/)
})

test('a sheet that hangs below its button leaves the page where it is', () => {
  const css = styledBy(widget, { full_width: 'below' })
  expect(css).toContain(':root:has(& .nav-menu>[open]){overflow:visible}')
  expect(css).toContain('& nav.elementor-nav-menu--dropdown{position:absolute;')
})
