import { expect, test } from 'vitest'
import { CONTAINER_BOX, WIDGET_BOX } from './advanced-style.ts'
import { styleCss, styleIndex } from './style-css.ts'

const css = (settings: Record<string, unknown>, parts = WIDGET_BOX) => styleCss('a1', styleIndex(parts), settings)

test('a mask shows an element through a shape; pictures are cut themselves', () => {
  const rules = css({ _mask_switch: 'yes', _mask_shape: 'hexagon', _mask_size: 'cover' })
  expect(rules).toContain('.elementor-element-a1.elementor-widget-image img')
  expect(rules).toMatch(
    /mask-image:url\("data:image\/svg\+xml,[^"]+"\);mask-size:cover;mask-position:center center;mask-repeat:no-repeat/,
  )
})

test.each([
  [{ _mask_switch: '', _mask_shape: 'circle' }],
  [{ _mask_shape: 'circle' }],
  [{ _mask_switch: 'yes', _mask_shape: 'custom', _mask_image: { url: 'https://x.example/a.svg' } }],
])('%j masks nothing', (settings) => {
  expect(css(settings)).toBe('')
})

test('a picture of the shop may be the mask, at a place and in a size of its own', () => {
  expect(
    css(
      {
        _mask_switch: 'yes',
        _mask_shape: 'custom',
        _mask_image: { id: 3, url: '/midia/m-1-320.webp' },
        _mask_size: 'custom',
        _mask_size_scale: { unit: '%', size: 60 },
        _mask_position: 'custom',
        _mask_position_x: { unit: '%', size: 10 },
        _mask_repeat: 'repeat-x',
      },
      CONTAINER_BOX,
    ),
  ).toContain('mask-image:url("/midia/m-1-320.webp");mask-size:60%;mask-position:10% 0;mask-repeat:repeat-x')
})

test('a shape that nobody knows is a circle', () => {
  expect(css({ _mask_switch: 'yes', _mask_shape: 'constructor' })).toBe(css({ _mask_switch: 'yes', _mask_shape: 'circle' }))
})
