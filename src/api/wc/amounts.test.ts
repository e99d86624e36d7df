import { expect, test } from 'vitest'
import { amountOf, centimetres, centsOf, gramsOf, kilograms, millimetresOf } from './amounts.ts'

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
