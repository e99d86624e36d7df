import { expect, test } from 'vitest'
import { TABLE_COLUMNS, wrongRowOf } from '#shop/shipping/table-rows.ts'
import { cellsOf, jsonOf, pastedRows, problemsIn, wrongRows } from './rate-table.ts'

const ROWS = [
  { from: '01000000', to: '19999999', upto_grams: 300, cents: 1_590, days: { from: 2, to: 4 } },
  { from: '20000000', to: '99999999', upto_grams: 5_000, cents: 123_456, days: { from: 5, to: 9 } },
]
const CELLS = [
  ['01000-000', '19999-999', '0,3', '15,90', '2', '4'],
  ['20000-000', '99999-999', '5', '1234,56', '5', '9'],
]
const columns = TABLE_COLUMNS

test('a stored table is shown as people type it, and what they type is stored', () => {
  expect(cellsOf(JSON.stringify(ROWS), columns)).toEqual(CELLS)
  expect(JSON.parse(jsonOf(CELLS, columns))).toEqual(ROWS)
  expect(wrongRowOf(JSON.parse(jsonOf(CELLS, columns)))).toBeUndefined()
  expect(cellsOf('not a table', columns)).toEqual([])
})

test.each([
  [
    'Excel',
    'CEP inicial\tCEP final\tPeso\tValor\tDe\tAté\n1000000\t19999999\t0,3\t15,9\t2\t4\n20000-000\t99999-999\t5\tR$ 1.234,56\t5\t9\n',
  ],
  ['a CSV', '"01000000";"19999999";"0.300";"15,90";"2";"4"\r\n20000000;99999999;5,000;1234.56;5;9;sobra'],
])('rows copied from %s are read: headings left out, zeros put back', (_name, text) => {
  expect(pastedRows(text, columns)).toEqual(CELLS)
})

test('a CEP that is typed with a digit missing is no other CEP', () => {
  expect(problemsIn(['0131010', '01310-100', '1', '1', '1', '1'], columns)[0]).toBe('Um CEP tem oito números: 01310-100.')
})

test('what makes no sense is kept as it was typed and told at its cell', () => {
  const [row = []] = pastedRows('0131010\tabc\t0\t-5\t8\t3', columns)
  expect(row).toEqual(['00131-010', 'abc', '0', '-5', '8', '3'])
  expect(problemsIn(row, columns)).toEqual([
    undefined,
    'Um CEP tem oito números: 01310-100.',
    'Quilos, como 0,3 ou 5.',
    'Um preço, como 24,90.',
    undefined,
    'Não pode ser menor que «Dias úteis, de».',
  ])
  expect(problemsIn(['20000-000', '10000-000', '1', '1', '1', '1'], columns)[1]).toBe('Não pode ser menor que «CEP de».')
  expect(wrongRows([CELLS[0]!, row, columns.map(() => '')], columns)).toEqual([2, 3])
  expect(wrongRowOf(JSON.parse(jsonOf([CELLS[0]!, row], columns)))).toBe(2)
})
