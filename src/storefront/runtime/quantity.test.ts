import { expect, test } from 'vitest'
import { quantityInBounds } from './quantity.ts'

test.each([
  ['0', '1', '1'],
  ['-4', '1', '1'],
  ['0.5', '1', '1'],
  ['1', '1', '1'],
  ['7', '1', '7'],
  ['', '1', '1'],
  ['-1', '0', '0'],
  ['-1', '', '-1'],
  ['-5', '-2', '-5'],
])('[QTY-1] «%s» in a field that begins at «%s» becomes «%s»', (value, min, kept) => {
  expect(quantityInBounds(value, min)).toBe(kept)
})
