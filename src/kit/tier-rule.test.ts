import { expect, test } from 'vitest'
import { ladderOf, refuseTiers, type TierRow } from './tier-rule.ts'

const row = (units: number, cents: number, over: Partial<TierRow> = {}): TierRow => ({
  variationId: null,
  tagId: null,
  units,
  cents,
  ...over,
})

test.each<[string, TierRow[], RegExp]>([
  ['steps that go down', [row(10, 890), row(50, 790)], /^nothing is wrong$/],
  ['a group from the first unit on', [row(1, 850, { tagId: 3 }), row(10, 890)], /^nothing is wrong$/],
  ['one unit for everybody', [row(1, 890)], /começa em 2/],
  ['twice the same quantity', [row(10, 890), row(10, 790)], /mesma quantidade/],
  ['steps that go up', [row(10, 890), row(50, 900)], /paga menos/],
  [
    'the same quantity of two variations',
    [row(10, 890, { variationId: 1 }), row(10, 890, { variationId: 2 })],
    /^nothing is wrong$/,
  ],
  ['too many', Array.from({ length: 101 }, (_none, place) => row(place + 2, 10_000 - place)), /até 100/],
])('what a merchant may set: %s', (_what, rows, problem) => {
  expect(refuseTiers(rows) ?? 'nothing is wrong').toMatch(problem)
})

test('a ladder has only the steps that lower the price', () => {
  expect(ladderOf([row(20, 900), row(1, 950), row(10, 890), row(10, 880)])).toEqual([
    { units: 1, cents: 950 },
    { units: 10, cents: 880 },
  ])
})
