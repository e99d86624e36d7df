import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPromotions } from './apply-promotions.ts'
import { earnedGifts, lostGifts } from './gifts.ts'
import type { Goods, Promotion, PromotionLine, Purchase, Rule } from './promotion.ts'

const ALL: Goods = {
  productIds: [],
  categoryIds: [],
  tagIds: [],
  excludedProductIds: [],
  excludedCategoryIds: [],
  excludeSaleItems: false,
}
const ALWAYS = { startsAt: undefined, endsAt: undefined, weekdays: [], hours: undefined, ufs: [], paymentMethods: [] }
const aPromotion = (rule: Rule, over: Partial<Promotion> = {}): Promotion => ({
  id: 1,
  name: 'Promoção',
  rule,
  goods: ALL,
  terms: ALWAYS,
  combines: true,
  withCoupons: true,
  ...over,
})
const aLine = (productId: number, cents: number, quantity = 1, over: Partial<PromotionLine> = {}): PromotionLine => ({
  key: `k${productId}`,
  productId,
  variationId: null,
  categoryIds: [],
  tagIds: [],
  cents,
  regularCents: cents,
  quantity,
  ...over,
})
const NOW = { at: new Date('2026-11-18T15:00:00Z'), weekday: 3, minute: 12 * 60 }
const purchase = (lines: PromotionLine[], over: Partial<Purchase> = {}): Purchase => ({
  lines,
  now: NOW,
  uf: undefined,
  paymentMethod: undefined,
  hasCoupons: false,
  ...over,
})
const off = (promotions: Promotion[], lines: PromotionLine[], over: Partial<Purchase> = {}) => {
  const found = applyPromotions(promotions, purchase(lines, over))
  return Object.fromEntries([...found.off].filter(([, cents]) => cents > 0))
}
const THREE_FOR_TWO: Rule = { kind: 'units', take: 3, lowered: 1, percent: 100 }

test.each<[string, Rule, PromotionLine[], Record<string, number>]>([
  ['ten percent of each unit', { kind: 'percent', percent: 10 }, [aLine(1, 999, 3)], { k1: 300 }],
  [
    'an amount off each unit, at most its price',
    { kind: 'amount', cents: 500 },
    [aLine(1, 300, 2), aLine(2, 900)],
    { k1: 600, k2: 500 },
  ],
  ['three for two: the cheapest of three', THREE_FOR_TWO, [aLine(1, 100), aLine(2, 90), aLine(3, 80)], { k3: 80 }],
  ['three for two, two units: nothing', THREE_FOR_TWO, [aLine(1, 100, 2)], {}],
  ['three for two of seven units: two', THREE_FOR_TWO, [aLine(1, 100, 7)], { k1: 200 }],
  [
    'three for two: the dear ones are not paired with cheap ones',
    THREE_FOR_TWO,
    [aLine(1, 100, 3), aLine(2, 10, 3)],
    { k1: 100, k2: 10 },
  ],
  ['the second unit at half', { kind: 'units', take: 2, lowered: 1, percent: 50 }, [aLine(1, 101, 5)], { k1: 102 }],
  [
    'steps of quantity, together',
    {
      kind: 'quantity-steps',
      counts: 'together',
      steps: [
        { units: 2, percent: 5 },
        { units: 4, percent: 10 },
      ],
    },
    [aLine(1, 1000, 2), aLine(2, 500, 2)],
    { k1: 200, k2: 100 },
  ],
  [
    'steps of quantity, each product by itself',
    { kind: 'quantity-steps', counts: 'each', steps: [{ units: 3, percent: 10 }] },
    [aLine(1, 1000, 3), aLine(2, 500, 2)],
    { k1: 300 },
  ],
  [
    'steps of the cart: the highest that is reached, shared out by price',
    {
      kind: 'cart-steps',
      steps: [
        { fromCents: 1000, percent: 5 },
        { fromCents: 2000, cents: 301 },
      ],
    },
    [aLine(1, 1000, 2), aLine(2, 1000)],
    { k1: 201, k2: 100 },
  ],
  [
    'a bundle for a price, as often as its parts are there',
    {
      kind: 'bundle',
      cents: 1000,
      parts: [
        { productIds: [1], units: 2 },
        { productIds: [2, 3], units: 1 },
      ],
    },
    [aLine(1, 500, 5), aLine(2, 400), aLine(3, 300)],
    { k1: 518, k2: 104, k3: 78 },
  ],
  [
    'a bundle that costs more than its parts is none',
    {
      kind: 'bundle',
      cents: 1000,
      parts: [
        { productIds: [1], units: 1 },
        { productIds: [2], units: 1 },
      ],
    },
    [aLine(1, 500), aLine(2, 400)],
    {},
  ],
  [
    'an offer of the checkout: one unit, beside enough of something else',
    { kind: 'bump', fromCents: 1000, productIds: [9], percent: 20 },
    [aLine(1, 1000), aLine(9, 300, 2)],
    { k9: 60 },
  ],
  [
    'an offer of the checkout: below the sum nothing',
    { kind: 'bump', fromCents: 1000, productIds: [9], percent: 20 },
    [aLine(1, 999), aLine(9, 300, 5)],
    {},
  ],
  [
    'an offer of the checkout: alone in the cart nothing',
    { kind: 'bump', fromCents: 0, productIds: [9], percent: 20 },
    [aLine(9, 300)],
    {},
  ],
  [
    'an offer of the checkout at the price of the shop',
    { kind: 'bump', fromCents: 0, productIds: [9], percent: 0 },
    [aLine(1, 1000), aLine(9, 300)],
    {},
  ],
  [
    'a gift above a sum',
    { kind: 'gift', fromCents: 1000, productIds: [9], units: 1 },
    [aLine(1, 1000), aLine(9, 300, 2)],
    { k9: 300 },
  ],
  [
    'a gift does not count for its own sum',
    { kind: 'gift', fromCents: 1000, productIds: [9], units: 1 },
    [aLine(1, 800), aLine(9, 300)],
    {},
  ],
])('%s', (_what, rule, lines, expected) => {
  expect(off([aPromotion(rule)], lines)).toEqual(expected)
})

test('each unit is in one promotion, the first of the list; the cart comes after', () => {
  const lines = [aLine(1, 1000, 4)]
  const half = aPromotion({ kind: 'percent', percent: 50 }, { id: 2 })
  const cart = aPromotion({ kind: 'cart-steps', steps: [{ fromCents: 0, percent: 10 }] }, { id: 3 })
  expect(applyPromotions([cart, aPromotion(THREE_FOR_TWO), half], purchase(lines))).toEqual({
    off: new Map([['k1', 1000 + 500 + 250]]),
    applied: [
      { id: 1, name: 'Promoção', discountCents: 1000 },
      { id: 2, name: 'Promoção', discountCents: 500 },
      { id: 3, name: 'Promoção', discountCents: 250 },
    ],
  })
})

test('one that stands alone is the only one, or is none', () => {
  const alone = aPromotion({ kind: 'percent', percent: 50 }, { id: 2, combines: false })
  const ids = (promotions: Promotion[]) => applyPromotions(promotions, purchase([aLine(1, 1000, 4)])).applied.map(({ id }) => id)
  expect(ids([aPromotion(THREE_FOR_TWO), alone])).toEqual([1])
  expect(ids([alone, aPromotion(THREE_FOR_TWO)])).toEqual([2])
})

test.each<[string, Partial<Goods>, Partial<PromotionLine>, boolean]>([
  ['a product', { productIds: [1] }, {}, true],
  ['another product', { productIds: [2] }, {}, false],
  ['a variation', { productIds: [7] }, { variationId: 7 }, true],
  ['a category', { categoryIds: [4] }, { categoryIds: [4, 2] }, true],
  ['a tag', { tagIds: [5] }, { tagIds: [5] }, true],
  ['a product that is left out', { excludedProductIds: [1] }, {}, false],
  ['a category that is left out', { categoryIds: [4], excludedCategoryIds: [2] }, { categoryIds: [4, 2] }, false],
  ['a thing on sale', { excludeSaleItems: true }, { regularCents: 2000 }, false],
])('goods: %s', (_what, goods, line, isLowered) => {
  const promotion = aPromotion({ kind: 'percent', percent: 10 }, { goods: { ...ALL, ...goods } })
  expect(off([promotion], [aLine(1, 1000, 1, line)])).toEqual(isLowered ? { k1: 100 } : {})
})

test.each<[string, Partial<Promotion['terms']>, Partial<Purchase>, boolean]>([
  ['not yet', { startsAt: new Date('2026-11-18T15:00:01Z') }, {}, false],
  ['from this moment on', { startsAt: new Date('2026-11-18T15:00:00Z') }, {}, true],
  ['over at this moment', { endsAt: new Date('2026-11-18T15:00:00Z') }, {}, false],
  ['on a Wednesday', { weekdays: [3] }, {}, true],
  ['on a Thursday', { weekdays: [4] }, {}, false],
  ['within its hours', { hours: { from: 12 * 60, to: 13 * 60 } }, {}, true],
  ['after its hours', { hours: { from: 11 * 60, to: 12 * 60 } }, {}, false],
  [
    'over midnight, of the evening before',
    { weekdays: [3], hours: { from: 22 * 60, to: 2 * 60 } },
    { now: { ...NOW, weekday: 4, minute: 60 } },
    true,
  ],
  [
    'over midnight, too early',
    { weekdays: [3], hours: { from: 22 * 60, to: 2 * 60 } },
    { now: { ...NOW, weekday: 3, minute: 60 } },
    false,
  ],
  ['for a state', { ufs: ['SP'] }, { uf: 'SP' }, true],
  ['for a state that nobody named yet', { ufs: ['SP'] }, {}, false],
  ['for a way to pay', { paymentMethods: ['pix'] }, { paymentMethod: 'pix' }, true],
  ['for another way to pay', { paymentMethods: ['pix'] }, { paymentMethod: 'boleto' }, false],
])('terms: %s', (_what, terms, over, isLowered) => {
  const promotion = aPromotion({ kind: 'percent', percent: 10 }, { terms: { ...ALWAYS, ...terms } })
  expect(off([promotion], [aLine(1, 1000)], over)).toEqual(isLowered ? { k1: 100 } : {})
})

test('one that goes with no coupon steps aside for them', () => {
  const promotion = aPromotion({ kind: 'percent', percent: 10 }, { withCoupons: false })
  expect(off([promotion], [aLine(1, 1000)], { hasCoupons: true })).toEqual({})
  expect(off([promotion], [aLine(1, 1000)])).toEqual({ k1: 100 })
})

const id = fc.integer({ min: 1, max: 6 })
const ids = fc.uniqueArray(id, { maxLength: 3 })
const percent = fc.integer({ min: 1, max: 100 })
const cents = fc.integer({ min: 0, max: 30_000 })
const someRule = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent }),
  fc.record({ kind: fc.constant('amount' as const), cents }),
  fc
    .record({ take: fc.integer({ min: 2, max: 5 }), lowered: fc.integer({ min: 1, max: 4 }), percent })
    .map((rule) => ({ ...rule, kind: 'units' as const, lowered: Math.min(rule.lowered, rule.take - 1) })),
  fc.record({
    kind: fc.constant('quantity-steps' as const),
    counts: fc.constantFrom('together' as const, 'each' as const),
    steps: fc.array(fc.record({ units: fc.integer({ min: 1, max: 9 }), percent }), { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('cart-steps' as const),
    steps: fc.array(fc.oneof(fc.record({ fromCents: cents, percent }), fc.record({ fromCents: cents, cents })), { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('bundle' as const),
    cents,
    parts: fc.array(
      fc.record({ productIds: fc.uniqueArray(id, { minLength: 1, maxLength: 2 }), units: fc.integer({ min: 1, max: 3 }) }),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
  }),
  fc.record({ kind: fc.constant('bump' as const), fromCents: cents, productIds: ids, percent: fc.integer({ min: 0, max: 99 }) }),
  fc.record({ kind: fc.constant('gift' as const), fromCents: cents, productIds: ids, units: fc.integer({ min: 1, max: 3 }) }),
)
const somePromotions = fc
  .array(
    fc.record({
      rule: someRule,
      combines: fc.boolean(),
      withCoupons: fc.boolean(),
      paymentMethods: fc.subarray(['pix', 'bacs']),
      ufs: fc.subarray(['SP', 'RJ']),
      goods: fc.record({
        productIds: ids,
        categoryIds: ids,
        tagIds: ids,
        excludedProductIds: ids,
        excludedCategoryIds: ids,
        excludeSaleItems: fc.boolean(),
      }),
    }),
    { maxLength: 5 },
  )
  .map((all) =>
    all.map(({ paymentMethods, ufs, ...one }, index): Promotion => ({
      ...one,
      id: index + 1,
      name: `P${index}`,
      terms: { ...ALWAYS, paymentMethods, ufs },
    })),
  )
const someLines = fc.uniqueArray(
  fc.record({
    productId: id,
    variationId: fc.option(fc.integer({ min: 1, max: 3 })),
    categoryIds: ids,
    tagIds: ids,
    cents,
    regularCents: cents,
    quantity: fc.integer({ min: 1, max: 12 }),
    giftOf: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined, freq: 4 }),
  }),
  { maxLength: 6, selector: ({ productId, variationId, giftOf }) => `${productId}-${variationId}-${giftOf}` },
)

const somebody = fc.record({
  hasCoupons: fc.boolean(),
  paymentMethod: fc.constantFrom('pix', 'bacs', undefined),
  uf: fc.constantFrom('SP', 'RJ', undefined),
})

test('whatever the promotions and the cart: no line below zero, the parts add up, and the order of lines decides nothing', () => {
  fc.assert(
    fc.property(somePromotions, someLines, somebody, (promotions, things, who) => {
      const lines = things.map((line) => ({ ...line, key: `${line.productId}-${line.variationId}-${line.giftOf}` }))
      const found = applyPromotions(promotions, purchase(lines, who))
      for (const line of lines) {
        const taken = found.off.get(line.key) ?? 0
        expect(Number.isSafeInteger(taken) && taken >= 0 && taken <= line.cents * line.quantity).toBe(true)
      }
      const total = [...found.off.values()].reduce((sum, one) => sum + one, 0)
      expect(found.applied.reduce((sum, { discountCents }) => sum + discountCents, 0)).toBe(total)
      expect(found.applied.length < 2 || found.applied.every(({ id: one }) => promotions[one - 1]!.combines)).toBe(true)
      for (const { id: one } of found.applied) {
        const { terms } = promotions[one - 1]!
        expect(terms.paymentMethods.length === 0 || terms.paymentMethods.includes(who.paymentMethod ?? '')).toBe(true)
        expect(terms.ufs.length === 0 || terms.ufs.includes(who.uf ?? '')).toBe(true)
      }
      const turned = applyPromotions(promotions, purchase([...lines].reverse(), who))
      expect(turned.applied).toEqual(found.applied)
      for (const { key } of lines) expect(turned.off.get(key) ?? 0).toBe(found.off.get(key) ?? 0)
    }),
    { numRuns: 2_000 },
  )
})

test('a cart of many thousand units is reckoned at once', () => {
  const lines = Array.from({ length: 50 }, (_none, place) => aLine(place + 1, 1000 + place, 9_999))
  const every = lines.map(({ productId }) => productId)
  const rules: Rule[] = [THREE_FOR_TWO, { kind: 'bundle', cents: 100, parts: [{ productIds: every, units: 1 }] }]
  for (const rule of rules) {
    const { applied } = applyPromotions([aPromotion(rule)], purchase(lines))
    expect(applied[0]!.discountCents).toBeGreaterThan(100_000_000)
  }
})

test('a gift that was put in is in no other promotion, is given before what is bought of the same thing, and is lost below the sum', () => {
  const bought = aLine(1, 5_000, 2)
  const [mug, gift] = [aLine(2, 1_000), { ...aLine(2, 1_000), key: 'brinde', giftOf: 7 }]
  const rule: Rule = { kind: 'gift', fromCents: 5_000, productIds: [2], units: 1 }
  const promotions = [aPromotion({ kind: 'percent', percent: 10 }, { id: 3 }), aPromotion(rule, { id: 7 })]
  const taken = applyPromotions(promotions, purchase([bought, mug, gift])).off
  expect([...taken]).toEqual(
    expect.arrayContaining([
      ['brinde', 1_000],
      [mug.key, 100],
    ]),
  )
  expect(lostGifts([bought, mug, gift], taken)).toEqual([])
  const below = applyPromotions(promotions, purchase([mug, gift]))
  expect(lostGifts([mug, gift], below.off)).toEqual(['brinde'])
  // One that another promotion gave is none of this one's.
  expect(lostGifts([gift], applyPromotions([aPromotion(rule, { id: 8 })], purchase([bought, gift])).off)).toEqual(['brinde'])
})

test('a gift is earned once the sum is reached and nothing of it is in the cart', () => {
  const rule: Rule = { kind: 'gift', fromCents: 5_000, productIds: [2, 4], units: 1 }
  const promotions = [aPromotion(rule, { id: 7, name: 'Caneca' })]
  expect(earnedGifts(promotions, purchase([aLine(1, 4_999)]))).toEqual([])
  expect(earnedGifts(promotions, purchase([aLine(1, 5_000)]))).toEqual([
    { promotionId: 7, name: 'Caneca', units: 1, productIds: [2, 4] },
  ])
  expect(earnedGifts(promotions, purchase([aLine(1, 5_000), aLine(2, 1_000)]))).toEqual([])
})
