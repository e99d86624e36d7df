import type { ProductKind } from '../product-kind.ts'
import { attributeSlug } from '../editing/product-attributes.ts'
import type { Cells } from './cells.ts'
import { readHeadings } from './columns.ts'
import { MOST_ROWS } from './contract.ts'
import { bareCell, type CsvRecord, CsvTrouble } from './csv.ts'
import { splitList } from './lists.ts'
import { formOf, readTable, type TableForm } from './read-table.ts'

export type Kind = ProductKind | 'variation'
/** A line of a table, by its columns. */
export type Row = {
  line: number
  cells: Cells
  fileId: number | null
  sku: string | null
  kind: Kind | undefined
  refusal: string
}

/** Where the file has a thing, and what its buyers may choose by. */
type Entry = { line: number; kind: Kind | undefined; offers: ReadonlyMap<string, ReadonlySet<string>> | undefined }
/** What must be known of a whole file before its first line is understood: later lines are spoken of in earlier ones. */
export type FileIndex = {
  form: TableForm
  columns: (string | undefined)[]
  ignored: string[]
  rows: number
  bySku: ReadonlyMap<string, Entry>
  byId: ReadonlyMap<number, Entry>
  /** What the variations of a product name, by how they speak of it. */
  namedBy: ReadonlyMap<string, ReadonlySet<string>>
}

const KINDS: Record<string, Kind> = {
  simple: 'simple',
  simples: 'simple',
  variable: 'variable',
  variável: 'variable',
  grouped: 'grouped',
  agrupado: 'grouped',
  external: 'external',
  externo: 'external',
  afiliado: 'external',
  bundle: 'bundle',
  kit: 'bundle',
  variation: 'variation',
  variação: 'variation',
}
const FLAVOURS = new Set(['virtual', 'downloadable', 'baixável'])

/** Reads a file once: what it is made of, and how long it is. */
export async function indexFile(file: string): Promise<FileIndex> {
  const form = await formOf(file)
  const bySku = new Map<string, Entry>()
  const byId = new Map<number, Entry>()
  const namedBy = new Map<string, Set<string>>()
  let headings: ReturnType<typeof readHeadings> | undefined
  let rows = 0
  for await (const record of readTable(file, form)) {
    if (!headings) {
      headings = readHeadings(record.cells)
      if (!headings.columns.some((column) => column === 'Name' || column === 'SKU' || column === 'ID'))
        throw new CsvTrouble(1, 'a primeira linha precisa ter os nomes das colunas, com pelo menos Nome, SKU ou ID.')
      continue
    }
    if (++rows > MOST_ROWS)
      throw new CsvTrouble(record.line, `o arquivo tem mais de ${MOST_ROWS.toLocaleString('pt-BR')} linhas: divida-o em partes.`)
    const row = rowOf(record, headings.columns)
    const entry: Entry = { line: row.line, kind: row.kind, offers: row.kind === 'variable' ? offersOf(row.cells) : undefined }
    if (row.sku !== null && !bySku.has(row.sku)) bySku.set(row.sku, entry)
    if (row.fileId !== null && !byId.has(row.fileId)) byId.set(row.fileId, entry)
    if (row.kind === 'variation') noteNames(namedBy, row.cells)
  }
  if (!headings) throw new CsvTrouble(1, 'o arquivo está vazio.')
  if (rows === 0) throw new CsvTrouble(1, 'o arquivo só tem os nomes das colunas e nenhuma linha de produto.')
  return { form, columns: headings.columns, ignored: headings.ignored, rows, bySku, byId, namedBy }
}

/** A file's rows from one on, the first being 0. */
export async function* rowsFrom(file: string, { form, columns }: FileIndex, from: number): AsyncGenerator<Row> {
  let at = -1
  for await (const record of readTable(file, form)) {
    if (at++ < from) continue
    yield rowOf(record, columns)
  }
}

export function rowOf({ line, cells: written }: CsvRecord, columns: readonly (string | undefined)[]): Row {
  const cells: Cells = {}
  for (const [at, column] of columns.entries())
    if (column !== undefined)
      cells[column] = bareCell(written[at] ?? '')
        .toWellFormed()
        .replaceAll('\0', '')
  const number = /^\d{1,15}$/.exec(cells.ID?.trim() ?? '')?.[0]
  const words = splitList((cells.Type ?? '').toLowerCase()).filter((word) => word !== '' && !FLAVOURS.has(word))
  const kinds = words.map((word) => KINDS[word])
  const strange = words.find((word) => !KINDS[word])
  return {
    line,
    cells,
    fileId: number ? Number(number) : null,
    sku: cells.SKU?.trim() || null,
    kind: kinds.includes('variation') ? 'variation' : kinds[0],
    refusal: strange === undefined ? '' : `Esta loja não tem produtos do tipo “${strange.slice(0, 40)}”.`,
  }
}

const fold = (name: string) => name.trim().toLocaleLowerCase('pt-BR')

function* attributeCells(cells: Cells): Generator<[slug: string, values: string]> {
  for (let at = 1; cells[`Attribute ${at} name`] !== undefined; at++) {
    const name = cells[`Attribute ${at} name`]!.trim()
    if (name !== '') yield [attributeSlug(name), cells[`Attribute ${at} value(s)`] ?? '']
  }
}

const offersOf = (cells: Cells) =>
  new Map([...attributeCells(cells)].map(([slug, values]) => [slug, new Set(splitList(values).map(fold))]))

function noteNames(namedBy: Map<string, Set<string>>, cells: Cells) {
  const parent = cells.Parent?.trim() ?? ''
  const names = namedBy.get(parent) ?? new Set()
  for (const [slug] of attributeCells(cells)) names.add(slug)
  namedBy.set(parent, names)
}

/** How a line speaks of another thing: «id:12» by the number that the file gives it, anything else is a SKU. */
export function refOf(text: string): { fileId: number } | { sku: string } | undefined {
  const ref = text.trim()
  if (ref === '') return undefined
  const number = /^id:\s*(\d{1,15})$/i.exec(ref)?.[1]
  return number === undefined ? { sku: ref } : { fileId: Number(number) }
}

export const entryOf = ({ bySku, byId }: FileIndex, text: string): Entry | undefined => {
  const ref = refOf(text)
  return ref && ('sku' in ref ? bySku.get(ref.sku) : byId.get(ref.fileId))
}
