import { expect, test } from 'vitest'
import { readTiers, typedTiers } from './tier-labels.ts'

const row = { variation_id: null, tag_id: null }

test('prices by quantity are typed as people write them, and come back the same', () => {
  const tiers = [
    { ...row, units: 10, cents: 890 },
    { ...row, units: 50, cents: 123_456 - 122_700 },
  ]
  expect(readTiers(typedTiers(tiers))).toEqual({ tiers })
})

test.each([
  ['', '8,90', /quantidade/],
  ['10', '', /preço como/],
  ['10', 'oito', /preço como/],
  ['1', '8,90', /começa em 2/],
])('«%s» units for «%s» is told what is wrong', (units, price, problem) => {
  const read = readTiers([{ ...row, key: 0, units, price }])
  expect('problem' in read && read.problem).toMatch(problem)
})
