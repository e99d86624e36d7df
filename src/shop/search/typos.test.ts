import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distance, nearest, slipsAllowed } from './typos.ts'

test.each([
  ['caneca', 'caneca', 0],
  ['caneca', 'canceca', 1],
  ['caneca', 'canca', 1],
  ['caneca', 'canera', 1],
  ['caneca', 'cnaeca', 1],
  ['xicra', 'xicara', 1],
  ['', 'abc', 3],
  ['abc', '', 3],
])('between «%s» and «%s» lie %d slips', (a, b, slips) => {
  expect(distance(a, b)).toBe(slips)
  expect(distance(b, a)).toBe(slips)
})

test('who counts only so many slips counts them right, and gives up on more', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
      const slips = distance(a, b)
      expect(distance(a, b, most)).toBe(slips > most ? Infinity : slips)
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['ab', 0],
  ['vaso', 1],
  ['cesto', 1],
  ['caneca', 1],
  ['ceramica', 2],
  ['cer12x', 0],
])('«%s» may have %d slips', (word, slips) => {
  expect(slipsAllowed(word)).toBe(slips)
})

const KNOWN = [
  'vaso',
  'vasos',
  'vela',
  'xicara',
  'caneca',
  'canecas',
  'cesto',
  'ceramica',
  'manta',
  'mantas',
  'tapete',
  'hortela',
]

test.each([
  ['vazo', ['vaso', 'vasos']],
  ['xicra', ['xicara']],
  ['chicara', ['xicara']],
  ['canecca', ['caneca']],
  ['seramica', ['ceramica']],
  ['cermica', ['ceramica']],
  ['tapte', ['tapete']],
  ['ortela', ['hortela']],
  ['aneca', ['caneca']],
  ['geladeira', []],
  ['va', []],
])('«%s» is understood as %j', (typed, meant) => {
  expect(nearest(typed, KNOWN)).toEqual(meant)
})
