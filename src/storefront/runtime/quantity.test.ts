import { expect, test } from 'vitest'
import { correctQuantity } from './quantity.ts'

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
  expect(correctQuantity(value, { min, max: '', step: '1' }).value).toBe(kept)
})

test.each([
  ['9999', '12', '1', '12', 'Ajustamos para 12, o máximo disponível.'],
  ['12', '12', '1', '12', ''],
  ['9999', '', '1', '9999', ''],
  ['1.5', '12', '1', '1', 'Ajustamos para 1: só vendemos unidades inteiras.'],
  ['2.999', '', '', '2', 'Ajustamos para 2: só vendemos unidades inteiras.'],
  ['1e3', '12', '1', '12', 'Ajustamos para 12, o máximo disponível.'],
  ['1.5', '12', 'any', '1.5', ''],
  ['6', '12', '2', '5', 'Ajustamos para 5: só vendemos unidades inteiras.'],
  ['40', '12', '2', '11', 'Ajustamos para 11, o máximo disponível.'],
  ['0', '12', '1', '1', 'Ajustamos para 1: o mínimo é 1.'],
  ['', '12', '1', '1', ''],
])('«%s», of which there are «%s» in steps of «%s», becomes «%s» and is explained', (value, max, step, kept, note) => {
  expect(correctQuantity(value, { min: '1', max, step })).toEqual({ value: kept, note })
})

test.each([
  ['0', '0'],
  ['-1', '3'],
  ['', '3'],
  ['2.7', '2'],
  ['99', '12'],
])('[QTY-2] in the cart, where 0 takes a line out, «%s» instead of 3 becomes «%s»', (value, kept) => {
  expect(correctQuantity(value, { min: '0', max: '12', step: '1' }, '3').value).toBe(kept)
})
