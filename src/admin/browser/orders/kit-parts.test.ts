import { expect, test } from 'vitest'
import { partsOf } from './kit-parts.ts'

const aMeta = (key: string, value: string) => ({ id: 1, key, value, display_key: key, display_value: value })

test('of a kit its parts are packed, for all units of the line; other lines have none', () => {
  const stamp = JSON.stringify({
    1: { product_id: 7, variation_id: 0, quantity: 2, title: 'Caneca - Azul', sku: 'CAN-A' },
    2: { product_id: 8, variation_id: 0, quantity: 1, title: 'Pano', sku: '' },
  })
  expect(partsOf({ quantity: 3, meta_data: [aMeta('pa_contem', '2 × Caneca'), aMeta('_stamp', stamp)] })).toEqual([
    { key: '1', units: 6, title: 'Caneca - Azul', sku: 'CAN-A' },
    { key: '2', units: 3, title: 'Pano', sku: '' },
  ])
  expect(partsOf({ quantity: 3, meta_data: [aMeta('pa_cor', 'Azul')] })).toEqual([])
})
