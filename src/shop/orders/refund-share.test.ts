import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refundShares } from './refund-share.ts'

test('a unit is worth what was paid for it, with what was taken off the whole order', () => {
  const order = {
    lines: [{ id: 1, quantity: 2, totalCents: 37_710, refundedUnits: 0 }],
    totalCents: 37_674,
    shippingCents: 1_850,
    fees: [],
    paymentDiscountCents: 36,
  }
  expect(refundShares(order, new Map([[1, 1]]))).toEqual(new Map([[1, 17_912]]))
  expect(refundShares(order, new Map([[1, 2]]))).toEqual(new Map([[1, 35_824]]))
})

test('[I16] all units together are worth what was paid for the goods, in whatever parts they come back', () => {
  const line = fc.record({ quantity: fc.integer({ min: 1, max: 30 }), totalCents: fc.integer({ min: 1, max: 1_000_000 }) })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.nat(100),
      fc.nat(50_000),
      fc.nat(29),
      fc.nat(5_000),
      (sold, off, shippingCents, cut, added) => {
        const lines = sold.map((one, id) => ({ ...one, id, refundedUnits: 0 }))
        const whole = lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
        const goods = whole - Math.floor((whole * off) / 100)
        // What is below zero is in what the goods came to.
        const fees = [{ cents: added }, { cents: goods - whole }]
        const order = { lines, totalCents: goods + shippingCents + added, shippingCents, fees, paymentDiscountCents: 0 }
        const first = new Map(lines.map(({ id, quantity }) => [id, Math.min(cut, quantity)]))
        const rest = new Map(lines.map(({ id, quantity }) => [id, quantity - first.get(id)!]))
        const later = { ...order, lines: lines.map((one) => ({ ...one, refundedUnits: first.get(one.id)! })) }
        const shares = [...refundShares(order, first).values(), ...refundShares(later, rest).values()]
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(goods)
        expect(shares.every((share) => share >= 0)).toBe(true)
      },
    ),
  )
})

test('a gift card goes back at its face value, and the goods beside it with what the way of paying took off', () => {
  const order = {
    lines: [
      { id: 1, quantity: 2, totalCents: 10_000, refundedUnits: 0, gift: {} },
      { id: 2, quantity: 1, totalCents: 20_000, refundedUnits: 0 },
    ],
    totalCents: 29_000,
    shippingCents: 0,
    fees: [],
    paymentDiscountCents: 1_000,
  }
  expect(
    refundShares(
      order,
      new Map([
        [1, 1],
        [2, 1],
      ]),
    ),
  ).toEqual(
    new Map([
      [1, 5_000],
      [2, 19_000],
    ]),
  )
  const old = { ...order, totalCents: 8_500, paymentDiscountCents: 1_500, lines: order.lines.slice(0, 1) }
  expect(refundShares(old, new Map([[1, 2]]))).toEqual(new Map([[1, 8_500]]))
})
