import type { ProductFieldValues } from '../editing/contract.ts'
import { type FieldKind, type Measures, MEASURES, PRODUCT_FIELD_LIST } from '../product-fields.ts'
import { typedLine } from '#kit/typed-text.ts'
import { isDay } from '#kit/calendar-day.ts'
import { decimalOf, flagOf, wholeOf } from './cell-values.ts'

type Cells = Record<string, string>
export type CellReader = { cells: Cells; problem: (column: string, why: string) => void }

/** The fields that stand in a table of products as they are. */
const IN_TABLE = PRODUCT_FIELD_LIST.flatMap((field) => (field.csv ? { ...field, heading: field.csv[0] } : []))

const isMeasure = (column: string): column is keyof Measures => MEASURES.some((one) => one === column)
const MEASURES_IN_TABLE = IN_TABLE.flatMap((field) => (isMeasure(field.column) ? { ...field, column: field.column } : []))

/** What a table tells of a product's fields, by the columns' English names. */
export const fieldCells = (row: ProductFieldValues): Cells =>
  Object.fromEntries(IN_TABLE.map(({ kind, column, heading }) => [heading, cellOf(kind, row[column])]))
/** What it tells of a variation's own. */
export const measureCells = (row: Measures): Cells =>
  Object.fromEntries(MEASURES_IN_TABLE.map(({ kind, column, heading }) => [heading, cellOf(kind, row[column])]))

/** What the changed cells say of a product's fields. */
export function readFields(reader: CellReader, has: (column: string) => boolean): Partial<ProductFieldValues> {
  const read = IN_TABLE.filter(({ heading }) => has(heading)).map(({ kind, column, heading }) => [
    column,
    valueOf(kind, reader, heading),
  ])
  return Object.fromEntries(read) as Partial<ProductFieldValues> // each value is of its column's kind
}

/** What they say of what a variation weighs and measures for itself. */
export function readMeasures(reader: CellReader, has: (column: string) => boolean): Partial<Measures> {
  const read = MEASURES_IN_TABLE.filter(({ heading }) => has(heading)).map(({ kind, column, heading }) => [
    column,
    valueOf(kind, reader, heading),
  ])
  return Object.fromEntries(read) as Partial<Measures> // measures are numbers
}

function cellOf(kind: FieldKind, value: string | number | boolean | null): string {
  if (value === null) return ''
  switch (kind.is) {
    case 'flag':
      return value ? '1' : '0'
    case 'kilograms':
      return value === 0 ? '' : String(Number(value) / 1000)
    case 'centimetres':
      return value === 0 ? '' : String(Number(value) / 10)
    default:
      return String(value)
  }
}

function valueOf(kind: FieldKind, reader: CellReader, heading: string) {
  switch (kind.is) {
    case 'flag':
      return flag(reader, heading)
    case 'html':
      return words(reader, heading, kind.longest)
    case 'line':
      return line(reader, heading, kind)
    case 'choice':
      return chosen(reader, heading, Object.keys(kind.names))
    case 'whole':
      return number(reader, heading, kind.least, kind.most) ?? (kind.mayBeMissing ? null : 0)
    case 'day':
      return day(reader, heading)
    default:
      return measure(reader, heading, kind.is === 'kilograms' ? 1 : 100)
  }
}

function line({ cells, problem }: CellReader, column: string, { longest, isRequired }: { longest: number; isRequired?: true }) {
  const text = typedLine(cells[column], longest)
  if (isRequired && text === '') problem(column, 'não pode ficar vazio.')
  return text
}

function chosen({ cells, problem }: CellReader, column: string, values: readonly string[]) {
  const value = values.find((one) => one === cells[column]!.trim())
  if (value === undefined) problem(column, `use ${values.join(', ')}.`)
  return value
}

export function words({ cells, problem }: CellReader, column: string, longest: number): string {
  // As other shops write a line break into a cell.
  const text = cells[column]!.replaceAll('\\n', '\n').toWellFormed().replaceAll('\0', '')
  if (text.length > longest) problem(column, `tem mais de ${longest} letras.`)
  return text
}

function flag({ cells, problem }: CellReader, column: string): boolean {
  const is = flagOf(cells[column]!)
  if (is === undefined) problem(column, `“${short(cells[column]!)}” não serve: escreva 1 ou 0.`)
  return is ?? false
}

function day({ cells, problem }: CellReader, column: string): string | null {
  const cell = cells[column]!.trim()
  if (cell === '') return null
  const [, date, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(cell) ?? []
  const read = year === undefined ? cell : `${year}-${month}-${date}`
  if (!isDay(read) || read < '2000') problem(column, `“${short(cell)}” não é um dia. Escreva como 2026-12-31.`)
  return read
}

export function number({ cells, problem }: CellReader, column: string, least: number, most = Infinity): number | undefined {
  if (cells[column]!.trim() === '') return undefined
  const value = wholeOf(cells[column]!)
  if (value === undefined || value < least || value > most)
    problem(column, `“${short(cells[column]!)}” não é um número que sirva aqui.`)
  return value
}

function measure({ cells, problem }: CellReader, column: string, divisor: number): number {
  const cell = cells[column]!.trim()
  const value = cell === '' ? 0 : decimalOf(cell, 3)
  if (value === undefined || value > 2_000_000_000) problem(column, `“${short(cell)}” não é um número. Escreva como 0,35.`)
  return Math.round((value ?? 0) / divisor)
}

/** The beginning of a cell, to be quoted. */
export const short = (cell: string) => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell)
