import { expect, test } from 'vitest'
import { codeOf, splitWords, tidyWords } from './words.ts'

test.each([
  ['  caneca   azul ', 'caneca azul'],
  ['caneca\u0000azul', 'caneca azul'],
  ['a\n\tb', 'a b'],
  ['\uD800caneca', 'caneca'],
  [['a', 'b'], ''],
  [undefined, ''],
  [42, ''],
])('%j is tidied to %j', (typed, tidy) => {
  expect(tidyWords(typed)).toBe(tidy)
})

test('only the first hundred characters are looked at', () => {
  expect(tidyWords('á'.repeat(10_000))).toHaveLength(100)
  expect([...tidyWords('🏺'.repeat(10_000))].length).toBeLessThanOrEqual(100)
})

test.each([
  ['Cerâmica', ['ceramica']],
  ['XÍCARA de chá', ['xicara', 'de', 'cha']],
  ["a & b | !c:* <-> 'd'", ['a', 'b', 'c', 'd']],
  ['CER-CANECA', ['cer', 'caneca']],
  ['mesa mesa', ['mesa']],
  ['"); drop table products;--', ['drop', 'table', 'products']],
  ['🏺🏺', []],
  ['!!! ...', []],
  ['', []],
  ['x'.repeat(41), []],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('%j holds the words %j', (text, words) => {
  expect(splitWords(text)).toEqual(words)
})

test.each([
  ['CER-CANECA', 'cercaneca'],
  ['cer caneca bra', 'cercanecabra'],
  ['ab', undefined],
  ['🏺', undefined],
])('%j as a code is %j', (text, code) => {
  expect(codeOf(text)).toBe(code)
})
