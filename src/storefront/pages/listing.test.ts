import { expect, test } from 'vitest'
import { isOrder, resultCount } from './listing.tsx'

const aList = (shown: number, total: number, page: number) => ({
  products: Array.from({ length: shown }, () => ({}) as never),
  total,
  page,
})

test.each([
  [aList(1, 1, 1), 'Exibindo um único resultado'],
  [aList(7, 7, 1), 'Mostrando todos os 7 resultados'],
  [aList(12, 40, 1), 'Exibindo 1–12 de 40 resultados'],
  [aList(4, 40, 4), 'Exibindo 37–40 de 40 resultados'],
  [aList(12, 1_234, 2), 'Exibindo 13–24 de 1.234 resultados'],
])('the result count is told in words', (list, words) => {
  expect(resultCount(list)).toBe(words)
})

test.each([
  ['price', true],
  ['price-desc', true],
  ['toString', false],
  ['__proto__', false],
  [['price'], false],
])('%j as a sort order: %s', (value, known) => {
  expect(isOrder(value)).toBe(known)
})
