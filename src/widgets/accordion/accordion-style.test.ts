import { expect, test } from 'vitest'
import { all, px, styledBy } from '#tests/support/styled-by.ts'
import nestedAccordion from '../nested-accordion/widget.ts'
import toggle from '../toggle/widget.ts'
import accordion from './widget.ts'

const OPEN = '& [open]>.elementor-tab-title'
const ICON = '.elementor-accordion-icon .icon'

test.each<[settings: Record<string, unknown>, css: string]>([
  [{ selected_icon: 'plus' }, ''],
  [{ selected_icon: 'chevron' }, ''],
  [{ selected_icon: 'leaf' }, `${OPEN} ${ICON}{transform:none}`],
  [
    { selected_icon: 'plus', selected_active_icon: 'minus' },
    `${OPEN} ${ICON}{transform:none}& ${ICON}:nth-child(2){display:none}${OPEN} ${ICON}:first-child{display:none}${OPEN} ${ICON}:nth-child(2){display:block}`,
  ],
  [
    { title_color: '#111', tab_active_color: '#c00', title_background: '#eee', icon_space: px(10) },
    `& .elementor-tab-title{color:#111;background-color:#eee;gap:10px}${OPEN}{color:#c00}`,
  ],
  [
    { title_typography_typography: 'custom', title_typography_font_size: px(18), title_typography_font_size_tablet: px(16) },
    '& .elementor-accordion-title{font-size:18px}@media(max-width:1024px){& .elementor-accordion-title{font-size:16px}}',
  ],
  [{ icon_color: '#111', icon_active_color: '#c00' }, `& ${ICON}{color:#111}${OPEN} ${ICON}{color:#c00}`],
  [
    { border_width: px(2), border_color: '#ccc' },
    '& .elementor-accordion-item{border-color:#ccc;border-style:solid;border-width:2px}',
  ],
  [
    { content_padding: all(20), content_padding_mobile: all(8) },
    '& .elementor-tab-content{padding:20px}@media(max-width:767px){& .elementor-tab-content{padding:8px}}',
  ],
])('an accordion with %j is drawn so', (settings, css) => {
  expect(styledBy(accordion, settings)).toBe(css)
})

test('a toggle has the same settings for its own parts', () => {
  expect(
    styledBy(toggle, { icon_active_color: '#c00', title_typography_typography: 'custom', title_typography_font_weight: '700' }),
  ).toBe(`& .elementor-toggle-title{font-weight:700}${OPEN} .elementor-toggle-icon{color:#c00}`)
})

test.each<[settings: Record<string, unknown>, css: string]>([
  [{ accordion_item_title_icon: 'plus' }, ''],
  [{ accordion_item_title_space_between: px(10) }, '& .elementor-accordion{gap:10px}'],
  [
    { accordion_background_normal_background: 'classic', accordion_background_normal_color: '#eee', accordion_padding: all(12) },
    '& .elementor-tab-title{background-color:#eee;background-image:none;padding:12px}',
  ],
  [
    {
      accordion_border_active_border: 'solid',
      accordion_border_active_color: '#c00',
      accordion_item_title_distance_from_content: px(9),
    },
    `${OPEN}{margin-block-end:9px;border-style:solid;border-color:#c00}`,
  ],
  [
    { normal_title_color: '#111', hover_title_color: '#222', active_title_color: '#333' },
    `& .elementor-accordion-title{color:#111}& .elementor-tab-title:hover .elementor-accordion-title{color:#222}${OPEN} .elementor-accordion-title{color:#333}`,
  ],
  [
    { icon_size: px(20), normal_icon_color: '#111', hover_icon_color: '#222', active_icon_color: '#333' },
    `& .elementor-tab-title .icon{font-size:20px;color:#111}& .elementor-tab-title:hover .icon{color:#222}${OPEN} .icon{color:#333}`,
  ],
  [{ accordion_item_title_position_horizontal: 'stretch' }, '& .elementor-tab-title{justify-content:space-between}'],
  // Named as in the accordion with texts, and still drawn.
  [{ title_background: '#eee' }, '& .elementor-tab-title{background-color:#eee}'],
])('an accordion with blocks and %j is drawn so', (settings, css) => {
  expect(styledBy(nestedAccordion, settings)).toBe(css)
})
