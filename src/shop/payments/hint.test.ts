import { expect, test } from 'vitest'
import { createPayments } from './service.ts'

const hintOf = (
  stored: unknown,
  sums: { goodsCents: number; shippingCents?: number; storedValueCents?: number; giftCardCents?: number },
) =>
  createPayments({
    settings: { get: async () => stored, shop: async () => ({ name: 'Casa Aroeira', city: 'Tiradentes' }) },
    shopUrl: 'https://loja.example',
    testPayments: 'always',
  }).hint(sums)

const TEN = { most: 10, leastCents: 500 }
const pix = { enabled: true, key: 'x', discountPercent: 5 }
const card = { enabled: true }

test.each([
  ['nothing set', {}, undefined],
  ['Pix with a discount', { pix }, { discount: { title: 'Pix', percent: 5, cents: 9_500 } }],
  ['Pix that is off', { pix: { ...pix, enabled: false } }, undefined],
  ['rules, but no card to use them with', { installments: TEN }, undefined],
  ['a card that is off', { installments: TEN, vitrine_test: { enabled: false } }, undefined],
  [
    'a card',
    { installments: TEN, vitrine_test: card },
    { installments: { count: 10, cents: 1_000, hasInterest: false, totalCents: 10_000 } },
  ],
  [
    'a card with rules of its own',
    { installments: TEN, vitrine_test: { ...card, installments: { most: 3 } } },
    { installments: { count: 3, cents: 3_334, hasInterest: false, totalCents: 10_000 } },
  ],
  [
    'parcels with interest',
    { installments: { most: 12, leastCents: 500, freeUpTo: 3, monthlyPercent: 2 }, vitrine_test: card },
    {
      installments: { count: 3, cents: 3_334, hasInterest: false, totalCents: 10_000 },
      credit: {
        count: 12,
        cents: 952,
        hasInterest: true,
        totalCents: 11_347,
        monthlyPercent: 2,
        yearlyPercent: expect.closeTo(26.824, 3),
      },
    },
  ],
  [
    'the larger of two discounts',
    { pix, bacs: { enabled: true, account: 'x', discountPercent: 7.5 } },
    { discount: { title: 'Transferência bancária', percent: 7.5, cents: 9_250 } },
  ],
  [
    'parcels of what it costs that way',
    { bacs: { enabled: true, account: 'x', discountPercent: 10, installments: { most: 2 } } },
    {
      installments: { count: 2, cents: 4_500, hasInterest: false, totalCents: 9_000 },
      discount: { title: 'Transferência bancária', percent: 10, cents: 9_000 },
    },
  ],
])('beside R$ 100 the shop says, with %s', async (_what, stored, hint) => {
  expect(await hintOf(stored, { goodsCents: 10_000 })).toEqual(
    hint && { installments: undefined, credit: undefined, discount: undefined, ...hint },
  )
})

test('the freight has no discount, and what costs nothing needs no words', async () => {
  expect(await hintOf({ pix }, { goodsCents: 10_000, shippingCents: 2_000 })).toMatchObject({ discount: { cents: 11_500 } })
  expect(await hintOf({ pix }, { goodsCents: 0, shippingCents: 2_000 })).toBeUndefined()
})

test('what a gift card pays is taken off after the discount, and never below nothing', async () => {
  const sums = { goodsCents: 10_000, storedValueCents: 4_000 }
  expect(await hintOf({ pix }, sums)).toMatchObject({ discount: { cents: 5_500 } })
  expect(await hintOf({ pix }, { ...sums, storedValueCents: 9_900 })).toMatchObject({ discount: { cents: 0 } })
})

test('beside a gift card no discount of a way of paying is promised', async () => {
  const told = await hintOf({ pix }, { goodsCents: 10_000, giftCardCents: 10_000 })
  expect(told?.discount).toBeUndefined()
  expect(await hintOf({ pix }, { goodsCents: 30_000, giftCardCents: 10_000 })).toMatchObject({ discount: { cents: 29_000 } })
})
