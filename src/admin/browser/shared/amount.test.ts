import { expect, test } from 'vitest'
import { refuseAmount, refuseMeasure, refuseWhole, wireAmount, wireWhole } from './amount.ts'

test.each([
  ['49,90', '49.90'],
  ['49.9', '49.9'],
  ['1234', '1234'],
  ['0,05', '0.05'],
  ['1.234,50', '1234.50'],
  ['1234,50', '1234.50'],
  ['1234.50', '1234.50'],
  ['1.234.567,8', '1234567.8'],
  [' R$ 49,90 ', '49.90'],
])('«%s» is the price %s', (typed, wire) => {
  expect(wireAmount(typed)).toBe(wire)
  expect(refuseAmount(wireAmount(typed))).toBeUndefined()
})
test.each(['de graça', '1.234', '1.23,45', '1,234,50', '-3', '4,999'])('«%s» is no price', (typed) =>
  expect(refuseAmount(wireAmount(typed))).toBeDefined(),
)

test('a measure has up to three decimals', () => {
  expect(refuseMeasure(wireAmount('0,355'))).toBeUndefined()
  expect(refuseMeasure(wireAmount('0,3555'))).toBeDefined()
})

test.each([
  ['12', true],
  [' 0 ', true],
  ['', true],
  ['1,5', false],
  ['1.5', false],
  ['-2', false],
  ['99999999999', false],
])('«%s» units: %s', (typed, isGood) => expect(refuseWhole(wireWhole(typed)) === undefined).toBe(isGood))
test('who counts too many is told how many the shop counts', () =>
  expect(refuseWhole(wireWhole('99999999999'))).toBe('No máximo 2.147.483.647'))
