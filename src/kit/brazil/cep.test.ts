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

test('every range of CEPs begins and ends in its state', () => {
  const ranges =
    'SP 01000 19999 RJ 20000 28999 ES 29000 29999 MG 30000 39999 BA 40000 48999 SE 49000 49999 PE 50000 56999 AL 57000 57999 PB 58000 58999 RN 59000 59999 CE 60000 63999 PI 64000 64999 MA 65000 65999 PA 66000 68899 AP 68900 68999 AM 69000 69299 AM 69400 69899 RR 69300 69399 AC 69900 69999 DF 70000 72799 DF 73000 73699 GO 72800 72999 GO 73700 76799 RO 76800 76999 TO 77000 77999 MT 78000 78899 MS 79000 79999 PR 80000 87999 SC 88000 89999 RS 90000 99999'
  for (const [, state, from, to] of ranges.matchAll(/([A-Z]{2}) (\d{5}) (\d{5})/g))
    expect([from, stateOfCep(`${from}000`), to, stateOfCep(`${to}999`)]).toEqual([from, state, to, state])
})
