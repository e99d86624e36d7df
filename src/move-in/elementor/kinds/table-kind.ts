import { isRecord } from '#kit/is-record.ts'
import type { Settings } from '../settings.ts'
import { plainLine } from '../texts.ts'
import { type Kind, piece } from './piece.ts'

/** What marks the beginning of a line among the cells of a table, which add-ons keep in one list. */
const isLineStart = (cell: Settings) => Object.values(cell).includes('row')

/** A table: one list of headings, one of cells with marks where a line begins. */
export const table: Kind = (_find, settings) => {
  const lists = Object.entries(settings).filter(
    (entry): entry is [string, Settings[]] => Array.isArray(entry[1]) && entry[1].every(isRecord),
  )
  const body = lists.find(([, cells]) => cells.some(isLineStart) && cells.some((cell) => textOf(cell) !== ''))
  const head = lists.find(([name]) => /head|column/i.test(name) && name !== body?.[0])
  const headings = (head?.[1] ?? []).map(textOf).filter((text) => text !== '')
  const lines = linesOf(body?.[1] ?? [])
  if (lines.length === 0) return []
  return [
    piece('text-editor', {
      editor: `<table>${headOf(headings)}<tbody>${lines.map((line) => rowOf(line, 'td')).join('')}</tbody></table>`,
    }),
  ]
}

function linesOf(cells: readonly Settings[]): string[][] {
  const lines: string[][] = []
  for (const cell of cells) {
    if (isLineStart(cell) || lines.length === 0) lines.push([])
    // A mark alone is no cell.
    if (!isLineStart(cell)) lines.at(-1)!.push(textOf(cell))
  }
  return lines.filter((line) => line.length > 0)
}

const headOf = (headings: string[]) => (headings.length > 0 ? `<thead>${rowOf(headings, 'th')}</thead>` : '')
const rowOf = (cells: string[], tag: 'td' | 'th') =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function textOf(cell: Settings): string {
  const found = Object.entries(cell).find(
    ([name, value]) =>
      /(title|text|name|content|label|header_col)$/i.test(name) &&
      typeof value === 'string' &&
      value !== '' &&
      !/^(row|col|cell|textarea|text|template)$/.test(value),
  )
  return found ? plainLine(String(found[1])) : ''
}
