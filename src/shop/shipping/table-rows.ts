import { recordOf } from '#kit/unknown-json.ts'
import { readCents, readDays } from './method.ts'

/** What a row of the table says, as a merchant's form asks for it: `id` is where it stands in the row, `notBelow` the cell before it. */
export type TableColumn = { id: string; label: string; kind: 'cep' | 'kilos' | 'money' | 'days'; notBelow?: string }
export const TABLE_COLUMNS: readonly TableColumn[] = [
  { id: 'from', label: 'CEP de', kind: 'cep' },
  { id: 'to', label: 'CEP até', kind: 'cep', notBelow: 'from' },
  { id: 'upto_grams', label: 'Peso até (kg)', kind: 'kilos' },
  { id: 'cents', label: 'Preço (R$)', kind: 'money' },
  { id: 'days.from', label: 'Dias úteis, de', kind: 'days' },
  { id: 'days.to', label: 'Dias úteis, até', kind: 'days', notBelow: 'days.from' },
]
export const TABLE_MOST_ROWS = 5_000

/** The number, from one, of the first row that no parcel could be priced by. */
export function wrongRowOf(rows: readonly unknown[]): number | undefined {
  const at = rows.findIndex((row) => readRow(row) === undefined)
  return at < 0 ? undefined : at + 1
}

export type Row = { from: string; to: string; uptoGrams: number; cents: number; days: { from: number; to: number } }

export function readRow(raw: unknown): Row | undefined {
  const { from, to, upto_grams: uptoGrams, cents, days } = recordOf(raw)
  const [price, time] = [readCents(cents), readDays(days)]
  if (!isPostcode(from) || !isPostcode(to) || from > to || price === undefined || !time) return undefined
  if (typeof uptoGrams !== 'number' || !Number.isInteger(uptoGrams) || uptoGrams <= 0) return undefined
  return { from, to, uptoGrams, cents: price, days: time }
}

const isPostcode = (raw: unknown): raw is string => typeof raw === 'string' && /^\d{8}$/.test(raw)
