import { expect, test } from 'vitest'
import { DEFAULT_SWATCH_SETTINGS, readSwatchSettings } from './swatch-settings.ts'

test('[SWATCH-4] [SWATCH-6] [SWATCH-7] [SWATCH-8] a shop that set nothing behaves as the specification says', () => {
  expect(readSwatchSettings(undefined)).toMatchObject({
    clear_on_reselect: true,
    show_variation_stock: false,
    stock_label_threshold: 5,
    variation_label_separator: ':',
    show_variation_label: true,
    enable_ajax_add_to_cart: true,
    cart_redirect_after_add: false,
    deselect_unavailable: false,
  })
})

test.each([
  null,
  7,
  'yes',
  [],
  { clear_on_reselect: 'talvez', stock_label_threshold: -1, variation_label_separator: 'x'.repeat(99) },
])('a stored row that makes no sense (%o) changes nothing', (stored) => {
  expect(readSwatchSettings(stored)).toEqual(DEFAULT_SWATCH_SETTINGS)
})

test('yes and no are read as the ecosystem writes them', () => {
  const read = readSwatchSettings({
    clear_on_reselect: 'no',
    deselect_unavailable: 'yes',
    show_variation_label: '',
    unknown: 'yes',
  })
  expect(read).toEqual({
    ...DEFAULT_SWATCH_SETTINGS,
    clear_on_reselect: false,
    deselect_unavailable: true,
    show_variation_label: false,
  })
})
