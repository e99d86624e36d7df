/** A longer record is not a line of a table but a quotation mark that nobody closed. */
const LONGEST_RECORD = 2 * 1024 * 1024
const MOST_CELLS = 1_000

export type CsvRecord = { /** Where it begins, counted as an editor counts. */ line: number; cells: string[] }
export class CsvTrouble extends Error {
  override name = 'CsvTrouble'
  line: number
  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** Reads a table as its text comes; whole records go out, the rest waits for more. Empty lines are no records. */
export function createCsvReader(separator: string) {
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let justClosed = false
  let sawReturn = false
  let line = 1
  let began = 1
  let length = 0

  function* push(text: string): Generator<CsvRecord> {
    for (let at = 0; at < text.length; at++) {
      const sign = text[at]!
      if (++length > LONGEST_RECORD) throw new CsvTrouble(began, 'há aspas que não fecham, ou a linha é longa demais.')
      if (isQuoted) {
        if (sign === '"') {
          isQuoted = false
          justClosed = true
        } else {
          if (sign === '\n') line++
          // Up to the next quotation mark in one go.
          const close = text.indexOf('"', at)
          const part = close < 0 ? text.slice(at) : text.slice(at, close)
          for (let newline = part.indexOf('\n', 1); newline > 0; newline = part.indexOf('\n', newline + 1)) line++
          cell += part
          length += part.length - 1
          at += part.length - 1
        }
        continue
      }
      if (sign === '"' && justClosed) {
        cell += '"'
        isQuoted = true
        justClosed = false
        continue
      }
      justClosed = false
      if (sign === '\n' && sawReturn) {
        sawReturn = false
        continue
      }
      sawReturn = false
      if (sign === '"' && cell === '') isQuoted = true
      else if (sign === separator) endCell()
      else if (sign === '\n' || sign === '\r') {
        sawReturn = sign === '\r'
        line++
        const record = endRecord()
        if (record) yield record
      } else cell += sign
    }
  }
  function endCell() {
    if (cells.length >= MOST_CELLS) throw new CsvTrouble(began, `a linha tem mais de ${MOST_CELLS} colunas.`)
    cells.push(cell)
    cell = ''
  }
  function endRecord(): CsvRecord | undefined {
    endCell()
    const record = { line: began, cells }
    cells = []
    began = line
    length = 0
    return record.cells.some((one) => one !== '') ? record : undefined
  }
  function* end(): Generator<CsvRecord> {
    if (isQuoted) throw new CsvTrouble(began, 'há aspas que não fecham.')
    if (cell === '' && cells.length === 0) return
    const record = endRecord()
    if (record) yield record
  }
  return { push, end }
}

/** One line of a table. */
export const csvLine = (cells: readonly string[], separator: string) =>
  `${cells.map((cell) => quoted(safeCell(cell), separator)).join(separator)}\r\n`

const quoted = (cell: string, separator: string) =>
  cell.includes('"') || cell.includes('\n') || cell.includes('\r') || cell.includes(separator) || cell !== cell.trim()
    ? `"${cell.replaceAll('"', '""')}"`
    : cell

/** What a spreadsheet would carry out instead of showing it. Plain numbers are shown. */
const FORMULA = /^'*\s*[=+\-@\t\r＝＋－＠]/
const NUMBER = /^-?\d+([.,]\d+)?$/

export const safeCell = (cell: string) => (FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell)
/** The cell as it was before safeCell. */
export const bareCell = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell)
