import { expect, test } from 'vitest'
import { duePromotions } from './bumps.ts'
import type { PromotionLine } from './promotion.ts'

const NO_IDS = { productIds: [], categoryIds: [], tagIds: [], excludedProductIds: [], excludedCategoryIds: [] }
const TERMS = { startsAt: undefined, endsAt: undefined, weekdays: [], hours: undefined, ufs: [], paymentMethods: [] }
const aLine = (productId: number, over: Partial<PromotionLine> = {}): PromotionLine => ({
  key: `k${productId}`,
  productId,
  variationId: null,
  categoryIds: [],
  tagIds: [],
  cents: 1_000,
  regularCents: 1_000,
  quantity: 1,
  ...over,
})

test.each<[string, PromotionLine[], boolean]>([
  ['a product of the promotion, and enough', [aLine(1, { quantity: 2 })], true],
  ['too little of it', [aLine(1)], false],
  ['a product of a category of it', [aLine(3, { categoryIds: [4], cents: 2_000 })], true],
  ['something else', [aLine(2, { cents: 9_000 })], false],
  ['a gift alone', [aLine(1, { quantity: 2, giftOf: 3 })], false],
  ['what is offered, too', [aLine(1, { quantity: 2 }), aLine(9)], false],
  ['a variation of what is offered, too', [aLine(1, { quantity: 2 }), aLine(9, { variationId: 91 })], false],
])('whether the checkout offers something: %s', (_what, lines, isDue) => {
  const bump = {
    id: 7,
    name: 'Leve também',
    rule: { kind: 'bump' as const, fromCents: 2_000, productIds: [9], percent: 20 },
    goods: { ...NO_IDS, productIds: [1], categoryIds: [4], excludeSaleItems: false },
    terms: TERMS,
    combines: true,
    withCoupons: true,
  }
  const now = { at: new Date('2026-11-18T15:00:00Z'), weekday: 3, minute: 720 }
  const purchase = { lines, now, uf: undefined, paymentMethod: undefined, hasCoupons: false }
  expect(duePromotions([bump], purchase)).toEqual(isDue ? [bump] : [])
})
