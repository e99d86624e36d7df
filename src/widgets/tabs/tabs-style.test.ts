import { expect, test } from 'vitest'
import { all, px, styledBy } from '#tests/support/styled-by.ts'
import nestedTabs from '../nested-tabs/widget.ts'
import tabs from './widget.ts'

test.each<[settings: Record<string, unknown>, css: string]>([
  [
    { tab_typography_typography: 'custom', tab_typography_font_size: px(20), tab_typography_font_size_mobile: px(16) },
    '& .elementor-tab-title{font-size:20px}@media(max-width:767px){& .elementor-tab-title{font-size:16px}}',
  ],
  [{ title_align: 'right' }, '& .elementor-tab-title{text-align:end}'],
  [
    { navigation_width: { unit: '%', size: 30 } },
    '& .elementor-tabs-view-vertical{grid-template-columns:30% 1fr}& .elementor-tabs-view-vertical[data-at=end]{grid-template-columns:1fr 30%}',
  ],
  [
    { content_typography_typography: 'custom', content_typography_font_weight: '300' },
    '& .elementor-tab-content{font-weight:300}',
  ],
  // On phones, too, where the titles stand among the panels.
  [
    { tab_color: '#075aae', tab_active_color: '#e01a4f' },
    '& .elementor-tab-mobile-title{color:var(--tab-title)}& [open]>.elementor-tab-mobile-title{color:var(--tab-title-open)}',
  ],
  [{ border_color: '#ffd639' }, '& .elementor-tab-mobile-title{border-color:var(--tab-line)}'],
])('tabs with %j are drawn so', (settings, css) => {
  expect(styledBy(tabs, settings)).toBe(css)
})

const CHOSEN = '& :is([aria-selected=true],[open]>summary).elementor-tab-title'

test.each<[settings: Record<string, unknown>, css: string]>([
  [{ tabs: [{ tab_title: 'Um' }] }, ''],
  [
    {
      tabs_title_background_color_color: '#eee',
      tabs_title_background_color_hover_color: '#ddd',
      tabs_title_background_color_active_color: '#c00',
    },
    '& .elementor-tab-title{background-color:#eee;background-image:none}' +
      '& .elementor-tab-title:is(:hover,:focus-visible){background-color:#ddd;background-image:none}' +
      `${CHOSEN}{background-color:#c00;background-image:none}`,
  ],
  [
    { title_text_color: '#111', title_text_color_hover: '#222', title_text_color_active: '#333' },
    `& .elementor-tab-title{color:#111}& .elementor-tab-title:is(:hover,:focus-visible){color:#222}${CHOSEN}{color:#333}`,
  ],
  [
    { tabs_title_border_active_border: 'solid', tabs_title_border_active_width: all(2), tabs_title_border_active_color: '#c00' },
    `${CHOSEN}{border-style:solid;border-width:2px;border-color:#c00}`,
  ],
  [
    { padding: all(10), padding_tablet: all(5) },
    '& .elementor-tab-title{padding:10px}@media(max-width:1024px){& .elementor-tab-title{padding:5px}}',
  ],
  [{ tabs_title_space_between: px(20) }, '& .elementor-tabs-wrapper{gap:20px}'],
  [{ horizontal_scroll: 'enable' }, '& .elementor-tabs-wrapper{flex-wrap:nowrap;overflow-x:auto;white-space:nowrap}'],
  [{ icon_position: 'block-start', icon_spacing: px(4) }, '& .elementor-tab-desktop-title{flex-direction:column;gap:4px}'],
  [{ icon_color_active: '#c00' }, '& [aria-selected=true].elementor-tab-title .icon{color:#c00}'],
  [
    { box_background_color_background: 'classic', box_background_color_color: '#fff', box_padding: all(20) },
    '& .elementor-tab-content{background-color:#fff;background-image:none;padding:20px}',
  ],
  [
    { tabs_title_transition_duration: { unit: 'px', size: 0.3 } },
    '& .elementor-tab-title:is(:hover,:focus-visible){transition:0.3s}',
  ],
])('tabs with blocks and %j are drawn so', (settings, css) => {
  expect(styledBy(nestedTabs, settings)).toBe(css)
})

test('titles are laid out for icons where a tab has one', () => {
  expect(styledBy(nestedTabs, { tabs: [{ tab_title: 'Um', tab_icon: 'leaf' }] })).toContain('display:inline-flex')
})
