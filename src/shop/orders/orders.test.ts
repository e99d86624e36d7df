import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Quote, QuoteLine } from '#shop/checkout/contract.ts'
import { splitMoney } from '#kit/money.ts'
import { ordersToLetGo } from './holdings.ts'
import { newOrderKey } from './order-key.ts'
import { mayBecome, meaningOf, STATUSES } from './status.ts'
import { checkSums } from './sums.ts'

test('[I10] an order changes its state only along the listed edges', () => {
  const edges = STATUSES.flatMap((from) => STATUSES.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`))
  expect(edges).toMatchInlineSnapshot(`
    [
      "pending → on-hold",
      "pending → processing",
      "pending → completed",
      "pending → failed",
      "pending → cancelled",
      "pending → refunded",
      "on-hold → pending",
      "on-hold → processing",
      "on-hold → completed",
      "on-hold → failed",
      "on-hold → cancelled",
      "on-hold → refunded",
      "processing → on-hold",
      "processing → completed",
      "processing → cancelled",
      "processing → refunded",
      "completed → processing",
      "completed → refunded",
      "failed → pending",
      "failed → on-hold",
      "failed → processing",
      "failed → cancelled",
      "failed → refunded",
      "cancelled → pending",
      "cancelled → on-hold",
      "cancelled → processing",
      "cancelled → refunded",
      "refunded → on-hold",
      "refunded → processing",
    ]
  `)
})

test('[I10] nothing becomes what it is, units come back only by cancelling and are taken only by coming back', () => {
  for (const from of STATUSES)
    for (const to of STATUSES) {
      if (!mayBecome(from, to)) continue
      expect(to).not.toBe(from)
      const { units } = meaningOf(from, to)
      expect(units === 'release').toBe(to === 'cancelled')
      expect(units === 'take').toBe((from === 'cancelled' && to !== 'refunded') || from === 'refunded')
    }
})

test('[I10] along any way through the states the units are taken once before they are given back once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...STATUSES), { maxLength: 30 }), (inputs) => {
      let status = STATUSES[0]!
      let taken = 1
      for (const input of inputs) {
        if (!mayBecome(status, input)) continue
        const { units } = meaningOf(status, input)
        if (units === 'release') taken -= 1
        // A refund may have left the units with the order: taking again takes only what is missing.
        if (units === 'take' && taken === 0) taken += 1
        expect([0, 1]).toContain(taken)
        status = input
      }
    }),
  )
})

test('[I22] keys of orders are 131 bits of letters and digits, none twice', () => {
  const keys = Array.from({ length: 10_000 }, newOrderKey)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.every((key) => /^wc_order_[0-9A-Za-z]{22}$/.test(key))).toBe(true)
})

const line = fc.record({ unitCents: fc.nat(100_000_000), quantity: fc.integer({ min: 1, max: 9_999 }) })
const quote = fc
  .tuple(
    fc.array(line, { minLength: 1, maxLength: 8 }),
    fc.integer({ min: 0, max: 100 }),
    fc.nat(100_000),
    fc.integer({ min: 0, max: 100 }),
    fc.integer({ min: 0, max: 90 }),
    fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 3 }),
  )
  .map(([lines, percent, shippingCents, merchantPercent, methodPercent, added]) => {
    const full = lines.map(({ unitCents, quantity }) => unitCents * quantity)
    const subtotalCents = full.reduce((sum, cents) => sum + cents, 0)
    const discountCents = Math.floor((subtotalCents * percent) / 100)
    const shares = splitMoney(discountCents, full)
    const merchantDiscountCents = Math.floor(((subtotalCents - discountCents) * merchantPercent) / 100)
    const goods = subtotalCents - discountCents - merchantDiscountCents
    const paymentDiscountCents = Math.floor((goods * methodPercent) / 100)
    const left = goods - paymentDiscountCents
    const fees = [...added, ...(left > 0 ? [-left] : [])].map((cents, at) => ({ id: `fee-${at}`, label: 'Taxa', cents }))
    return {
      lines: lines.map((one, at) => ({ ...one, discountCents: shares[at]!, totalCents: full[at]! - shares[at]! }) as QuoteLine),
      subtotalCents,
      discountCents,
      shippingCents,
      fees,
      merchantDiscountCents,
      paymentDiscountCents,
      totalCents: goods + shippingCents - paymentDiscountCents + fees.reduce((sum, { cents }) => sum + cents, 0),
    } as Quote & { merchantDiscountCents: number }
  })

test('[I4] carts of any size add up to the centavo, and one centavo off anywhere makes no order', () => {
  fc.assert(
    fc.property(
      quote,
      fc.constantFrom(
        'subtotalCents',
        'discountCents',
        'shippingCents',
        'merchantDiscountCents',
        'paymentDiscountCents',
        'totalCents',
      ),
      (good, field) => {
        expect(() => checkSums(good)).not.toThrow()
        expect(() => checkSums({ ...good, [field]: good[field] + 1 })).toThrow(/does not add up/)
        const more = { id: 'more', label: 'Taxa', cents: 1 }
        expect(() => checkSums({ ...good, fees: [...good.fees, more] })).toThrow(/does not add up/)
      },
    ),
    { numRuns: 2_000 },
  )
})

test.each<[string, number, [number, number, number][], number[]]>([
  ['enough is there', 5, [[1, 7, 2]], []],
  ['the only order that holds it goes', 0, [[1, 7, 1]], [1]],
  [
    'the oldest goes, and no more than needed',
    0,
    [
      [2, 7, 1],
      [1, 7, 1],
      [3, 7, 1],
    ],
    [1],
  ],
  ['orders of other things stay', 0, [[1, 8, 5]], []],
])('[I2] of a shopper’s own unpaid orders: %s', (_what, onHand, holdings, going) => {
  const held = holdings.map(([orderId, stockId, units]) => ({ orderId, stockId, units }))
  expect(ordersToLetGo([{ stockId: 7, units: 1, backorders: false }], new Map([[7, onHand]]), held)).toEqual(going)
})
