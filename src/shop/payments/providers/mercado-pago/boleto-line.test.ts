import { expect, test } from 'vitest'
import { boletoLine } from './boleto-line.ts'

// Bars put together by hand from the standard's own layout: bank, currency, check digit of all, due date, sum, free field.
test('the line that people type is made of the bars, with a check digit for each of its three fields', () => {
  const bars = ['0019', '3', '3737', '0000000100', '0500940144816060680935031'].join('')
  expect(bars).toHaveLength(44)
  expect(boletoLine(bars)).toBe('00190500954014481606906809350314337370000000100')
})

test.each(['', '123', 'a'.repeat(44), '1'.repeat(43)])('«%s» is no boleto', (bars) => {
  expect(boletoLine(bars)).toBe('')
})
