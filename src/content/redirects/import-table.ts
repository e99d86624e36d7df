import { comparisonPattern } from './comparison.ts'
import type { RedirectInput } from './contract.ts'
import { readRedirect } from './redirect-input.ts'

export type TableRecord = { line: number; cells: readonly string[] }
export type ReadLine = { line: number } & ({ redirect: RedirectInput; note?: string } | { problem: string })

/** Headings of our own tables and of those that Redirection, Yoast, Rank Math and Shopify export. */
const HEADINGS = {
  from: [
    'de',
    'from',
    'source',
    'origem',
    'origin',
    'endereço antigo',
    'old url',
    'redirect from',
    'source path',
    'source url',
    'original url',
  ],
  to: ['para', 'to', 'target', 'destino', 'destination', 'new url', 'redirect to', 'target path', 'target url'],
  code: ['código', 'codigo', 'code', 'type', 'tipo', 'header code', 'status code'],
  kind: ['comparação', 'comparacao', 'regex', 'format', 'matching'],
  status: ['status', 'situação'],
} as const
type Column = keyof typeof HEADINGS

/** Reads a table line by line; a line that can't be kept says why. Undefined where nobody can tell which column is which. */
export function readRedirectTable(records: readonly TableRecord[], shopUrl: string): ReadLine[] | undefined {
  const [first] = records
  if (!first) return []
  const named = columnsOf(first.cells)
  const isBare = !named && /^(?:\/|https?:)/i.test(first.cells[0]?.trim() ?? '')
  if (!named && !isBare) return undefined
  const columns =
    named ?? new Map<Column, number>([...(['from', 'to', 'code'] as const).entries()].map(([at, name]) => [name, at]))
  const seen = new Map<string, number>()
  return (named ? records.slice(1) : records).map(({ line, cells }): ReadLine => {
    const cell = (name: Column) => cells[columns.get(name) ?? -1]?.trim() ?? ''
    if (/^(?:disabled|inactive|trashed|desligado)$/i.test(cell('status'))) return { line, problem: 'Está desligado na origem.' }
    const code = cell('code')
    // Redirection has a column «type» beside «code»: url, random, nothing …
    const number = code === '' || code === 'url' ? 301 : /^\d{3}$/.test(code) ? Number(code) : Number.NaN
    if (Number.isNaN(number)) return { line, problem: `«${code.slice(0, 40)}» não é um código como 301.` }
    const pattern = patternIn(cell('from'), cell('kind').toLowerCase())
    const raw = {
      from: pattern ?? cell('from'),
      to: cell('to'),
      code: number,
      kind: pattern === undefined ? 'exact' : 'pattern',
    } as const
    const read = readRedirect(raw, shopUrl)
    if (!read.ok) return { line, problem: read.problem.text }
    const before = seen.get(read.redirect.from)
    if (before !== undefined) return { line, problem: `Repete o endereço antigo da linha ${before}.` }
    seen.set(read.redirect.from, line)
    return { line, redirect: read.redirect, ...(read.note !== undefined && { note: read.note }) }
  })
}

function columnsOf(cells: readonly string[]): Map<Column, number> | undefined {
  const names = cells.map((cell) =>
    cell
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase()
      .replaceAll('_', ' '),
  )
  const columns = new Map<Column, number>()
  for (const column of Object.keys(HEADINGS) as Column[]) {
    const at = HEADINGS[column].map((heading) => names.indexOf(heading)).find((place) => place >= 0)
    if (at !== undefined) columns.set(column, at)
  }
  return columns.has('from') && columns.has('to') ? columns : undefined
}

function patternIn(from: string, kind: string): string | undefined {
  if (['', '0', 'plain', 'exact', 'exato', 'exata'].includes(kind)) return undefined
  return ['1', 'regex', 'padrão', 'padrao'].includes(kind) ? from : comparisonPattern(from, kind)
}
