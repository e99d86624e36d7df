import { expect, test } from 'vitest'
import { centsTyped, freshCondition, reaisOf } from './rule-labels.ts'

test.each([
  ['50', 5_000],
  ['49,9', 4_990],
  ['1.05', 105],
  ['', undefined],
  ['-1', undefined],
  ['mil', undefined],
])('«%s» is %s centavos', (typed, cents) => expect(centsTyped(typed)).toBe(cents))

test('an amount is shown as it is typed, and a fresh rule can be saved where it needs no choice', () => {
  expect([reaisOf(4_990), reaisOf(undefined)]).toEqual(['49,90', ''])
  expect(freshCondition('sold')).toEqual({ field: 'sold', days: 30, least: 1 })
})
