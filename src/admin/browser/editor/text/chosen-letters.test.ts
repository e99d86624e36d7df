import { expect, test } from 'vitest'
import { letterAt } from './chosen-letters.ts'

test.each<[text: string, count: number, at: number]>([
  ['Feito à mão', 0, 0],
  ['Feito à mão', 5, 6],
  ['Feito à mão', 6, 8],
  ['  Feito', 0, 2],
  ['Feito ', 5, 6],
  ['', 3, 0],
])('in «%s» %i letters lead to %i', (text, count, at) => {
  expect(letterAt(text, count)).toBe(at)
})
