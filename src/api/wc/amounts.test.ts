import { expect, test } from 'vitest'
import { amountAsTyped, amountOf, centimetres, centsOf, gramsOf, kilograms, millimetresOf } from './amounts.ts'

test.each([
  ['12.50', 1250],
  ['12.5', 1250],
  ['12', 1200],
  ['0', 0],
  ['0,07', 7],
  ['999999999.99', 99_999_999_999],
  ['', null],
])('the price «%s» is %s centavos', (typed, cents) => expect(centsOf(typed)).toBe(cents))

test('a price goes out as it came in, and none is empty', () => {
  expect([amountOf(1250), amountOf(7), amountOf(null)]).toEqual(['12.50', '0.07', ''])
})

test('weights and sizes are told in kilograms and centimetres', () => {
  expect([gramsOf('0.35'), gramsOf('1'), gramsOf('')]).toEqual([350, 1000, 0])
  expect([millimetresOf('12.5'), millimetresOf('12.26'), millimetresOf('')]).toEqual([125, 123, 0])
  expect([kilograms(350), kilograms(0), centimetres(125), centimetres(0)]).toEqual(['0.35', '', '12.5', ''])
})

test.each([
  [2_500, ['25'], '25'],
  [2_500, ['25.0'], '25.0'],
  [2_500, ['25,00'], '25.00'],
  [2_450, ['24.5'], '24.5'],
  [2_499, ['25'], '24.99'],
  [2_000, ['20', '25'], '20'],
  [2_500, ['20', '25'], '25'],
  [2_500, [undefined, ''], '25.00'],
  [null, ['25'], ''],
])('%s centavos that were written %j are told as %s', (cents, typed, told) => {
  expect(amountAsTyped(cents, ...typed)).toBe(told)
})
