import { expect, test } from 'vitest'
import { kitCell, kitDiscountCell, kitPart, readKitCell, readKitDiscount } from './kit-cell.ts'

const aPart = (over: object) => ({ productId: 7, variationId: null, sku: null, quantity: 1, ...over })

test('a kit’s parts are written by SKU, else by number, and read again as they were written', () => {
  const cell = kitCell([
    aPart({ sku: 'VASO-1', quantity: 2 }),
    aPart({ variationId: 71 }),
    aPart({ sku: 'A=B;C' }),
    aPart({ productId: null }),
  ])
  expect(cell).toBe('VASO-1=2; id:71=1; id:7=1')
  const read = readKitCell(cell)
  expect(read.ok && read.value.map(kitPart)).toEqual([
    { quantity: 2, ref: 'VASO-1' },
    { quantity: 1, ref: 'id:71' },
    { quantity: 1, ref: 'id:7' },
  ])
  expect(readKitCell(' VASO 1 ;')).toEqual({ ok: true, value: ['1=VASO 1'] })
})

test.each(['VASO-1=0', '=2', 'A=1=2', 'VASO-1=1000', Array.from({ length: 200 }, (_, at) => `A${at}`).join(';')])(
  'no kit is read from «%s»',
  (cell) => expect(readKitCell(cell).ok).toBe(false),
)

test('what a kit costs less is a percentage, an amount, or nothing where it has a price of its own', () => {
  const kit = { type: 'bundle' as const, bundle_pricing: 'percent' as const, bundle_discount: 1_250 }
  expect(kitDiscountCell(kit)).toBe('12.50%')
  expect(kitDiscountCell({ ...kit, bundle_pricing: 'amount' })).toBe('12.50')
  expect(kitDiscountCell({ ...kit, bundle_pricing: 'own' })).toBe('')
  expect(readKitDiscount('12,5%')).toEqual({ ok: true, value: { bundlePricing: 'percent', bundleDiscount: 1_250 } })
  expect(readKitDiscount('5')).toEqual({ ok: true, value: { bundlePricing: 'amount', bundleDiscount: 500 } })
  expect(readKitDiscount('')).toEqual({ ok: true, value: { bundlePricing: 'own', bundleDiscount: 0 } })
  expect(readKitDiscount('muito').ok).toBe(false)
})
