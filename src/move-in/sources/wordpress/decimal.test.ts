import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount, sumOf, typedNumber } from './decimal.ts'

test.each([
  ['129.90000000', '129.90'],
  ['129.995', '130.00'],
  ['0.005', '0.01'],
  ['-33.333333', '-33.33'],
  ['-0.004', '0.00'],
  ['7', '7.00'],
  ['.5', '0.50'],
  ['', '0.00'],
  [null, '0.00'],
  ['1e5', '0.00'],
  ['99999999999999.99', '99999999999999.99'],
])('%s of a table is %s', (text, told) => expect(amount(text)).toBe(told))

test('sums agree to the centavo', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 })), (cents) => {
      const told = sumOf(cents.map((one) => (one / 100).toFixed(2)))
      expect(Math.round(Number(told) * 100)).toBe(cents.reduce((sum, one) => sum + one, 0))
    }),
  )
})

test.each([
  ['12,50', '12.50'],
  ['1.234,56', '1234.56'],
  ['1.234.567,8', '1234567.8'],
  ['1,234.56', '1234.56'],
  ['1.234.567', ''],
  ['12.5', '12.5'],
  ['.5', '.5'],
  ['sob consulta', ''],
])('a merchant typed «%s»', (text, told) => expect(typedNumber(text)).toBe(told))
