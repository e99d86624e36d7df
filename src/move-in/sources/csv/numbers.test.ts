import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalOf, spread, utcOf } from './numbers.ts'

test.each([
  ['1.299,90', '1299.90'],
  ['1,299.90', '1299.90'],
  ['129,90', '129.90'],
  ['129.9', '129.9'],
  ['R$ 10', '10'],
  ['R$ 1.234,56', '1234.56'],
  ['R$ 1.234', '1234'],
  ['R$ 0.234', '0.234'],
  ['1.234', '1.234'],
  ['1.299.000', '1299000'],
  ['-5,00', '-5.00'],
  [',50', '0.50'],
  ['', ''],
  ['grátis', ''],
])('«%s» is %s', (typed, read) => expect(decimalOf(typed)).toBe(read))

test('a discount in parts comes to the discount', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.array(fc.nat(100_000), { minLength: 1 }), (cents, weights) => {
      const parts = spread(cents, weights)
      const isAll = weights.some((weight) => weight > 0)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(isAll ? cents : 0)
    }),
  )
})

test.each([
  ['2024-05-01 10:00:00 -0300', '2024-05-01T13:00:00'],
  ['01/05/2024 10:00', '2024-05-01T13:00:00'],
  ['2024-05-01 10:00:00', '2024-05-01T13:00:00'],
  ['2024-05-01', '2024-05-01T03:00:00'],
  ['01/05/2024', '2024-05-01T03:00:00'],
  ['2024-05-01T10:00', '2024-05-01T13:00:00'],
  ['2024/5/1 9:05', '2024-05-01T12:05:00'],
  ['1/5/2024 9:05:07', '2024-05-01T12:05:07'],
  ['01-05-2024', '2024-05-01T03:00:00'],
  ['2024-05-01T10:00:00Z', '2024-05-01T10:00:00'],
  ['nunca', null],
  ['', null],
])('«%s» was at %s in UTC', (typed, read) => expect(utcOf(typed)).toBe(read))
