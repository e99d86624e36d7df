import { expect, test } from 'vitest'
import { countedWords } from './empty-searches.ts'
import { readPageFigures } from './page-figures.ts'

test('what a page tells is taken, with the values that a page can have', () => {
  const sent = { path: '/produto/caneca/', unasked: true, lcp: 1_200.5, inp: -1, cls: 12, ttfb: 1e9, other: 'x' }
  expect(readPageFigures(JSON.stringify(sent))).toEqual({ path: '/produto/caneca/', unasked: true, lcp: 1_200.5, cls: 12 })
})

test.each([
  [undefined],
  [''],
  ['{'],
  ['[]'],
  ['null'],
  ['{"lcp":1}'],
  [JSON.stringify({ path: 'https://outra.example/' })],
  [JSON.stringify({ path: `/${'a'.repeat(400)}` })],
  [JSON.stringify({ path: '/?s=ana' })],
])('%j is nothing that a page tells', (sent) => expect(readPageFigures(sent)).toBeUndefined())

test.each([
  ['  Canéca   AZUL! ', 'caneca azul'],
  ['ana@exemplo.com.br', undefined],
  ['123.456.789-09', undefined],
  ['(35) 99999-0000', undefined],
  ['caneca 300 ml', 'caneca 300 ml'],
  ['!?', undefined],
])('a search for «%s» is counted as %s', (typed, counted) => expect(countedWords(typed)).toBe(counted))
