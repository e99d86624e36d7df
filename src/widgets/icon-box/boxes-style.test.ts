import { expect, test } from 'vitest'
import { all, px, styledBy } from '#tests/support/styled-by.ts'
import imageBox from '../image-box/widget.ts'
import iconBox from './widget.ts'

const ICON = '& .elementor-icon-box-icon'

test.each<[settings: Record<string, unknown>, css: string]>([
  [{ position: 'start' }, ''],
  [{ position: 'right' }, `& .elementor-icon-box{grid-template-columns:1fr auto}${ICON}{order:1}`],
  [
    { position: 'start', position_mobile: 'top' },
    `@media(max-width:767px){& .elementor-icon-box{grid-template-columns:none}${ICON}{order:0}}`,
  ],
  [{ shape: 'square', view: 'framed' }, `${ICON}{border-radius:0}`],
  [{ content_vertical_alignment: 'middle' }, '& .elementor-icon-box{align-items:center}'],
  [{ hover_animation: 'float' }, `${ICON}{transition:.3s}&:hover .elementor-icon-box-icon{translate:0 -8px}`],
  [{ hover_animation: 'explode' }, ''],
  [
    { title_typography_typography: 'custom', title_typography_font_size: px(24), title_typography_font_size_tablet: px(20) },
    '& .elementor-icon-box-title{font-size:24px}@media(max-width:1024px){& .elementor-icon-box-title{font-size:20px}}',
  ],
])('an icon box with %j is drawn so', (settings, css) => {
  expect(styledBy(iconBox, settings)).toBe(css)
})

test.each<[settings: Record<string, unknown>, css: string]>([
  [{ position: 'start', aspect: '1-1' }, ''],
  [{ position: 'right' }, '& .elementor-image-box picture{order:1}'],
  [
    { position: 'start', position_mobile: 'left' },
    '@media(max-width:767px){& .elementor-image-box{grid-template-columns:1fr 1fr}& .elementor-image-box picture{order:0}}',
  ],
  [
    { image_height: px(200), image_border_radius: all(9) },
    '& .elementor-image-box picture{block-size:200px;aspect-ratio:auto;border-radius:9px}',
  ],
  [
    {
      image_opacity: { unit: 'px', size: 0.8 },
      image_opacity_hover: { unit: 'px', size: 1 },
      background_hover_transition: { unit: 'px', size: 0.3 },
    },
    '& .elementor-image-box img{opacity:0.8;transition:0.3s}& .elementor-image-box img:is(:hover,:focus-visible){opacity:1}',
  ],
])('an image box with %j is drawn so', (settings, css) => {
  expect(styledBy(imageBox, settings)).toBe(css)
})
