import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalMoney, formatMoney, parseMoney, percentOf, splitMoney } from './money.ts'

test('money is written the Brazilian way, with a space that never breaks', () => {
  expect(formatMoney(123_456)).toBe('R$\u00a01.234,56')
  expect(formatMoney(5)).toBe('R$\u00a00,05')
})

test('money is written exactly as the browser itself would write it', () => {
  const browsers = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
  const agrees = (cents: number) => formatMoney(cents) === browsers.format(cents / 100)
  for (const cents of [0, 1, 99, 100, 99_999, 100_000, 99_999_999, 100_000_000, -1, -100, -123_456])
    expect(agrees(cents)).toBe(true)
  fc.assert(fc.property(fc.integer({ min: -10_000_000_000_000, max: 10_000_000_000_000 }), agrees))
})

test.each([
  ['1.234,56', 123_456],
  ['1234,56', 123_456],
  ['1234.56', 123_456],
  ['R$ 89,90', 8_990],
  ['89', 8_900],
])('a merchant may type «%s»', (typed, cents) => {
  expect(parseMoney(typed)).toBe(cents)
})

test.each(['1.234', '1,2', '-5', '', 'dez', '1.23,45', '12.345.67', '9999999999,00'])(
  '«%s» could mean two things or nothing, so it is refused',
  (typed) => {
    expect(parseMoney(typed)).toBeUndefined()
  },
)

test('what the shop shows can be typed back in', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999_999 }),
      (cents) => parseMoney(formatMoney(cents)) === cents && parseMoney(decimalMoney(cents)) === cents,
    ),
  )
})

test('a split adds up to the whole, to the centavo, and nobody gets more than a centavo off their share', () => {
  const weights = fc
    .array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 30 })
    .filter((list) => list.some((weight) => weight > 0))
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), weights, (cents, list) => {
      const parts = splitMoney(cents, list)
      const total = list.reduce((sum, weight) => sum + weight, 0)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents)
      for (const [index, part] of parts.entries()) expect(Math.abs(part - (cents * list[index]!) / total)).toBeLessThan(1)
    }),
  )
})

test('nothing to share among nobody is nothing', () => {
  expect(splitMoney(100, [0, 0])).toEqual([0, 0])
})

test.each([
  [7_470, 10, 747],
  [4_990, 10, 499],
  [1, 50, 1],
  [3, 33.33, 1],
  [100, 0, 0],
])('%d centavos at %d % are %d', (cents, percent, result) => {
  expect(percentOf(cents, percent)).toBe(result)
})
