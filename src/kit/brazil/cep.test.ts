import { expect, test } from 'vitest'
import { formatCep, placeOfCep, readCep, stateOfCep } from './cep.ts'

test.each<[unknown, string | undefined]>([
  ['01310-100', '01310100'],
  [' 01310100 ', '01310100'],
  ['01.310-100', '01310100'],
  ['00000-000', undefined],
  ['00999-999', undefined],
  ['1310-100', undefined],
  ['01310-1000', undefined],
  ['abcde-fgh', undefined],
  ['٠١٣١٠١٠٠', undefined],
  ['', undefined],
  [['01310-100'], undefined],
  [1_310_100, undefined],
  ['0'.repeat(10_000), undefined],
])('%j is read as the CEP %j', (typed, cep) => {
  expect(readCep(typed)).toBe(cep)
})

test('a CEP is shown with its hyphen', () => {
  expect(formatCep('01310100')).toBe('01310-100')
})

test.each([
  ['01310100', 'SP'],
  ['20040002', 'RJ'],
  ['69301000', 'RR'],
  ['69400000', 'AM'],
  ['69900062', 'AC'],
  ['70040010', 'DF'],
  ['72800000', 'GO'],
  ['73015132', 'DF'],
  ['76801000', 'RO'],
  ['80010000', 'PR'],
  ['99999999', 'RS'],
  ['78999999', undefined],
])('the CEP %s lies in %j', (cep, state) => {
  expect(stateOfCep(cep)).toBe(state)
})

test.each([
  ['01310100', { city: 'São Paulo', state: 'SP' }],
  ['08420000', { city: 'São Paulo', state: 'SP' }],
  ['72800000', { city: undefined, state: 'GO' }],
  ['73015132', { city: 'Brasília', state: 'DF' }],
  ['78999999', { city: undefined, state: undefined }],
])('the CEP %s tells the place %j', (cep, place) => {
  expect(placeOfCep(cep)).toEqual(place)
})
