import { formatNumber } from '#kit/pt-br.ts'
import { countingCut, CutFile } from '../file-trouble.ts'
import { decodeBytes } from './dump-text.ts'
import { createStatementReader, type Wanted } from './read-statements.ts'

/** A row by its columns' names; numbers are texts, as in the dump. */
export type TableRow = { table: string; row: Record<string, string | null> }
export type DumpReport = {
  /** Texts that had gone through Latin-1 and were brought back. */ mendedTexts: number
  unreadable: Set<string>
}

/** The rows of the wanted tables of a dump, a few at a time. Nothing of it is ever run. */
export async function* readDump(pieces: AsyncIterable<Buffer>, wanted: Wanted, report: DumpReport): AsyncGenerator<TableRow[]> {
  const reader = createStatementReader(wanted)
  const rowsOf = (found: ReturnType<typeof reader.push>) => {
    const rows: TableRow[] = []
    for (const item of found) {
      if ('problem' in item) report.unreadable.add(item.table)
      else rows.push({ table: item.table, row: rowOf(item.columns, item.values, report) })
    }
    return rows
  }
  let count = 0
  const counted = (rows: TableRow[]) => {
    count += rows.length
    return rows
  }
  const sofar = () => `${formatNumber(count)} linhas`
  for await (const piece of countingCut(pieces, sofar)) yield counted(rowsOf(reader.push(piece.toString('latin1'))))
  yield counted(rowsOf(reader.end()))
  const table = reader.cutTable()
  if (table !== undefined) throw new CutFile('O banco de dados', { sofar: `${sofar()}, e o corte está na tabela «${table}»` })
}

function rowOf(columns: readonly string[], values: readonly (string | null)[], report: DumpReport) {
  const row: Record<string, string | null> = {}
  for (let at = 0; at < columns.length; at++) {
    const value = values[at] ?? null
    const decoded = value === null ? undefined : decodeBytes(value)
    if (decoded?.isMended) report.mendedTexts++
    row[columns[at]!] = decoded?.text ?? null
  }
  return row
}
