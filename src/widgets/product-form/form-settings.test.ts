import { expect, test } from 'vitest'
import { readFields } from '#builder/fields.ts'
import { DEFAULT_SWATCH_SETTINGS } from '#shop/catalog/client.ts'
import { formSettings } from './form-settings.ts'
import widget from './widget.ts'

const own = (settings: Record<string, unknown>) => readFields(widget.fields, settings).settings

test('a form that sets nothing behaves as the shop does', () => {
  const shop = { ...DEFAULT_SWATCH_SETTINGS, clear_on_reselect: false, stock_label_threshold: 9, variation_label_separator: ' –' }
  expect(formSettings(shop, own({ product_id: 12 }))).toEqual(shop)
})

test('what a form sets for itself holds for it alone', () => {
  const set = { clear_on_reselect: 'no', show_variation_stock: 'yes', stock_label_threshold: 3, variation_label_separator: ' —' }
  expect(formSettings(DEFAULT_SWATCH_SETTINGS, own(set))).toEqual({
    ...DEFAULT_SWATCH_SETTINGS,
    clear_on_reselect: false,
    show_variation_stock: true,
    stock_label_threshold: 3,
    variation_label_separator: ' —',
  })
})
