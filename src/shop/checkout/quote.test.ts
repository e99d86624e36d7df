import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentOf } from '#kit/money.ts'
import type { Cart, Line } from '#shop/cart/cart.ts'
import type { Discount } from '#shop/coupons/coupon.ts'
import type { Rate } from '#shop/shipping/contract.ts'
import { quoteOf } from './quote.ts'

const aLine = (over: Partial<Line> = {}): Line => ({
  key: 'a',
  productId: 1,
  variationId: null,
  type: 'simple',
  name: 'Caneca Serra',
  url: '/produto/caneca-serra/',
  sku: 'CAN-1',
  cents: 7_470,
  regularCents: 7_470,
  inStock: true,
  onHand: null,
  soldIndividually: false,
  virtual: false,
  weightGrams: 400,
  picture: undefined,
  options: [],
  choices: {},
  quantity: 1,
  ...over,
})
const aCart = (...lines: Line[]): Cart => ({ version: 3, lines, coupons: [], postcode: '', shippingRate: '' })
const aCoupon = (over: Partial<Discount> = {}): Discount => ({
  id: 1,
  code: 'c',
  kind: 'percent',
  amount: 10,
  freeShipping: false,
  lineKeys: new Set(['a', 'b', 'c']),
  ...over,
})
const days = { from: 2, to: 4 }
const none = () => []
const quote = (lines: Line[], discounts: Discount[], rates: Rate[] = [], rateId?: string) =>
  quoteOf({ cart: aCart(...lines), discounts, ratesOf: () => rates, ...(rateId !== undefined && { rateId }) })
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

test('ten percent of 74,70 and 49,90 is 12,46: each line is rounded by itself', () => {
  const { lines, discountCents } = quote([aLine(), aLine({ key: 'b', productId: 2, cents: 4_990 })], [aCoupon()])
  expect(lines.map((line) => line.discountCents)).toEqual([747, 499])
  expect(discountCents).toBe(1_246)
})

test('what is missing for free delivery is asked of what is sent, after coupons, and not where a coupon sends for free', () => {
  const ratesOf = Object.assign(() => [{ id: 'flat_rate:1', label: 'Econômica', cents: 1_990, days }], {
    untilFree: ({ valueCents }: { valueCents: number }) => 10_000 - valueCents,
  })
  const cart = aCart(aLine({ cents: 5_000 }), aLine({ key: 'b', virtual: true, cents: 9_000 }))
  const until = (discounts: Discount[]) => quoteOf({ cart, discounts, ratesOf }).untilFreeCents
  expect([until([]), until([aCoupon()]), until([aCoupon({ freeShipping: true })])]).toEqual([5_000, 5_500, undefined])
  expect(quoteOf({ cart: aCart(aLine({ virtual: true })), discounts: [], ratesOf })).not.toHaveProperty('untilFreeCents')
})

test('[I6] half a centavo is rounded up', () => {
  expect(quote([aLine({ cents: 105 })], [aCoupon()]).discountCents).toBe(11)
})

test('an amount off the cart is split over the lines to the centavo', () => {
  const thirds = ['a', 'b', 'c'].map((key, index) => aLine({ key, productId: index, cents: 1_000 }))
  const { lines, discountCents } = quote(thirds, [aCoupon({ kind: 'fixed_cart', amount: 100 })])
  expect(lines.map((line) => line.discountCents)).toEqual([34, 33, 33])
  expect(discountCents).toBe(100)
})

test('an amount off each unit counts the units, and only of the products it is made for', () => {
  const lines = [aLine({ quantity: 3 }), aLine({ key: 'b', productId: 2 })]
  const coupon = aCoupon({ kind: 'fixed_product', amount: 500, lineKeys: new Set(['a']) })
  expect(quote(lines, [coupon]).lines.map((line) => line.discountCents)).toEqual([1_500, 0])
})

test('no coupon takes more than there is', () => {
  const tooMuch = [
    aCoupon({ kind: 'fixed_cart', amount: 999_999 }),
    aCoupon({ id: 2, kind: 'fixed_product', amount: 999_999 }),
    aCoupon({ id: 3, amount: 100 }),
  ]
  expect(quote([aLine({ quantity: 2 })], tooMuch)).toMatchObject({ discountCents: 14_940, totalCents: 0 })
})

test('several coupons work one after another: each on what the ones before left', () => {
  const { coupons, totalCents } = quote(
    [aLine({ cents: 10_000 })],
    [aCoupon({ id: 2, kind: 'fixed_cart', amount: 1_000 }), aCoupon({ id: 3 })],
  )
  expect(coupons.map((coupon) => coupon.discountCents)).toEqual([1_000, 1_000])
  expect(totalCents).toBe(8_000)
})

test('the cheapest delivery is the first, fetching it oneself the last, and a chosen one is kept', () => {
  const rates = [
    { id: 'local_pickup:1', label: 'Retirada', cents: 0 },
    { id: 'flat_rate:2', label: 'Expresso', cents: 4_000, days },
    { id: 'flat_rate:3', label: 'Econômico', cents: 2_000, days },
  ]
  expect(quote([aLine()], [], rates)).toMatchObject({ rate: { id: 'flat_rate:3' }, shippingCents: 2_000, totalCents: 9_470 })
  expect(quote([aLine()], [], rates, 'flat_rate:2')).toMatchObject({ shippingCents: 4_000 })
  expect(quote([aLine()], [], rates, 'flat_rate:99')).toMatchObject({ rate: { id: 'flat_rate:3' } })
  expect(quote([aLine()], [], rates).rates.at(-1)).toMatchObject({ id: 'local_pickup:1' })
})

test('a coupon for free freight makes the cheapest delivery free, and a dearer one keeps its price', () => {
  const rates = [
    { id: 'flat_rate:2', label: 'Expresso', cents: 4_000, days },
    { id: 'flat_rate:3', label: 'Econômico', cents: 2_000, days },
  ]
  const free = aCoupon({ kind: 'free_shipping', amount: 0, freeShipping: true })
  const cheapest = quote([aLine()], [free], rates)
  expect(cheapest).toMatchObject({ shippingCents: 0, totalCents: 7_470, coupons: [{ freightCents: 2_000 }] })
  const dearer = quote([aLine()], [free], rates, 'flat_rate:2')
  expect(dearer).toMatchObject({ shippingCents: 4_000 })
  expect(dearer.coupons[0]).not.toHaveProperty('freightCents')
})

test('what is downloaded is not sent, and the parcel is weighed and valued without it', () => {
  const download = aLine({ key: 'b', productId: 2, virtual: true })
  const asked: unknown[] = []
  const ratesOf = (parcel: unknown) => {
    asked.push(parcel)
    return []
  }
  expect(quoteOf({ cart: aCart(download), discounts: [], ratesOf }).needsShipping).toBe(false)
  quoteOf({ cart: aCart(download, aLine({ quantity: 3 })), discounts: [aCoupon()], ratesOf })
  const items = [{ name: aLine().name, units: 3, weightGrams: 400, sides: [0, 0, 0], valueCents: (22_410 - 2_241) / 3 }]
  expect(asked).toEqual([{ weightGrams: 1_200, valueCents: 22_410 - 2_241, units: 3, items }])
})

test('a discount for the way of paying is of the goods after coupons, never of the freight', () => {
  const rates = [{ id: 'flat_rate:1', label: 'Entrega', cents: 2_000, days }]
  const priced = quoteOf({
    cart: aCart(aLine({ cents: 10_000 })),
    discounts: [aCoupon()],
    ratesOf: () => rates,
    payment: { method: 'pix', discountPercent: 5 },
  })
  expect(priced).toMatchObject({ paymentMethod: 'pix', paymentDiscountCents: 450, totalCents: 9_000 + 2_000 - 450 })
})

test.each([
  [{ inStock: false, onHand: 0 }, 'Fora de estoque'],
  [{ onHand: 2, quantity: 3 }, 'Restam apenas 2 em estoque'],
  [{ soldIndividually: true, quantity: 2 }, 'Apenas 1 por pedido'],
  [{ onHand: 3, quantity: 3 }, undefined],
])('a line %j has the problem %j', (over, problem) => {
  expect(quote([aLine(over)], []).lines[0]?.problem).toBe(problem)
})

const anyLine = fc.record({
  cents: fc.integer({ min: 0, max: 5_000_000 }),
  quantity: fc.integer({ min: 1, max: 9_999 }),
  virtual: fc.boolean(),
})
const anyLines = fc
  .array(anyLine, { minLength: 1, maxLength: 12 })
  .map((lines) => lines.map((line, index) => aLine({ ...line, key: `k${index}`, productId: index })))
const anyCoupon = fc.record({
  kind: fc.constantFrom('percent' as const, 'fixed_cart' as const, 'fixed_product' as const, 'free_shipping' as const),
  amount: fc.integer({ min: 0, max: 100_000 }),
  freeShipping: fc.boolean(),
  lines: fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { maxLength: 12 }),
})
const anyCoupons = fc.array(anyCoupon, { maxLength: 10 }).map((coupons) =>
  coupons.map(({ lines, kind, amount, freeShipping }, id) =>
    aCoupon({
      id,
      kind,
      freeShipping,
      amount: kind === 'percent' ? amount % 101 : amount,
      lineKeys: new Set(lines.map((index) => `k${index}`)),
    }),
  ),
)
const anyRates = fc
  .array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 4 })
  .map((prices) => prices.map((cents, index) => ({ id: `flat_rate:${index}`, label: 'Entrega', cents, days })))
/** CARTS=100000 for a long run. */
const CARTS = { numRuns: Number(process.env.CARTS ?? 5_000) }
const PATIENCE = { timeout: Math.max(30_000, CARTS.numRuns * 15) }

test('[I4] in five thousand random carts every sum is exact and no centavo is below zero', PATIENCE, () => {
  fc.assert(
    fc.property(anyLines, anyCoupons, anyRates, fc.integer({ min: 0, max: 100 }), (lines, discounts, rates, discountPercent) => {
      const priced = quoteOf({
        cart: aCart(...lines),
        discounts,
        ratesOf: () => rates,
        payment: { method: 'pix', discountPercent },
      })
      for (const line of priced.lines) {
        expect(line.totalCents).toBe(line.unitCents * line.quantity - line.discountCents)
        expect(Math.min(line.totalCents, line.discountCents)).toBeGreaterThanOrEqual(0)
        expect(Number.isSafeInteger(line.totalCents)).toBe(true)
      }
      const goods = sum(priced.lines.map((line) => line.totalCents))
      expect(priced.subtotalCents - priced.discountCents).toBe(goods)
      expect(sum(priced.coupons.map((coupon) => coupon.discountCents))).toBe(priced.discountCents)
      expect(priced.totalCents).toBe(goods + priced.shippingCents - priced.paymentDiscountCents)
      expect(priced.paymentDiscountCents).toBe(percentOf(goods, discountPercent))
      expect(priced.totalCents).toBeGreaterThanOrEqual(0)
    }),
    CARTS,
  )
})

test('[I5] in five thousand random carts the order of lines and coupons changes no centavo', PATIENCE, () => {
  const shuffled = <T>(all: readonly T[]) => fc.shuffledSubarray([...all], { minLength: all.length })
  const both = fc
    .tuple(anyLines, anyCoupons)
    .chain(([lines, coupons]) => fc.tuple(fc.constant(lines), fc.constant(coupons), shuffled(lines), shuffled(coupons)))
  fc.assert(
    fc.property(both, ([lines, coupons, otherLines, otherCoupons]) => {
      const [one, other] = [
        quoteOf({ cart: aCart(...lines), discounts: coupons, ratesOf: none }),
        quoteOf({ cart: aCart(...otherLines), discounts: otherCoupons, ratesOf: none }),
      ]
      const createLoader = (priced: typeof one) => Object.fromEntries(priced.lines.map((line) => [line.key, line.totalCents]))
      expect(createLoader(other)).toEqual(createLoader(one))
      expect(other.totalCents).toBe(one.totalCents)
    }),
    CARTS,
  )
})

test('[I5] in five thousand random carts an amount is split exactly, near its share, and never past a line', PATIENCE, () => {
  fc.assert(
    fc.property(anyLines, fc.integer({ min: 0, max: 50_000_000 }), (lines, amount) => {
      const everything = new Set(lines.map((line) => line.key))
      const priced = quote(lines, [aCoupon({ kind: 'fixed_cart', amount, lineKeys: everything })])
      expect(priced.discountCents).toBe(Math.min(amount, priced.subtotalCents))
      for (const line of priced.lines) {
        const worth = line.unitCents * line.quantity
        expect(line.discountCents).toBeLessThanOrEqual(worth)
        const share = priced.subtotalCents === 0 ? 0 : (priced.discountCents * worth) / priced.subtotalCents
        expect(Math.abs(line.discountCents - share)).toBeLessThanOrEqual(1)
      }
    }),
    CARTS,
  )
})

test.each<[string, number, number, number[], number[], number]>([
  ['what is added', 10_000, 0, [1_500], [1_500], 10_000 + 1_990 + 1_500],
  ['what is taken off', 10_000, 0, [-2_000], [-2_000], 10_000 + 1_990 - 2_000],
  ['more than the goods: never of the freight', 10_000, 0, [-50_000], [-10_000], 1_990],
  ['what the way of paying leaves', 10_000, 5, [-50_000], [-9_500], 1_990],
  ['what is added is not taken off', 10_000, 0, [700, -50_000], [700, -10_000], 1_990 + 700],
  ['nothing is left', 0, 0, [-500], [], 1_990],
  ['one after the other', 10_000, 0, [-6_000, -6_000, -1], [-6_000, -4_000], 1_990],
])('[I4] fees of an order: %s', (_what, cents, discountPercent, asked, told, total) => {
  const fees = asked.map((amount, at) => ({ id: `fee-${at}`, label: `Taxa ${at}`, cents: amount }))
  const rate = { id: 'flat_rate:1', label: 'Econômica', cents: 1_990, days }
  const payment = { method: 'pix', discountPercent }
  const quoted = quoteOf({ cart: aCart(aLine({ cents })), discounts: [], ratesOf: () => [rate], payment, fees })
  expect(quoted.fees.map((fee) => fee.cents)).toEqual(told)
  expect(quoted.totalCents).toBe(total)
})

test('fees take what coupons leave of the goods', () => {
  const fees = [{ id: 'loyalty-points', label: 'Pontos', cents: -10_000 }]
  const { totalCents, fees: told } = quoteOf({
    cart: aCart(aLine({ cents: 10_000 })),
    discounts: [aCoupon()],
    ratesOf: none,
    fees,
  })
  expect([totalCents, told[0]!.cents]).toEqual([0, -9_000])
})
