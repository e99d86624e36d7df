import { formatCep } from '#kit/brazil/cep.ts'
import { decimalMoney, parseMoney } from '#kit/money.ts'

/** A column as the way of sending describes it: `id` is where its value stands in a row, `notBelow` the cell that it goes on from. */
export type TableColumn = { id: string; label: string; kind: 'cep' | 'kilos' | 'money' | 'days'; notBelow?: string }
/** A row as it is typed, a text a column. */
export type Cells = readonly string[]
type Kind = { read: (typed: string) => string | number | undefined; show: (value: unknown) => string; wrong: string }

const KINDS: Record<TableColumn['kind'], Kind> = {
  cep: {
    read: (typed) => {
      const digits = typed.replaceAll(/[\s.-]/g, '')
      return /^\d{8}$/.test(digits) ? digits : undefined
    },
    show: (value) => (typeof value === 'string' && /^\d{8}$/.test(value) ? formatCep(value) : String(value ?? '')),
    wrong: 'Um CEP tem oito números: 01310-100.',
  },
  kilos: {
    read: (typed) => {
      const kilos = /^\d{1,4}([.,]\d{1,3})?$/.test(typed) ? Number(typed.replace(',', '.')) : 0
      return kilos > 0 ? Math.round(kilos * 1_000) : undefined
    },
    show: (value) => (typeof value === 'number' ? String(value / 1_000).replace('.', ',') : String(value ?? '')),
    wrong: 'Quilos, como 0,3 ou 5.',
  },
  money: {
    read: (typed) => parseMoney(/[.,]\d$/.test(typed) ? `${typed}0` : typed),
    show: (value) => (typeof value === 'number' ? decimalMoney(value).replace('.', ',') : String(value ?? '')),
    wrong: 'Um preço, como 24,90.',
  },
  days: {
    read: (typed) => (/^\d{1,3}$/.test(typed) && Number(typed) <= 365 ? Number(typed) : undefined),
    show: (value) => String(value ?? ''),
    wrong: 'Dias, de 0 a 365.',
  },
}

/** What is stored, as it is typed. */
export function cellsOf(json: string, columns: readonly TableColumn[]): Cells[] {
  const rows = listIn(json)
  return rows.map((row) => columns.map(({ id, kind }) => KINDS[kind].show(at(row, id))))
}

/** And back. A cell that makes no sense stays as it was typed, and the shop would refuse it. */
export const jsonOf = (table: readonly Cells[], columns: readonly TableColumn[]): string =>
  JSON.stringify(table.map((cells) => rowOf(cells, columns)))

function rowOf(cells: Cells, columns: readonly TableColumn[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  columns.forEach(({ id, kind }, place) => {
    const typed = (cells[place] ?? '').trim()
    const value = KINDS[kind].read(typed) ?? typed
    const [outer = '', inner] = id.split('.')
    row[outer] = inner === undefined ? value : { ...(row[outer] as object | undefined), [inner]: value }
  })
  return row
}

/** What is wrong with a row, column by column; undefined where it is well. */
export function problemsIn(cells: Cells, columns: readonly TableColumn[]): (string | undefined)[] {
  const values = columns.map(({ kind }, place) => KINDS[kind].read((cells[place] ?? '').trim()))
  return columns.map(({ kind, notBelow }, place) => {
    if (values[place] === undefined) return KINDS[kind].wrong
    const before = columns.findIndex(({ id }) => id === notBelow)
    const least = before < 0 ? undefined : values[before]
    return least !== undefined && values[place] < least ? `Não pode ser menor que «${columns[before]!.label}».` : undefined
  })
}

/** The numbers, from one, of the rows that can't be saved. */
export const wrongRows = (table: readonly Cells[], columns: readonly TableColumn[]): number[] =>
  table.flatMap((cells, row) => (problemsIn(cells, columns).some((one) => one !== undefined) ? [row + 1] : []))

/** What was copied from a spreadsheet or a CSV: a line a row. Headings are left out; so is what stands beyond the columns. */
export function pastedRows(text: string, columns: readonly TableColumn[]): Cells[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const separator = text.includes('\t') ? '\t' : text.includes(';') ? ';' : undefined
  const rows = lines.map((line) =>
    (separator === undefined ? [line] : line.split(separator)).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')),
  )
  const isHeading = (cells: Cells) => !cells.some((cell) => /\d/.test(cell))
  return rows
    .filter((cells, row) => row > 0 || !isHeading(cells))
    .map((cells) =>
      columns.map(({ kind }, place) => {
        const typed = kind === 'cep' ? withItsZero(cells[place] ?? '') : (cells[place] ?? '')
        const value = KINDS[kind].read(typed)
        return value === undefined ? typed : KINDS[kind].show(value)
      }),
    )
}

/** A spreadsheet takes «01310-100» for a number and drops its zero; a person who types seven digits forgot one. */
const withItsZero = (cell: string) => (/^\d{7}$/.test(cell.replaceAll(/[\s.-]/g, '')) ? `0${cell}` : cell)

const at = (row: unknown, id: string): unknown =>
  id.split('.').reduce<unknown>((held, part) => (held as Record<string, unknown> | null | undefined)?.[part], row)

function listIn(json: string): unknown[] {
  try {
    const value: unknown = JSON.parse(json)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
