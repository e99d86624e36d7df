import { expect, test } from 'vitest'
import { type PriceRule, refuseRules } from './price-rule.ts'

const rule = (over: Partial<PriceRule>): PriceRule => ({
  categoryId: 1,
  labelId: null,
  tagId: null,
  units: 10,
  off: 500,
  ...over,
})

test.each<[string, PriceRule[], RegExp]>([
  ['steps that grow', [rule({}), rule({ units: 50, off: 1_000 })], /^fine$/],
  ['a group from the first unit on', [rule({ units: 1, tagId: 2 })], /^fine$/],
  ['one unit for everybody', [rule({ units: 1 })], /começa em 2/],
  ['neither category nor tag', [rule({ categoryId: null })], /Escolha/],
  ['both', [rule({ labelId: 3 })], /Escolha/],
  ['twice the same quantity', [rule({}), rule({ off: 700 })], /mesma quantidade/],
  ['less for more', [rule({}), rule({ units: 50, off: 400 })], /cresce/],
  ['the same of two categories', [rule({}), rule({ categoryId: 2 })], /^fine$/],
])('what a merchant may set for a category: %s', (_what, rules, problem) => {
  expect(refuseRules(rules) ?? 'fine').toMatch(problem)
})
