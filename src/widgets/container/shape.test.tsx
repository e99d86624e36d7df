import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { containerStyle } from '#builder/style/container-style.ts'
import { DIVIDER_SHAPES } from '#builder/style/shape-paths.ts'
import { styleCss, styleIndex } from '#builder/style/style-css.ts'
import { Shape } from './shape.tsx'

const names = Object.keys(DIVIDER_SHAPES) as (keyof typeof DIVIDER_SHAPES)[]
const drawn = (shape: (typeof names)[number], options: { flip?: boolean; negative?: boolean } = {}) =>
  renderToStaticMarkup(<Shape side="top" shape={shape} flip={false} negative={false} {...options} />)

test.each(names)('the edge «%s» begins at the upper edge, is closed and is not read aloud', (name) => {
  expect(drawn(name)).toContain('aria-hidden="true"')
  for (const [, d] of drawn(name).matchAll(/ d="([^"]+)"/g)) expect(d).toMatch(/^M0 0[\dA-Z .-]+Z$/)
})

test('an edge is mirrored, and turned into what it left over', () => {
  expect(drawn('tilt', { flip: true })).toContain('transform="translate(1000 0) scale(-1 1)"')
  expect(drawn('tilt', { negative: true })).toMatch(/fill-rule="evenodd"|fillRule/)
})

test('only a container with an edge has rules for it', () => {
  const index = styleIndex(containerStyle)
  expect(styleCss('a1', index, { shape_divider_top_height: { unit: 'px', size: 90 } })).toContain('block-size:90px')
  expect(styleCss('a1', index, {})).toBe('')
  const rules = styleCss('a1', index, { shape_divider_bottom: 'waves', shape_divider_bottom_color: '#fff' })
  expect(rules).toContain('.elementor-element-a1>.elementor-shape-bottom{position:absolute')
  expect(rules).toContain('color:#fff')
})
