import { expect, test } from 'vitest'
import { readRules, typedRules } from './price-rule-labels.ts'

const rule = { category_id: 7, product_tag_id: null, tag_id: null, units: 10, off: 750 }

test('rules are shown as people write them, and read back the same', () => {
  const rules = [rule, { ...rule, category_id: null, product_tag_id: 3, tag_id: 2, units: 1, off: 1_000 }]
  const typed = typedRules(rules)
  expect(typed).toMatchObject([
    { goods: 'c7', units: '10', percent: '7,5' },
    { goods: 't3', tag_id: 2, percent: '10' },
  ])
  expect(readRules(typed)).toEqual({ rules })
})

test.each([
  [{ goods: '' }, /Escolha/],
  [{ units: 'dez' }, /quantidade/],
  [{ percent: '120' }, /desconto/],
  [{ units: '1' }, /começa em 2/],
])('what makes no sense is told before it is sent: %o', (over, problem) => {
  const read = readRules([{ ...typedRules([rule])[0]!, ...over }])
  expect('problem' in read && read.problem).toMatch(problem)
})
