import { expect, test } from 'vitest'
import { planWords } from './plan-words.ts'

test.each([
  [{ count: 1, cents: 10_000, totalCents: 10_000 }, '1× de R$ 100,00 à vista'],
  [{ count: 2, cents: 5_000, totalCents: 10_000 }, '2× de R$ 50,00 sem juros'],
  // Parcels that are rounded down come to less than the sum.
  [{ count: 3, cents: 3_333, totalCents: 9_999 }, '3× de R$ 33,33 sem juros'],
  [{ count: 3, cents: 3_510, totalCents: 10_530 }, '3× de R$ 35,10, total R$ 105,30 (5,3% de juros)'],
  [{ count: 12, cents: 1_000, totalCents: 12_000 }, '12× de R$ 10,00, total R$ 120,00 (20% de juros)'],
  [{ count: 6, cents: 1_667, totalCents: 10_002 }, '6× de R$ 16,67, total R$ 100,02 (0,02% de juros)'],
])('%j of R$ 100 is «%s»', (plan, words) => expect(planWords(plan, 10_000).replaceAll('\u{A0}', ' ')).toBe(words))
