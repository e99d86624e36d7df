import { type Kysely, sql } from 'kysely'
import { fromReplica } from '#db/from-replica.ts'
import type { Database } from '#db/schema.ts'
import { readProducts } from '../editing/read-products.ts'
import { type Around, type Cells, productCells, variationCells } from './cells.ts'
import { COLUMNS, headingOf, metaColumn, metaKeyOf, MOST_NUMBERED } from './columns.ts'
import { type ExportOptions, SEPARATOR_SIGNS } from './contract.ts'
import { csvLine } from './csv.ts'
import type { StepEnd } from './import-run.ts'
import { readFieldCells, readFieldKeys } from './field-meta.ts'
import type { TransferFiles } from './files.ts'
import { readRefs, readVariations } from './read-things.ts'
import { loadTaxonomy } from './taxonomy-lookup.ts'

type Db = Kysely<Database>
type Options = { db: Db; files: TransferFiles; addressOf: (file: string) => string }
type Step = { until: number; signal?: AbortSignal | undefined; onProgress?: ((done: number, all: number) => void) | undefined }

const BATCH = 200
const MOST_META_COLUMNS = 200
/** Spreadsheets take a file without it for one of Windows' own. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Goes on with an export where it stands, for a while. What is written and how far it came are kept together. */
export function createExportRun({ db, files, addressOf }: Options) {
  return async (id: number, { until, signal, onProgress }: Step): Promise<StepEnd> => {
    const transfer = await db.selectFrom('transfers').selectAll().where('id', '=', id).executeTakeFirst()
    if (!transfer || transfer.state !== 'running') return 'over'
    const options = transfer.options as ExportOptions & Place
    const separator = SEPARATOR_SIGNS[options.separator]
    const columns = options.columns ?? (await columnsOf(db))
    const all = transfer.rows_all ?? (await countAll(db, options))
    let { rows_done: done, table_bytes: bytes } = transfer
    let lastId = options.lastId ?? 0
    const keep = async (text: string, state: 'running' | 'done') => {
      const piece = Buffer.from(text)
      if (piece.length > 0) await files.append(files.table(id), piece, bytes)
      const { numUpdatedRows } = await db
        .updateTable('transfers')
        .set({
          state,
          rows_all: all,
          rows_done: done,
          table_bytes: bytes + piece.length,
          options: JSON.stringify({ ...options, columns, lastId }),
          modified_at: sql<Date>`now()`,
          ...(state === 'done' && { finished_at: sql<Date>`now()` }),
        })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .where('table_bytes', '=', bytes)
        .executeTakeFirst()
      bytes += piece.length
      onProgress?.(done, all)
      return numUpdatedRows > 0n
    }
    if (bytes === 0) {
      const heading = csvLine(
        columns.map((column) => headingOf(column, options.language)),
        separator,
      )
      if (!(await keep(BYTE_ORDER_MARK + heading, 'running'))) return 'over'
    }
    for (;;) {
      const ids = await fromReplica(() => nextIds(db, options, lastId))
      if (ids.length === 0) break
      const lines = await fromReplica(() => readLines(db, ids, addressOf))
      done += lines.length
      lastId = ids.at(-1)!
      if (!(await keep(tableText(lines, columns, separator), 'running'))) return 'over'
      if (signal?.aborted || performance.now() > until) return 'more'
    }
    await keep('', 'done')
    return 'over'
  }
}

type Place = { columns?: string[]; lastId?: number }

/** The whole table in one go, a piece at a time. */
export async function* productTable(db: Db, options: ExportOptions, addressOf: Options['addressOf']): AsyncGenerator<string> {
  const separator = SEPARATOR_SIGNS[options.separator]
  const columns = await columnsOf(db)
  const headings = columns.map((column) => headingOf(column, options.language))
  yield BYTE_ORDER_MARK + csvLine(headings, separator)
  for (let ids = await nextIds(db, options, 0); ids.length > 0; ids = await nextIds(db, options, ids.at(-1)!))
    yield tableText(await readLines(db, ids, addressOf), columns, separator)
}

const tableText = (lines: readonly Cells[], columns: readonly string[], separator: string) =>
  lines
    .map((cells) =>
      csvLine(
        columns.map((column) => cells[column] ?? ''),
        separator,
      ),
    )
    .join('')

/** Products, each with its variations after it. */
async function readLines(db: Db, ids: number[], addressOf: (file: string) => string): Promise<Cells[]> {
  const [products, variations, taxonomy, fieldCell] = await Promise.all([
    readProducts(db, ids),
    readVariations(db, { productIds: ids }),
    loadTaxonomy(db, { tags: [], attributes: [] }),
    readFieldCells(db),
  ])
  const refOf = await readRefs(db, [...ids, ...products.flatMap(({ links }) => links.map(({ linked_id }) => linked_id))])
  const around: Around = { pathOf: taxonomy.pathOf, addressOf, refOf, fieldCell }
  const byProduct = Map.groupBy(variations, (one) => one.product_id)
  return products.flatMap((product) => [
    productCells(product, around),
    ...(byProduct.get(product.id) ?? []).map((variation) => variationCells(variation, around)),
  ])
}

const isWanted = ({ status, categoryId }: ExportOptions) => sql<boolean>`
  p.status <> 'trash' and (${status ?? null}::text is null or p.status = ${status ?? null})
  and (${categoryId ?? null}::bigint is null or p.id in (
    with recursive below as (
      select id from categories where id = ${categoryId ?? null}
      union
      select c.id from below join categories c on c.parent_id = below.id
    )
    select product_id from product_categories where category_id in (select id from below)))`

async function nextIds(db: Db, options: ExportOptions, after: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p where p.id > ${after} and ${isWanted(options)} order by p.id limit ${BATCH}`.execute(db)
  return rows.map(({ id }) => id)
}

async function countAll(db: Db, options: ExportOptions): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer + coalesce(sum((select count(*) from variations v where v.product_id = p.id)), 0)::integer as count
    from products p where ${isWanted(options)}`.execute(db)
  return rows[0]!.count
}

/** As many columns for attributes, files and other programs' words as some product needs. */
async function columnsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ attributes: number; downloads: number; keys: string[] | null }>`
    select
      coalesce((select max(n) from (
        select count(distinct t.attribute_id) as n from product_terms pt join attribute_terms t on t.id = pt.term_id group by pt.product_id
      ) a), 0)::integer as attributes,
      coalesce((select max(n) from (select count(*) as n from product_downloads group by product_id) d), 0)::integer as downloads,
      (select array_agg(key) from (
        select distinct m ->> 'key' as key from (
          select jsonb_array_elements(meta) as m from products where meta <> '[]'
          union all select jsonb_array_elements(meta) from variations where meta <> '[]'
        ) kept order by 1 limit ${MOST_META_COLUMNS}
      ) k) as keys`.execute(db)
  const { attributes, downloads, keys } = rows[0]!
  const numbered = (count: number, parts: string[], what: string) =>
    Array.from({ length: Math.min(count, MOST_NUMBERED) }, (_, at) => parts.map((part) => `${what} ${at + 1} ${part}`)).flat()
  return [
    ...COLUMNS,
    ...numbered(attributes, ['name', 'value(s)', 'visible', 'global', 'default', 'variation'], 'Attribute'),
    ...numbered(downloads, ['name', 'URL'], 'Download'),
    ...[...new Set([...(await readFieldKeys(db)), ...(keys ?? [])])]
      .map(metaColumn)
      .filter((column) => metaKeyOf(column) !== undefined),
  ]
}
