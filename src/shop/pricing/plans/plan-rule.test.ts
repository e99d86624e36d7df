import { expect, test } from 'vitest'
import { begin, end, type OfferPrice, type PlanTerms, priceAt, refusePlan } from './plan-rule.ts'

const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 10, day, hour))
const now = at(1)
const offer = (over: Partial<OfferPrice> = {}): OfferPrice => ({
  priceCents: 10_000,
  saleCents: null,
  saleFrom: null,
  saleTo: null,
  ...over,
})
const sale = (over: Partial<PlanTerms> = {}): PlanTerms => ({
  kind: 'sale',
  cents: 8_000,
  startsAt: at(10),
  endsAt: at(12),
  ...over,
})
const price = (over: Partial<PlanTerms> = {}): PlanTerms => ({
  kind: 'price',
  cents: 12_000,
  startsAt: at(10),
  endsAt: null,
  ...over,
})

test('a sale begins with its days, and ends as if it had never been', () => {
  const during = begin(sale(), offer(), at(10))
  expect(during).toEqual({ priceCents: 10_000, saleCents: 8_000, saleFrom: at(10), saleTo: at(12) })
  expect(end(sale(), during as OfferPrice, offer(), at(12))).toEqual(offer())
})

test('a sale that the merchant had before goes on afterwards, unless it is over too', () => {
  const before = offer({ saleCents: 9_500 })
  const during = begin(sale(), before, at(10)) as OfferPrice
  expect(end(sale(), during, before, at(12))).toEqual(before)
  expect(end(sale(), during, { ...before, saleTo: at(11) }, at(12))).toEqual(offer())
})

test('what was written by hand meanwhile is not taken back', () => {
  const byHand = offer({ saleCents: 7_000, saleFrom: at(11) })
  expect(end(sale(), byHand, offer(), at(12))).toBe(byHand)
  const dearer = offer({ priceCents: 15_000 })
  expect(end(price({ endsAt: at(12) }), dearer, offer(), at(12))).toBe(dearer)
})

test('a price with an end gives the one before back; a sale that is none at it goes', () => {
  const plan = price({ cents: 7_000, endsAt: at(12) })
  const during = begin(plan, offer({ saleCents: 8_000 }), at(10)) as OfferPrice
  expect(during).toEqual(offer({ priceCents: 7_000 }))
  expect(end(plan, during, offer(), at(12)).priceCents).toBe(10_000)
})

test('what can no longer begin is skipped: the price is lower already, or its days have gone by', () => {
  expect(begin(sale(), offer({ priceCents: 8_000 }), at(10))).toBe('not-lower')
  expect(begin(sale(), offer(), at(12))).toBe('too-late')
})

test.each<[string, PlanTerms, PlanTerms[], RegExp]>([
  ['a sale', sale(), [], /^fine$/],
  ['a sale that ends before it begins', sale({ endsAt: at(9) }), [], /depois do começo/],
  ['a sale that is over', sale({ startsAt: at(1), endsAt: now }), [], /depois do começo|já passou/],
  ['a moment that is none', sale({ startsAt: new Date('x') }), [], /calendário/],
  ['a sale dearer than the price', sale({ cents: 10_000 }), [], /menor que o preço daquele dia, R\$\s100,00/],
  ['a sale below a price that is planned before it', sale({ cents: 11_000 }), [price({ startsAt: at(5) })], /^fine$/],
  ['two sales on the same days', sale(), [sale({ startsAt: at(11), endsAt: at(20) })], /Já há uma promoção/],
  ['a sale right after another', sale(), [sale({ startsAt: at(12), endsAt: at(20) })], /^fine$/],
  ['a sale after one without an end', sale(), [sale({ startsAt: at(2), endsAt: null })], /Já há uma promoção/],
  ['two prices one after the other', price(), [price({ startsAt: at(20) })], /^fine$/],
  ['two prices at the same moment', price(), [price({ cents: 1 })], /Já há um preço/],
])('what a merchant may plan: %s', (_what, plan, open, problem) => {
  expect(refusePlan(plan, { offer: offer(), open, now }) ?? 'fine').toMatch(problem)
})

test('the price of a day is the last one planned for it', () => {
  const open = [price({ startsAt: at(5) }), price({ cents: 9_000, startsAt: at(8), endsAt: at(9) })]
  expect([2, 6, 8, 9].map((day) => priceAt(at(day), offer(), open))).toEqual([10_000, 12_000, 9_000, 12_000])
})
