import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repriced } from './pay-order.ts'

const sums = (over: object = {}) => ({ subtotalCents: 10_000, discountCents: 1_000, shippingCents: 2_490, ...over })

test.each([
  ['no discount', sums(), 0, { paymentDiscountCents: 0, totalCents: 11_490 }],
  ['five percent of the goods, not of the freight', sums(), 5, { paymentDiscountCents: 450, totalCents: 11_040 }],
  [
    'half a centavo upwards',
    sums({ subtotalCents: 1_010, discountCents: 0 }),
    5,
    { paymentDiscountCents: 51, totalCents: 3_449 },
  ],
  ['goods for nothing', sums({ discountCents: 10_000 }), 5, { paymentDiscountCents: 0, totalCents: 2_490 }],
])('paying another way: %s', (_what, of, percent, result) => expect(repriced(of, percent)).toEqual(result))

test('an order paid another way never costs less than its freight, nor more than before any discount', () => {
  const cents = fc.nat(100_000_000)
  fc.assert(
    fc.property(cents, cents, cents, fc.integer({ min: 0, max: 90 }), (subtotalCents, off, shippingCents, percent) => {
      const discountCents = Math.min(off, subtotalCents)
      const { paymentDiscountCents, totalCents } = repriced({ subtotalCents, discountCents, shippingCents }, percent)
      expect(totalCents).toBeGreaterThanOrEqual(shippingCents)
      expect(totalCents + paymentDiscountCents).toBe(subtotalCents - discountCents + shippingCents)
    }),
  )
})
