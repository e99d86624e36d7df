import { bareCell } from '#shop/catalog/transfer/csv.ts'
import { mendedText } from '../sql-dump/dump-text.ts'
import { formOf, readTable, type TableInput } from '#shop/catalog/transfer/read-table.ts'

/** One line of a table. `cell` answers by any of a column's names, whatever their case; the first that is filled. */
export type CsvLine = {
  line: number
  cell: (...names: string[]) => string
  columns: readonly string[]
  /** As they are written, each with its cell. */
  headings: readonly string[]
  cells: readonly string[]
}

const folded = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** The headings of a table, as they are written and in small letters. */
export async function headingsOf(file: TableInput): Promise<{ headings: string[]; columns: string[] }> {
  for await (const { cells } of readTable(file, await formOf(file))) {
    const headings = cells.map(mendedText)
    return { headings, columns: headings.map(folded) }
  }
  return { headings: [], columns: [] }
}

/** Which columns of a table anybody has asked for, and which of the others have something in them. */
export type ColumnUse = { asked: Set<string>; filled: Set<string> }

export async function* readLines(file: TableInput, use?: ColumnUse): AsyncGenerator<CsvLine> {
  let columns: string[] | undefined
  let headings: string[] = []
  let places = new Map<string, number[]>()
  for await (const { line, cells: written } of readTable(file, await formOf(file))) {
    const cells = written.map(mendedText)
    if (!columns) {
      columns = cells.map(folded)
      headings = cells
      places = Map.groupBy(columns.keys(), (at) => columns![at]!)
      continue
    }
    const cell = (...names: string[]) => {
      for (const name of names) {
        use?.asked.add(folded(name))
        // A heading may stand twice.
        for (const at of places.get(folded(name)) ?? []) {
          const value = plainCell(cells[at] ?? '').trim()
          if (value !== '') return value
        }
      }
      return ''
    }
    for (const [at, heading] of headings.entries()) if (use && (cells[at] ?? '').trim() !== '') use.filled.add(heading)
    yield { line, cell, columns, headings, cells: cells.map(plainCell) }
  }
}

/** ="0123": how programs keep a spreadsheet from reading a number. */
const plainCell = (cell: string) => /^="([^"]*)"$/.exec(cell.trim())?.[1] ?? bareCell(cell)

/** Columns with something in them that nobody asked for. */
export const unaskedColumns = ({ asked, filled }: ColumnUse): string[] =>
  [...filled].filter((heading) => heading.trim() !== '' && !asked.has(folded(heading)))

/** A thing of the table has several lines: they follow each other, and those after the first may leave its name out. */
export async function* groupLines(
  lines: AsyncIterable<CsvLine>,
  keyOf: (line: CsvLine) => string,
): AsyncGenerator<{ key: string; lines: CsvLine[] }> {
  let group: { key: string; lines: CsvLine[] } | undefined
  for await (const line of lines) {
    const key = keyOf(line)
    if (group && (key === '' || key === group.key) && group.lines.length < MOST_LINES) group.lines.push(line)
    else {
      if (group) yield group
      group = key === '' ? undefined : { key, lines: [line] }
    }
  }
  if (group) yield group
}
const MOST_LINES = 5_000
