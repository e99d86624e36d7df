import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repriced } from './repriced.ts'

const sums = (over: object = {}) => ({
  subtotalCents: 10_000,
  discountCents: 1_000,
  shippingCents: 2_490,
  giftCardCents: 0,
  ...over,
})

test.each([
  ['no discount', sums(), 0, { paymentDiscountCents: 0, totalCents: 11_490 }],
  ['five percent of the goods, not of the freight', sums(), 5, { paymentDiscountCents: 450, totalCents: 11_040 }],
  [
    'half a centavo upwards',
    sums({ subtotalCents: 1_010, discountCents: 0 }),
    5,
    { paymentDiscountCents: 51, totalCents: 3_449 },
  ],
  [
    'the merchant’s discount stays, and the percent is of what it leaves',
    sums({ subtotalCents: 7_900, discountCents: 0, shippingCents: 0, merchantDiscountCents: 3_000 }),
    5,
    { paymentDiscountCents: 245, totalCents: 4_655 },
  ],
  [
    'a merchant’s discount that reaches into the freight',
    sums({ merchantDiscountCents: 10_000 }),
    5,
    { paymentDiscountCents: 0, totalCents: 1_490 },
  ],
  [
    'what was added to it stays',
    sums({ fees: [{ id: 'gift-wrap', label: 'Embrulho', cents: 1_500 }] }),
    5,
    { paymentDiscountCents: 450, totalCents: 12_540 },
  ],
  [
    'what fees took off is not taken off once more',
    sums({ fees: [{ id: 'loyalty-points', label: 'Pontos', cents: -8_800 }] }),
    5,
    { paymentDiscountCents: 200, totalCents: 2_490 },
  ],
  ['gift cards at their face value', sums({ giftCardCents: 5_000 }), 5, { paymentDiscountCents: 200, totalCents: 11_290 }],
  ['nothing but gift cards', sums({ giftCardCents: 9_000 }), 5, { paymentDiscountCents: 0, totalCents: 11_490 }],
  ['goods for nothing', sums({ discountCents: 10_000 }), 5, { paymentDiscountCents: 0, totalCents: 2_490 }],
])('paying another way: %s', (_what, of, percent, result) => expect(repriced(of, percent)).toEqual(result))

test('an order paid another way never costs less than nothing, and its parts add up', () => {
  const cents = fc.nat(100_000_000)
  fc.assert(
    fc.property(
      cents,
      cents,
      cents,
      cents,
      fc.integer({ min: 0, max: 90 }),
      (subtotalCents, off, own, shippingCents, percent) => {
        const discountCents = Math.min(off, subtotalCents)
        const merchantDiscountCents = Math.min(own, subtotalCents - discountCents + shippingCents)
        const order = { subtotalCents, discountCents, shippingCents, merchantDiscountCents, giftCardCents: 0 }
        const { paymentDiscountCents, totalCents } = repriced(order, percent)
        expect(totalCents).toBeGreaterThanOrEqual(0)
        expect(totalCents + paymentDiscountCents + merchantDiscountCents).toBe(subtotalCents - discountCents + shippingCents)
        expect(totalCents).toBeGreaterThanOrEqual(shippingCents - merchantDiscountCents)
      },
    ),
  )
})
