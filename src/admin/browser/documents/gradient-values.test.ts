import { expect, test } from 'vitest'
import { fieldShapes } from '#api/vitrine/widget-shape.ts'
import { background } from '#builder/style/background.ts'
import { gradientPreview, gradientsIn, isPieceOf, swapped } from './gradient-values.ts'

const asked = background('_background').flatMap(({ fields }) => fieldShapes(fields))
const same = (stored: unknown) => String(stored ?? '')

test('the settings of a gradient are found together, pictures are not among them', () => {
  const [gradient, ...others] = gradientsIn(asked)
  expect(others).toEqual([])
  expect(Object.keys(gradient!.pieces)).toEqual(
    expect.arrayContaining(['color', 'color_stop', 'color_b', 'color_b_stop', 'gradient_type', 'gradient_angle']),
  )
  expect(asked.filter((one) => !isPieceOf(gradient!, one)).map(({ name }) => name)).toContain('_background_image')
})

test('without a second colour there is no gradient', () => {
  expect(gradientsIn(asked.filter(({ name }) => name !== '_background_color_b'))).toEqual([])
})

test.each([
  [{}, 'linear-gradient(180deg, transparent 0%, #f2295b 100%)'],
  [
    { b_color: '#fff', b_color_b: '#000', b_color_stop: { unit: '%', size: 20 }, b_gradient_angle: { unit: 'deg', size: 45 } },
    'linear-gradient(45deg, #fff 20%, #000 100%)',
  ],
  [{ b_gradient_type: 'radial', b_gradient_position: 'top left' }, 'radial-gradient(at top left, transparent 0%, #f2295b 100%)'],
])('%j is shown as it will look', (values, css) => {
  expect(gradientPreview(values, 'b', same)).toBe(css)
})

test('colours change places, also where one is not chosen', () => {
  expect(swapped({ b_color: '#fff', b_color_b: '#000', other: 1 }, 'b')).toEqual({ b_color: '#000', b_color_b: '#fff', other: 1 })
  expect(swapped({ b_color: '#fff' }, 'b')).toEqual({ b_color_b: '#fff' })
})
