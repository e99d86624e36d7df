import { expect, test } from 'vitest'
import { WIDGET_BOX } from './advanced-style.ts'
import { misreadStyle } from './misread.ts'

const names = (settings: Record<string, unknown>) => misreadStyle(WIDGET_BOX, settings).map(({ name }) => name)

test.each([
  ['a size in a unit that does not exist', { _padding: { unit: 'furlong', top: '1', right: '1', bottom: '1', left: '1' } }],
  ['a colour that is none', { _background_color: 'expression(1)' }],
  ['a kind of border that no browser draws', { _border_border: 'wavy' }],
  ['a number out of its bounds', { _z_index: 100_000 }],
  ['a picture of another site', { _background_image: { id: 7, url: 'https://outra.example/a.jpg' } }],
  ['a kind of background that the shop does not draw', { _background_background: 'video' }],
  ['a value for phones alone', { _padding_mobile: 'much' }],
])('%s is told', (_title, settings) => {
  expect(names(settings)).toEqual(Object.keys(settings))
})

test.each([
  ['what is understood', { _padding: { unit: 'px', top: '1', right: '', bottom: '1', left: '' }, _border_border: 'solid' }],
  ['an empty size', { _element_custom_width: { unit: '%', size: '', sizes: [] } }],
  ['four empty sides', { _margin: { unit: 'px', top: '', right: '', bottom: '', left: '', isLinked: true } }],
  ['an empty picture', { _background_image: { url: '', id: '', size: '' } }],
  ['a group that is switched off', { _background_background: '', _box_shadow_box_shadow_type: '' }],
  ['names that mean nothing here', { eael_tooltip: 'x', _padding_watch: 'x', constructor: 'x' }],
])('%s is not told', (_title, settings) => {
  expect(names(settings)).toEqual([])
})

test('the merchant is told the name of the setting and where it stands', () => {
  expect(misreadStyle(WIDGET_BOX, { _border_border: 'wavy' })).toEqual([
    { name: '_border_border', label: 'Borda', part: 'Borda e sombra' },
  ])
})
