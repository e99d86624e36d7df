import { expect, test } from 'vitest'
import { FISCAL_FIELDS, ORIGINS, refuseFiscal, tidyFiscal } from './fiscal-labels.ts'

test('what may be left out is refused by nobody, but everything has a unit', () => {
  expect(FISCAL_FIELDS.filter(({ name }) => refuseFiscal(name, '') !== undefined).map(({ name }) => name)).toEqual(['unit'])
  expect(ORIGINS).toHaveLength(9)
})

test.each([
  ['ncm', '69111010', true],
  ['ncm', '6911', false],
  ['cfop', '5102', true],
  ['cfop', '8102', false],
  ['class_trib', '000001', true],
  ['class_trib', '1', false],
  ['unit', 'peça', false],
] as const)('%s «%s»: %s', (name, typed, isGood) => expect(refuseFiscal(name, typed) === undefined).toBe(isGood))

test.each([
  ['ncm', '6912.00.00', '69120000'],
  ['ncm', '691200001', '69120000'],
  ['cest', '28.038.00', '2803800'],
  ['unit', 'pc', 'PC'],
] as const)('%s pasted as «%s» is %s', (name, pasted, kept) => expect(tidyFiscal(name, pasted)).toBe(kept))
