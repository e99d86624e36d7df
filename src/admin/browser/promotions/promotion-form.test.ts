import { expect, test } from 'vitest'
import type { PromotionRecord } from '#api/vitrine/promotion-routes.ts'
import type { Rule } from '#shop/promotions/promotion.ts'
import { FRESH, shownPromotion, wirePromotion } from './promotion-form.ts'
import { stateText } from './promotion-labels.ts'

const aRecord = (rule: Rule, over: Partial<PromotionRecord> = {}): PromotionRecord => ({
  id: 1,
  name: 'Promoção',
  words: '',
  position: 1,
  is_active: true,
  rule,
  goods: FRESH.goods,
  starts_at: null,
  ends_at: null,
  weekdays: [],
  hours: null,
  states: [],
  payment_methods: [],
  combines: true,
  with_coupons: true,
  orders: 0,
  given_cents: 0,
  version: 3,
  ...over,
})

test.each<[Rule]>([
  [{ kind: 'percent', percent: 15 }],
  [{ kind: 'amount', cents: 1_050 }],
  [{ kind: 'units', take: 3, lowered: 1, percent: 100 }],
  [{ kind: 'units', take: 2, lowered: 1, percent: 50 }],
  [{ kind: 'quantity-steps', counts: 'each', steps: [{ units: 3, percent: 10 }] }],
  [
    {
      kind: 'cart-steps',
      steps: [
        { fromCents: 10_000, percent: 5 },
        { fromCents: 20_000, cents: 2_000 },
      ],
    },
  ],
  [{ kind: 'bundle', cents: 9_990, parts: [{ productIds: [4, 5], units: 2 }] }],
  [{ kind: 'gift', fromCents: 30_000, productIds: [9], units: 1 }],
  [{ kind: 'bump', fromCents: 0, productIds: [9, 4], percent: 20 }],
])('a rule goes through the form and comes back as it was: %j', (rule) => {
  const record = aRecord(rule, { hours: { from: '08:00', to: '12:30' } })
  expect(wirePromotion(shownPromotion(record))).toMatchObject({ rule, hours: { from: '08:00', to: '12:30' }, version: 3 })
})

test('what is empty in the form is none on the wire', () => {
  expect(wirePromotion({ ...FRESH, name: 'X', starts_at: '', from_hour: '08:00' })).toMatchObject({
    starts_at: null,
    ends_at: null,
    hours: null,
  })
})

test.each<[Partial<PromotionRecord>, string]>([
  [{ is_active: false }, 'Desligada'],
  [{}, 'No ar'],
  [{ starts_at: '2026-11-20T00:00:00' }, 'Começa em 20/11/2026, 00:00'],
  [{ ends_at: '2026-11-18T11:59:00' }, 'Encerrada'],
  [{ starts_at: '2026-11-01T00:00:00', ends_at: '2026-11-30T00:00:00' }, 'No ar até 30/11/2026, 00:00'],
  [{ weekdays: [5], hours: { from: '18:00', to: '22:00' } }, 'No ar nos dias e horários marcados'],
])('the list says what a promotion does now: %j', (over, words) => {
  const now = new Date('2026-11-18T15:00:00Z')
  expect(stateText(aRecord({ kind: 'percent', percent: 10 }, over), now)).toBe(words)
})
