import { expect, test } from 'vitest'
import type { Offer, QuoteAsked } from '../carrier.ts'
import { labelQuotes, sumOfLabels } from './quote-labels.ts'

const box = (grams: number) => ({ sides: [300, 200, 100] as const, grams, valueCents: grams * 10 })
const asked = (grams: number[], usesBoxes = true): QuoteAsked => ({
  from: '36325000',
  to: '01310100',
  packages: grams.map(box),
  items: [],
  usesBoxes,
  valueCents: grams.reduce((sum, one) => sum + one * 10, 0),
})
const told = (one: QuoteAsked) =>
  labelQuotes(one).map(({ asked: { packages, valueCents }, labels }) => [packages.map(({ grams }) => grams), valueCents, labels])

test.each<[string, QuoteAsked, ReturnType<typeof told>]>([
  ['one box', asked([1_000]), [[[1_000], 10_000, 1]]],
  [
    'two boxes',
    asked([1_000, 2_000]),
    [
      [[1_000], 10_000, 1],
      [[2_000], 20_000, 1],
    ],
  ],
  ['equal boxes once', asked([1_000, 1_000, 1_000]), [[[1_000], 10_000, 3]]],
  ['things that the service packs', asked([1_000, 2_000], false), [[[1_000, 2_000], 30_000, 1]]],
  ['more different boxes than calls', asked([1, 2, 3, 4, 5, 6, 7, 8, 9]), [[[1, 2, 3, 4, 5, 6, 7, 8, 9], 450, 1]]],
])('%s', (_what, one, calls) => expect(told(one)).toEqual(calls))

const offer = (service: string, cents: number, to: number): Offer => ({
  service,
  name: service,
  cents,
  days: { from: to - 1, to },
  insuredCents: cents,
})

test('a service has to take every box; their prices add up, and the slowest counts', () => {
  const quoted = { offers: [offer('1', 1_000, 5), offer('2', 3_000, 2)], refusals: [] }
  const other = {
    offers: [offer('1', 1_500, 7), offer('3', 900, 4)],
    refusals: [{ service: '2', name: '2', reason: 'Peso acima do limite.' }],
  }
  expect(
    sumOfLabels([
      { quoted, labels: 2 },
      { quoted: other, labels: 1 },
    ]),
  ).toEqual({
    offers: [{ ...offer('1', 3_500, 7), days: { from: 6, to: 7 } }],
    refusals: [{ service: '2', name: '2', reason: 'Peso acima do limite.' }],
  })
  expect(sumOfLabels([{ quoted, labels: 1 }])).toBe(quoted)
  expect(sumOfLabels([])).toEqual({ offers: [], refusals: [] })
})
