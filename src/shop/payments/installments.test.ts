import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from '#kit/money.ts'
import { bestInstallments, chosenPlan, creditOffer, installmentsOf, parcelsOf } from './installments.ts'
import { creditLabel, installmentLabel } from './installment-labels.ts'

const RULES = { most: 12, leastCents: 1_000, freeUpTo: 10, monthlyPercent: 1.99 }

test('[I6] parcels add up to the amount, and the first takes the centavos that are left over', () => {
  expect(parcelsOf(10_000, 3)).toEqual([3_334, 3_333, 3_333])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 1, max: 24 }), (cents, count) => {
      const parcels = parcelsOf(cents, count)
      expect(parcels.reduce((sum, parcel) => sum + parcel, 0)).toBe(cents)
      expect(parcels).toHaveLength(count)
      expect(parcels[0]! - parcels.at(-1)!).toBeLessThan(count)
      expect(parcels.slice(1).every((parcel) => parcel === Math.floor(cents / count))).toBe(true)
    }),
  )
})

test.each([
  [24_900, { count: 10, cents: 2_490, hasInterest: false, totalCents: 24_900 }],
  [10_000, { count: 10, cents: 1_000, hasInterest: false, totalCents: 10_000 }],
  [3_500, { count: 3, cents: 1_168, hasInterest: false, totalCents: 3_500 }],
  [1_999, undefined],
])('beside %i centavos stands the most parcels without interest', (cents, best) => {
  expect(bestInstallments(cents, RULES)).toEqual(best)
})

test('parcels with interest say so and cost more; without a rate there is none', () => {
  const twelve = installmentsOf(100_000, RULES).at(-1)!
  expect(twelve).toMatchObject({ count: 12, hasInterest: true })
  expect(twelve.totalCents).toBeGreaterThan(113_000)
  expect(twelve.totalCents).toBeLessThan(114_000)
  expect(installmentsOf(100_000, { ...RULES, monthlyPercent: 0 }).at(-1)).toMatchObject({
    totalCents: 100_000,
    hasInterest: false,
  })
})

test('parcels are told with their total; with interest also by the rate of the month and of the year', () => {
  const plain = (words: string) => words.replaceAll('\u00a0', ' ')
  expect(plain(installmentLabel(bestInstallments(10_000, { ...RULES, most: 3 })!))).toBe(
    '3x de R$ 33,34 sem juros (total R$ 100,00)',
  )
  const credit = creditOffer(100_000, RULES)!
  expect(plain(creditLabel(credit))).toBe('12x de R$ 94,52 com juros de 1,99% ao mês (total R$ 1.134,02, CET de 26,68% ao ano)')
  expect(parcelsOf(credit.totalCents, 12).reduce((sum, parcel) => sum + parcel, 0)).toBe(credit.totalCents)
  expect(creditOffer(100_000, { ...RULES, most: 10 })).toBeUndefined()
})

const PLANS = installmentsOf(10_000, { most: 3, leastCents: 500, freeUpTo: 2, monthlyPercent: 2 })
test.each([
  [undefined, undefined],
  ['', undefined],
  ['1', undefined],
  ['2', { count: 2, words: `2x de ${formatMoney(5_000)}, sem juros` }],
  ['3', { count: 3, words: `3x de ${formatMoney(3_469)}, com juros (total ${formatMoney(10_403)})` }],
  ['4', false],
  ['0', false],
  ['2x', false],
  [2, false],
  [['2'], false],
])('the plan of %j parcels', (typed, expected) => expect(chosenPlan(PLANS, typed)).toEqual(expected))

test('where nothing is offered, only all at once can be chosen', () => {
  expect([chosenPlan([], '1'), chosenPlan([], '2')]).toEqual([undefined, false])
})
