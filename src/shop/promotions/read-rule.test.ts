import { expect, test } from 'vitest'
import { readRule } from './read-rule.ts'

test.each([
  [{ kind: 'percent', percent: 10 }],
  [{ kind: 'amount', cents: 500 }],
  [{ kind: 'units', take: 3, lowered: 1, percent: 100 }],
  [{ kind: 'quantity-steps', counts: 'each', steps: [{ units: 3, percent: 10 }] }],
  [
    {
      kind: 'cart-steps',
      steps: [
        { fromCents: 0, percent: 5 },
        { fromCents: 10_000, cents: 1_000 },
      ],
    },
  ],
  [{ kind: 'bundle', cents: 9_900, parts: [{ productIds: [1, 2], units: 1 }] }],
  [{ kind: 'gift', fromCents: 30_000, productIds: [9], units: 1 }],
])('a rule is kept as it was sent: %j', (rule) => {
  expect(readRule(rule)).toEqual({ ok: true, rule })
})

test('steps stand in order, and what is no part of a rule is left out', () => {
  const steps = [
    { units: 5, percent: 10, note: 'x' },
    { units: 2, percent: 5 },
  ]
  expect(readRule({ kind: 'quantity-steps', counts: 'together', steps, more: 1 })).toEqual({
    ok: true,
    rule: {
      kind: 'quantity-steps',
      counts: 'together',
      steps: [
        { units: 2, percent: 5 },
        { units: 5, percent: 10 },
      ],
    },
  })
})

test.each<[unknown, RegExp]>([
  [undefined, /o que a promoção dá/],
  [[], /o que a promoção dá/],
  [{ kind: 'raffle' }, /não existe/],
  [{ kind: 'percent', percent: 101 }, /1 a 100/],
  [{ kind: 'percent', percent: 10.5 }, /1 a 100/],
  [{ kind: 'percent', percent: '10' }, /1 a 100/],
  [{ kind: 'amount', cents: 0 }, /R\$ 0,01/],
  [{ kind: 'units', take: 1, lowered: 1, percent: 50 }, /2 a 999/],
  [{ kind: 'units', take: 3, lowered: 3, percent: 100 }, /uma das unidades é paga/],
  [{ kind: 'quantity-steps', counts: 'together', steps: [] }, /faixas/],
  [{ kind: 'quantity-steps', counts: 'all', steps: [{ units: 2, percent: 5 }] }, /contam juntas/],
  [{ kind: 'cart-steps', steps: [{ fromCents: 1 }] }, /porcentagem/],
  [{ kind: 'cart-steps', steps: Array.from({ length: 11 }, (_none, at) => ({ fromCents: at, percent: 1 })) }, /faixas/],
  [
    {
      kind: 'cart-steps',
      steps: [
        { fromCents: 1, percent: 1 },
        { fromCents: 1, percent: 2 },
      ],
    },
    /mesmo valor/,
  ],
  [{ kind: 'bundle', cents: 100, parts: [] }, /partes/],
  [
    {
      kind: 'bundle',
      cents: 100,
      parts: [
        { productIds: [1], units: 1 },
        { productIds: [1], units: 1 },
      ],
    },
    /duas partes/,
  ],
  [{ kind: 'gift', fromCents: 100, productIds: [], units: 1 }, /brinde/],
  [{ kind: 'bump', fromCents: 0, productIds: [], percent: 0 }, /oferece/],
  [{ kind: 'bump', fromCents: -1, productIds: [1], percent: 0 }, /R\$ 0,00/],
  [{ kind: 'bump', fromCents: 0, productIds: [1], percent: 100 }, /0 a 99/],
])('what can be no rule is refused in words: %j', (sent, problem) => {
  const read = readRule(sent)
  expect(read.ok ? '' : read.problem).toMatch(problem)
})
