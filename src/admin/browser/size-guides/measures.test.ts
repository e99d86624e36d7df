import { expect, test } from 'vitest'
import {
  factsOf,
  FIRST_MEASURES,
  type Measures,
  movedColumn,
  movedRow,
  pasted,
  setCell,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
} from './measures.ts'

const small: Measures = {
  columns: [
    { name: 'Tamanho', unit: '' },
    { name: 'Busto', unit: 'cm' },
  ],
  rows: [
    ['P', '86'],
    ['M', ''],
  ],
}

test('columns and rows come and go, and every row stays as long as there are columns', () => {
  const grown = withRow(withColumn(small))
  expect(grown.rows).toEqual([
    ['P', '86', ''],
    ['M', '', ''],
    ['', '', ''],
  ])
  expect(withoutRow(withoutColumn(grown, 1), 2).rows).toEqual([
    ['P', ''],
    ['M', ''],
  ])
  expect(setCell(small, 1, 1, '91').rows).toEqual([
    ['P', '86'],
    ['M', '91'],
  ])
  expect(small.rows[1]).toEqual(['M', ''])
})

test('a column takes its cells along, and a row moves as one', () => {
  const wide = setCell(withColumn(small), 0, 2, '70')
  expect(movedColumn(wide, 2, 1)).toEqual({
    columns: [small.columns[0], { name: '', unit: 'cm' }, small.columns[1]],
    rows: [
      ['P', '70', '86'],
      ['M', '', ''],
    ],
  })
  expect(movedRow(small, 1, 0).rows).toEqual([
    ['M', ''],
    ['P', '86'],
  ])
})

test('what is copied from a spreadsheet fills the table from where it is put in', () => {
  expect(pasted(small, 1, 1, '91\t70 \r\n97\t76\r\n')).toEqual({
    columns: [...small.columns, { name: '', unit: 'cm' }],
    rows: [
      ['P', '86', ''],
      ['M', '91', '70'],
      ['', '97', '76'],
    ],
  })
  expect(pasted(small, 0, 1, '91')).toBeUndefined()
  expect(pasted(small, 0, 1, '91\n')).toBeUndefined()
})

test('no more is put in than a guide holds', () => {
  const much = pasted(small, 0, 0, Array.from({ length: 60 }, () => Array.from({ length: 30 }, () => '1').join('\t')).join('\n'))!
  expect([much.columns.length, much.rows.length]).toEqual([12, 40])
})

test('a guide is told in a line', () => {
  const record = {
    ...FIRST_MEASURES,
    id: 1,
    name: '',
    intro: '',
    version: 1,
    removed_at: null,
    products: [],
    categories: [],
    tags: [],
  }
  expect(factsOf(record)).toBe('3 tamanhos, 2 medidas · ainda não vale para nada')
  const named = (name: string) => ({ id: 1, name })
  expect(factsOf({ ...record, products: [named('Saia')], tags: [named('Verão')], categories: [named('Roupas')] })).toBe(
    '3 tamanhos, 2 medidas · vale para 1 produto, etiqueta Verão, Roupas',
  )
  expect(factsOf({ ...record, categories: ['A', 'B', 'C', 'D', 'E'].map(named) })).toContain('vale para A, B, C, mais 2')
})
