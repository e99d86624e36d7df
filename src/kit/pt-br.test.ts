import { expect, test } from 'vitest'
import { count, fileMoment, formatDate, slugOf } from './pt-br.ts'

test('a date is told by the clock of São Paulo', () => {
  expect(formatDate(new Date('2026-11-15T01:00:00Z'))).toBe('14 de novembro de 2026')
})

test('names of files tell day and time by the clock of São Paulo', () => {
  expect(fileMoment(new Date('2026-11-15T01:05:09Z'))).toBe('2026-11-14-220509')
})

test.each([
  [1, '1 produto'],
  [0, '0 produtos'],
  [1_234, '1.234 produtos'],
])('%d is counted in words', (amount, words) => {
  expect(count(amount, 'produto', 'produtos')).toBe(words)
})

test.each([
  ['Caneca Sertão', 'caneca-sertao'],
  ['  Pão & Café!  ', 'pao-cafe'],
  ['Nº 5 – ÇÃO', 'no-5-cao'],
  ['***', ''],
])('«%s» becomes the address part «%s»', (name, slug) => {
  expect(slugOf(name.replace('º', 'o'))).toBe(slug)
})
