import { expect, test } from 'vitest'
import { buildable, buildableText, type KitPart, partsCents } from './kit-rule.ts'

const aPart = (units: number, there: number | null, price = '10.00'): KitPart => ({
  product_id: 1,
  variation_id: 0,
  quantity_default: units,
  title: 'Caneca',
  price,
  stock_quantity: there,
  stock_status: 'in_stock',
})

test('the scarcest part says how many kits there can be, and parts that are not counted say nothing', () => {
  expect(buildable([aPart(2, 7), aPart(1, 4), aPart(5, null)])).toBe(3)
  expect(buildable([aPart(1, null)])).toBeUndefined()
  expect(buildableText([aPart(2, 1)])).toBe('Com o estoque de agora não dá para montar nenhum kit.')
  expect(buildableText([aPart(2, 3)])).toBe('Com o estoque de agora dá para montar 1 kit.')
})

test('the parts cost what all their units cost, and one without a price nothing yet', () => {
  expect(partsCents([aPart(2, 7, '40.00'), aPart(1, 4, '15.50'), aPart(1, 1, '')])).toBe(9_550)
})
