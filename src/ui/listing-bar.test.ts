import { expect, test } from 'vitest'
import { isOrder, resultCount } from './listing-bar.tsx'

test.each([
  [{ shown: 0, total: 0, page: 1 }, 'Nenhum resultado'],
  [{ shown: 1, total: 1, page: 1 }, 'Exibindo um único resultado'],
  [{ shown: 7, total: 7, page: 1 }, 'Mostrando todos os 7 resultados'],
  [{ shown: 12, total: 40, page: 1 }, 'Exibindo 1–12 de 40 resultados'],
  [{ shown: 4, total: 40, page: 4 }, 'Exibindo 37–40 de 40 resultados'],
  [{ shown: 12, total: 1_234, page: 2 }, 'Exibindo 13–24 de 1.234 resultados'],
  [{ shown: 12, total: 10_000, page: 1, isLeast: true }, 'Exibindo 1–12 de mais de 10.000 resultados'],
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
