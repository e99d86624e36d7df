import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { StockLedger } from '#shop/stock/contract.ts'
import { type ImportOptions, type Outcome, OUTCOMES, type TransferCounts } from './contract.ts'
import { CsvTrouble } from './csv.ts'
import type { TransferFiles } from './files.ts'
import { type FileIndex, indexFile, type Row, rowsFrom } from './file-index.ts'
import { KIT, linkBatch } from './link-batch.ts'
import type { PictureHelp } from './pictures.ts'
import type { Plan, ProductPlan } from './plan.ts'
import { planBatch } from './plan-batch.ts'
import { writeBatch } from './write-batch.ts'
import { readZipList, ZipTrouble } from './zip.ts'

type Options = {
  db: Kysely<Database>
  stock: StockLedger
  files: TransferFiles
  pictures: Omit<PictureHelp, 'zip'>
  addressOf: (file: string) => string
  now: () => Date
}
/** So many lines are done or not done together. */
const BATCH = 200
const LINKS_BATCH = 500

export type StepEnd = 'more' | 'over'
type Phase = 'checking' | 'running'
type Step = { until: number; signal?: AbortSignal | undefined; onProgress?: ((done: number, all: number) => void) | undefined }

/**
 * Goes on with an import where it stands, for a while. Each batch of lines is one transaction that also writes down how far it
 * came: whoever takes over after a crash begins with the next line, and of two who try at once one stops.
 */
export function createImportRun({ db, stock, files, pictures, addressOf, now }: Options) {
  const fail = async (id: number, problem: string) => {
    await db
      .updateTable('transfers')
      .set({ state: 'failed', problem: problem.slice(0, 500), finished_at: sql<Date>`now()`, modified_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('state', 'in', ['checking', 'running'])
      .execute()
    return 'over' as const
  }

  return async (id: number, { until, signal, onProgress }: Step): Promise<StepEnd> => {
    const transfer = await db.selectFrom('transfers').selectAll().where('id', '=', id).executeTakeFirst()
    if (!transfer || (transfer.state !== 'checking' && transfer.state !== 'running')) return 'over'
    const phase: Phase = transfer.state
    let file: string
    let index: FileIndex
    let zip: PictureHelp['zip']
    try {
      file = await files.onDisk(files.table(id))
      index = await indexFile(file)
      zip = transfer.zip_bytes > 0 ? await readZipList(await files.onDisk(files.zip(id))) : undefined
    } catch (error) {
      if (error instanceof CsvTrouble) return await fail(id, `Linha ${error.line}: ${error.message}`)
      if (error instanceof ZipTrouble) return await fail(id, error.message)
      if ((error as { code?: string }).code === 'ENOENT')
        return await fail(id, 'O arquivo enviado não está mais aqui. Envie-o de novo.')
      throw error
    }
    await db
      .updateTable('transfers')
      .set({ rows_all: index.rows, ignored: index.ignored.slice(0, 100) })
      .where('id', '=', id)
      // Known from the beginning on: whoever joins later waits for nobody.
      .where('rows_done', '=', 0)
      .execute()
    const options: ImportOptions = { creates: transfer.options.creates ?? true, updates: transfer.options.updates ?? true }
    let done = transfer.rows_done
    const doBatch = (rows: readonly Row[]) =>
      carryOut(db, rows, {
        id,
        phase,
        done,
        stock,
        help: { transferId: id, index, options, pictures: { ...pictures, zip }, addressOf, at: now() },
      })

    let rows: Row[] = []
    const flush = async (): Promise<boolean> => {
      if (rows.length === 0) return true
      const isMine = await doBatch(rows)
      done += rows.length
      rows = []
      onProgress?.(done, index.rows)
      return isMine
    }
    for await (const row of rowsFrom(file, index, done)) {
      rows.push(row)
      if (rows.length < BATCH) continue
      if (!(await flush())) return 'over'
      if (signal?.aborted || performance.now() > until) return 'more'
    }
    if (!(await flush())) return 'over'
    if (phase === 'running')
      while (await linkBatch(db, id, index, LINKS_BATCH)) if (signal?.aborted || performance.now() > until) return 'more'
    await db
      .updateTable('transfers')
      .set({ state: phase === 'checking' ? 'checked' : 'done', modified_at: sql<Date>`now()` })
      .$if(phase === 'running', (query) => query.set({ finished_at: sql<Date>`now()` }))
      .where('id', '=', id)
      .where('state', '=', phase)
      .execute()
    return 'over'
  }
}

const LOCK_TIMEOUT = '55P03'
/** Somebody else is at a batch that takes longer than anybody waits: they go on with it. */
class IsElsewhere extends Error {}

type Batch = { id: number; phase: Phase; done: number; stock: StockLedger; help: Parameters<typeof planBatch>[2] }

/** False when somebody else has gone on with it, or it was cancelled. What the database refuses is looked for line by line. */
async function carryOut(db: Kysely<Database>, rows: readonly Row[], batch: Batch): Promise<boolean> {
  try {
    return await inTransaction(db, (trx) => doRows(trx, rows, batch))
  } catch (error) {
    if (error instanceof IsElsewhere) return false
    const code = (error as { code?: string }).code ?? ''
    if (!/^2[23]/.test(code)) throw error
    const [row] = rows
    if (rows.length === 1 && row) {
      const refused = { ...row, refusal: 'Um valor desta linha não pode ser guardado. Confira se não há sinais estranhos.' }
      return await inTransaction(db, (trx) => doRows(trx, [refused], batch))
    }
    const half = Math.ceil(rows.length / 2)
    const first = await carryOut(db, rows.slice(0, half), batch)
    return first && (await carryOut(db, rows.slice(half), { ...batch, done: batch.done + half }))
  }
}

async function doRows(
  trx: Transaction<Database>,
  rows: readonly Row[],
  { id, phase, done, stock, help }: Batch,
): Promise<boolean> {
  const now = await trx
    .selectFrom('transfers')
    .select(['state', 'rows_done', 'counts'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
    .catch((error: { code?: string }) => {
      throw error.code === LOCK_TIMEOUT ? new IsElsewhere() : error
    })
  if (!now || now.state !== phase || now.rows_done !== done) return false
  const { plans, taxonomy } = await planBatch(trx, rows, help)
  if (phase === 'running') await writeBatch(trx, plans, { transferId: id, taxonomy, stock })
  await writeLines(trx, id, plans)
  await trx
    .updateTable('transfers')
    .set({ rows_done: done + rows.length, counts: JSON.stringify(addCounts(now.counts, plans)), modified_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  return true
}

function addCounts(now: Partial<TransferCounts>, plans: readonly Plan[]): TransferCounts {
  const of = (outcome: Outcome) => (now[outcome] ?? 0) + plans.filter((plan) => plan.outcome === outcome).length
  return Object.fromEntries(OUTCOMES.map((outcome) => [outcome, of(outcome)])) as TransferCounts
}

async function writeLines(trx: Transaction<Database>, transfer_id: number, plans: readonly Plan[]) {
  const rows = plans.map((plan) => ({
    transfer_id,
    line: plan.row.line,
    outcome: plan.outcome,
    file_id: plan.row.fileId,
    sku: plan.row.sku,
    name: (plan.row.cells.Name ?? '').trim().slice(0, 300),
    thing_id: plan.id ?? null,
    fields: plan.fields,
    note: plan.notes.join(' ').slice(0, 2_000),
    links: plan.what === 'product' && plan.columns ? linksOf(plan) : null,
  }))
  await trx.insertInto('transfer_lines').values(rows).execute()
}

/** Other products that this one names: they may stand further down in the file. */
const linksOf = ({ links, kit }: ProductPlan) => (links || kit ? JSON.stringify({ ...links, ...(kit && { [KIT]: kit }) }) : null)
