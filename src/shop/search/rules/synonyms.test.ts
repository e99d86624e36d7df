import { expect, test } from 'vitest'
import type { Wanted } from '../find-products.ts'
import type { Synonym } from './contract.ts'
import { withSynonyms } from './synonyms.ts'

const group = (...words: string[]): Synonym => ({ id: 1, words, means: [] })
const oneWay = (words: string[], means: string[]): Synonym => ({ id: 2, words, means })
const asTyped = (words: string[]) => ({ wanted: words.map((word) => [word]), corrected: undefined })

test.each<[string, Synonym[], Wanted[]]>([
  ['tenis azul', [], [['tenis'], ['azul']]],
  ['tenis azul', [group('tenis', 'sapatenis')], [['tenis', 'sapatenis'], ['azul']]],
  ['sapatenis', [group('tenis', 'sapatenis')], [['sapatenis', 'tenis']]],
  ['celular', [oneWay(['celular'], ['smartphone'])], [['celular', 'smartphone']]],
  ['smartphone', [oneWay(['celular'], ['smartphone'])], [['smartphone']]],
  ['t shirt azul', [group('t shirt', 'camiseta')], [['t shirt', 'camiseta'], ['azul']]],
  ['camiseta', [group('t shirt', 'camiseta')], [['camiseta', 't shirt']]],
  ['shirt t', [group('t shirt', 'camiseta')], [['shirt'], ['t']]],
  ['tenis de corrida', [group('tenis', 'sapatenis'), group('tenis de corrida', 'running')], [['tenis de corrida', 'running']]],
  [
    'a b',
    [group('a', 'b')],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
  ],
  ['a', [group('a', 'b'), oneWay(['b'], ['c'])], [['a', 'b']]],
  ['a', [group('a', 'b'), group('a', 'c')], [['a', 'b', 'c']]],
])('«%s» with %j looks for %j', (phrase, synonyms, wanted) => {
  const words = phrase.split(' ')
  expect(withSynonyms(words, asTyped(words), synonyms).wanted).toEqual(wanted)
})

test('a synonym is no correction, and a correction beside it is still told', () => {
  const understood = { wanted: [['celular'], ['azl', 'azul']], corrected: 'celular azul' }
  const found = withSynonyms(['celular', 'azl'], understood, [oneWay(['celular'], ['smartphone'])])
  expect(found).toMatchObject({
    corrected: 'celular azul',
    wanted: [
      ['celular', 'smartphone'],
      ['azl', 'azul'],
    ],
  })
  const mistaken = { wanted: [['celular', 'celulose']], corrected: 'celulose' }
  expect(withSynonyms(['celular'], mistaken, [oneWay(['celular'], ['smartphone'])]).corrected).toBeUndefined()
})
