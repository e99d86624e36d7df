import { expect, test } from 'vitest'
import { all, px, styledBy } from '#tests/support/styled-by.ts'
import widget from './widget.ts'

test.each<[settings: Record<string, unknown>, css: string]>([
  [{ border_width: px(2), border_radius: px(8) }, '& .elementor-toc{border-width:2px;border-radius:8px}'],
  [
    { padding: all(20), padding_mobile: all(10) },
    '& :is(.elementor-toc__header,.elementor-toc__body){padding:20px}@media(max-width:767px){& :is(.elementor-toc__header,.elementor-toc__body){padding:10px}}',
  ],
  [
    { header_background_color: '#eee', toggle_button_color: '#c00', header_separator_width: px(3) },
    '& .elementor-toc__header{background-color:#eee}& .elementor-toc__toggle-button{color:#c00}& .elementor-toc__body{border-block-start-width:3px}',
  ],
  [{ max_height: { unit: 'vh', size: 50 } }, '& .elementor-toc__body{max-block-size:50vh;overflow-y:auto}'],
  [
    { item_text_color_hover: '#c00', item_text_underline_hover: 'yes', item_text_underline_active: 'no' },
    '& .elementor-toc__list-item-text:is(:hover,:focus-visible){color:#c00;text-decoration-line:underline}' +
      '& .elementor-item-active.elementor-toc__list-item-text{text-decoration-line:none}',
  ],
  [
    { marker_color: '#c00' },
    '& .elementor-toc__list-item-text-wrapper::before{color:#c00}& .elementor-toc__list-item-text-wrapper .icon{color:#c00}',
  ],
  [{ collapse_icon: 'minus' }, '& .elementor-toc__toggle-button--collapse .icon{rotate:none}'],
])('a table of contents with %j is drawn so', (settings, css) => {
  expect(styledBy(widget, settings)).toBe(css)
})
