import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Discount } from '#shop/coupons/coupon.ts'
import { quoteOf } from '#shop/checkout/quote.ts'
import { applyPromotions } from '#shop/promotions/apply-promotions.ts'
import type { Promotion } from '#shop/promotions/promotion.ts'
import { addToCart, EMPTY_CART, type Line } from './cart.ts'
import { withTiers } from './tier-prices.ts'

const NO_LIMITS = { minUnits: null, maxUnits: null, customerUnits: null, customerDays: null }
const aLine = (over: Partial<Line> = {}): Line => ({
  key: 'a',
  productId: 1,
  variationId: null,
  type: 'simple',
  name: 'Caneca Serra',
  url: '/produto/caneca-serra/',
  sku: '',
  cents: 1_000,
  regularCents: 1_000,
  inStock: true,
  onHand: null,
  soldIndividually: false,
  virtual: true,
  weightGrams: 0,
  picture: undefined,
  options: [],
  choices: {},
  quantity: 1,
  ...over,
})
const TEN = { units: 10, cents: 890, whole: true, group: false }
const terms = { ...NO_LIMITS, tiers: [TEN] }

test('units of all variations reach a price together; one of a variation alone is reached by its own', () => {
  const own = { ...terms, tiers: [{ ...TEN, whole: false }] }
  const lines = (about: typeof terms) => [
    aLine({ key: 'a', variationId: 1, quantity: 4, terms: about }),
    aLine({ key: 'b', variationId: 2, quantity: 6, terms: about }),
  ]
  expect(withTiers(lines(terms)).map(({ cents }) => cents)).toEqual([890, 890])
  expect(withTiers(lines(own)).map(({ cents, nextTier }) => [cents, nextTier?.lacking])).toEqual([
    [1_000, 6],
    [1_000, 4],
  ])
})

test('a lower price is told of only where there are units enough for it', () => {
  const lacking = (over: Partial<Line>) => withTiers([aLine({ quantity: 8, terms, ...over })])[0]!.nextTier?.lacking
  expect(lacking({})).toBe(2)
  expect(lacking({ onHand: 9 })).toBeUndefined()
  expect(lacking({ terms: { ...terms, maxUnits: 9 } })).toBeUndefined()
})

test('a sale that is lower stays, and a gift neither counts nor gets a price', () => {
  expect(withTiers([aLine({ quantity: 10, cents: 800, terms })])[0]).toMatchObject({ cents: 800 })
  const gift = aLine({ key: 'b', quantity: 1, giftOf: 3, terms })
  expect(withTiers([aLine({ quantity: 9, terms }), gift]).map(({ cents }) => cents)).toEqual([1_000, 1_000])
})

test('more units than an order or a customer may have are not put in', () => {
  const {
    key: _key,
    quantity: _quantity,
    choices: _choices,
    ...offer
  } = aLine({ terms: { ...terms, maxUnits: 5, customerUnits: 3 } })
  const add = (quantity: number) => addToCart(EMPTY_CART, { offer, key: 'a', quantity, choices: {} })
  expect(add(3).ok).toBe(true)
  expect(add(4)).toMatchObject({ ok: false, problem: { kind: 'above-limit', most: 3, inCart: 0 } })
})

const cents = fc.integer({ min: 1, max: 5_000 })
const someTiers = fc.array(
  fc.record({ units: fc.integer({ min: 1, max: 20 }), cents, whole: fc.boolean(), group: fc.boolean() }),
  {
    maxLength: 4,
  },
)
/** Each product and variation has one price and one ladder, whichever line it is in. */
const someAdditions = fc
  .tuple(
    fc.array(fc.record({ cents, tiers: someTiers }), { minLength: 3, maxLength: 3 }),
    fc.array(fc.record({ product: fc.nat(2), variation: fc.nat(1), units: fc.integer({ min: 1, max: 9 }) }), {
      minLength: 1,
      maxLength: 8,
    }),
  )
  .chain(([products, added]) =>
    fc.tuple(fc.constant(products), fc.constant(added), fc.shuffledSubarray(added, { minLength: added.length })),
  )
const somePromotions = fc.array(fc.record({ percent: fc.integer({ min: 1, max: 100 }), take: fc.integer({ min: 2, max: 4 }) }), {
  maxLength: 2,
})
const someCoupon = fc.record({
  kind: fc.constantFrom('percent' as const, 'fixed_product' as const, 'fixed_cart' as const),
  amount: fc.nat(9_000),
})

test('whatever is added in whatever order, with promotions and a coupon: the same centavos, none below zero, never more than without tiers', () => {
  fc.assert(
    fc.property(someAdditions, somePromotions, someCoupon, ([products, added, shuffled], rules, coupon) => {
      const total = (additions: typeof added, isTiered = true) => {
        const cart = additions.reduce((before, { product, variation, units }) => {
          const {
            key: _key,
            quantity: _quantity,
            choices: _choices,
            ...offer
          } = aLine({
            productId: product + 1,
            variationId: variation + 10 * (product + 1),
            cents: products[product]!.cents,
            regularCents: products[product]!.cents,
            terms: { ...NO_LIMITS, tiers: isTiered ? products[product]!.tiers : null },
          })
          const outcome = addToCart(before, { offer, key: `${product}-${variation}`, quantity: units, choices: {} })
          return outcome.ok ? outcome.cart : before
        }, EMPTY_CART)
        const lines = withTiers(cart.lines)
        const placed = lines.map((line) => ({ ...line, categoryIds: [], tagIds: [] }))
        const promoted = applyPromotions(rules.map(aPromotion), {
          lines: placed,
          now: { at: new Date(0), weekday: 4, minute: 0 },
          uf: undefined,
          paymentMethod: undefined,
          hasCoupons: true,
        })
        const discounts = [aDiscount(coupon, new Set(lines.map(({ key }) => key)))]
        const quote = quoteOf({ cart: { ...cart, lines }, discounts, promoted, ratesOf: () => [] })
        for (const line of quote.lines)
          expect(Math.min(line.unitCents, line.totalCents, line.discountCents)).toBeGreaterThanOrEqual(0)
        expect(quote.totalCents).toBe(quote.lines.reduce((sum, line) => sum + line.totalCents, 0))
        return quote
      }
      const [one, other] = [total(added), total(shuffled)]
      const byKey = (quote: typeof one) => Object.fromEntries(quote.lines.map((line) => [line.key, line.totalCents]))
      expect(byKey(other)).toEqual(byKey(one))
      expect(one.subtotalCents).toBeLessThanOrEqual(total(added, false).subtotalCents)
    }),
    { numRuns: 300 },
  )
})

const aPromotion = ({ percent, take }: { percent: number; take: number }, place: number): Promotion => ({
  id: place + 1,
  name: 'Promoção',
  rule: { kind: 'units', take, lowered: 1, percent },
  goods: {
    productIds: [],
    categoryIds: [],
    tagIds: [],
    excludedProductIds: [],
    excludedCategoryIds: [],
    excludeSaleItems: false,
  },
  terms: { startsAt: undefined, endsAt: undefined, weekdays: [], hours: undefined, ufs: [], paymentMethods: [] },
  combines: true,
  withCoupons: true,
})
const aDiscount = (coupon: Pick<Discount, 'kind' | 'amount'>, lineKeys: Set<string>): Discount => ({
  ...coupon,
  id: 1,
  code: 'c',
  freeShipping: false,
  lineKeys,
})
