import { expect, test } from 'vitest'
import { cents, millimetres, shownCents, signedCents, signedPercent, whole } from './numbers.ts'

test.each<[string, number | undefined]>([
  ['', 0],
  ['3', 300],
  ['3,5', 350],
  ['R$ 1.234,50', 123_450],
  ['-2,00', -200],
  ['− 2', -200],
  ['-0', 0],
  ['abc', undefined],
  ['1,234', undefined],
])('«%s» reais are %s centavos', (typed, expected) => expect(signedCents(typed)).toBe(expected))

test.each<[string, number | undefined]>([
  ['', 0],
  ['10', 10],
  ['-10%', -10],
  ['7,25', 7.25],
  ['-101', undefined],
  ['201', undefined],
  ['dez', undefined],
])('«%s» is %s percent', (typed, expected) => expect(signedPercent(typed)).toBe(expected))

test.each<[string, number | undefined]>([
  ['16', 160],
  ['16,5', 165],
  ['0,5', undefined],
  ['201', undefined],
  ['', undefined],
  ['16,55', undefined],
])('«%s» cm are %s mm', (typed, expected) => expect(millimetres(typed)).toBe(expected))

test('no price is below nothing, and days are whole', () => {
  expect([cents('-1'), cents('1')]).toEqual([undefined, 100])
  expect(['', '5', '61', '1,5', '-1'].map(whole(0, 60))).toEqual([0, 5, undefined, undefined, undefined])
  expect([shownCents(0), shownCents(-250), shownCents(123_450)]).toEqual(['', '-2,50', '1234,50'])
})
