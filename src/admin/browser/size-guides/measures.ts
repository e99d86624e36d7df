import type { GuideRecord } from '#api/vitrine/size-guide-routes.ts'
import { MOST_COLUMNS, MOST_ROWS } from '#shop/size-guides/contract.ts'
import { count } from '#kit/pt-br.ts'
import { moved } from '../shared/moved.ts'

/** The table of a guide while it is typed: every row as long as there are columns. */
export type Measures = Pick<GuideRecord, 'columns' | 'rows'>

export const FIRST_MEASURES: Measures = {
  columns: [
    { name: 'Tamanho', unit: '' },
    { name: 'Busto', unit: 'cm' },
    { name: 'Cintura', unit: 'cm' },
  ],
  rows: [
    ['P', '', ''],
    ['M', '', ''],
    ['G', '', ''],
  ],
}

const swapped = <T>(list: readonly T[], at: number, value: T) => list.map((one, index) => (index === at ? value : one))
const without = <T>(list: readonly T[], at: number) => list.filter((_, index) => index !== at)

export const withColumn = ({ columns, rows }: Measures): Measures => ({
  columns: [...columns, { name: '', unit: 'cm' }],
  rows: rows.map((row) => [...row, '']),
})
export const withoutColumn = ({ columns, rows }: Measures, at: number): Measures => ({
  columns: without(columns, at),
  rows: rows.map((row) => without(row, at)),
})
export const changeColumn = (measures: Measures, at: number, change: Partial<Measures['columns'][number]>): Measures => ({
  ...measures,
  columns: swapped(measures.columns, at, { ...measures.columns[at]!, ...change }),
})
export const movedColumn = ({ columns, rows }: Measures, from: number, to: number): Measures => ({
  columns: moved(columns, from, to),
  rows: rows.map((row) => moved(row, from, to)),
})
export const movedRow = ({ columns, rows }: Measures, from: number, to: number): Measures => ({
  columns,
  rows: moved(rows, from, to),
})
export const withRow = ({ columns, rows }: Measures): Measures => ({ columns, rows: [...rows, columns.map(() => '')] })
export const withoutRow = ({ columns, rows }: Measures, at: number): Measures => ({ columns, rows: without(rows, at) })
export const setCell = ({ columns, rows }: Measures, row: number, at: number, text: string): Measures => ({
  columns,
  rows: swapped(rows, row, swapped(rows[row]!, at, text)),
})

/** What was copied from a spreadsheet, put in from one cell on; undefined where it is a single text. */
export function pasted(measures: Measures, row: number, at: number, text: string): Measures | undefined {
  const lines = text.replaceAll('\r', '').replace(/\n+$/, '').split('\n')
  const cells = lines.map((line) => line.split('\t'))
  if (cells.length === 1 && cells[0]!.length === 1) return undefined
  const wide = Math.min(MOST_COLUMNS, at + Math.max(...cells.map((line) => line.length)))
  const long = Math.min(MOST_ROWS, row + cells.length)
  let grown = measures
  while (grown.columns.length < wide) grown = withColumn(grown)
  while (grown.rows.length < long) grown = withRow(grown)
  return {
    columns: grown.columns,
    rows: grown.rows.map((old, down) => old.map((cell, across) => cells[down - row]?.[across - at]?.trim() ?? cell)),
  }
}

/** What a guide holds and is for, in a line. */
export function factsOf({ columns, rows, products, categories, tags }: GuideRecord): string {
  const targets = [
    products.length > 0 && count(products.length, 'produto', 'produtos'),
    ...tags.map(({ name }) => `etiqueta ${name}`),
    ...categories.map(({ name }) => name),
  ].filter((one) => one !== false)
  const named = targets.length > 4 ? [...targets.slice(0, 3), `mais ${targets.length - 3}`] : targets
  return [
    `${count(rows.length, 'tamanho', 'tamanhos')}, ${count(columns.length - 1, 'medida', 'medidas')}`,
    named.length > 0 ? `vale para ${named.join(', ')}` : 'ainda não vale para nada',
  ].join(' · ')
}
