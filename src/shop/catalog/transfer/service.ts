import { type Kysely, sql } from 'kysely'
import { enqueue } from '#jobs/queue.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { StockLedger } from '#shop/stock/contract.ts'
import type { PieceStore } from '#storage/contract.ts'
import {
  type ExportOptions,
  type ImportOptions,
  MOST_TABLE_BYTES,
  MOST_ZIP_BYTES,
  type Outcome,
  type TransferOptions,
  type TransferState,
} from './contract.ts'
import { createExportRun } from './export-run.ts'
import { createTransferFiles } from './files.ts'
import { createImportRun } from './import-run.ts'
import { EXPORT_JOB, IMPORT_JOB, PICTURES_JOB } from './job-kinds.ts'
import { reportLines } from './report.ts'
import './tables.ts'

type Options = {
  db: Kysely<Database>
  stock: StockLedger
  files: PieceStore
  /** The address of a file of the media library, and the file of an address. */
  addressOf: (file: string) => string
  fileOf: (address: string) => string | undefined
  mayFetch: (address: string) => boolean
  now: () => Date
}
type Kind = 'import' | 'export'
export type TransferProblem = 'gone' | 'state' | 'offset' | 'too-large' | 'empty'
type Outcomes<T = object> = ({ ok: true } & T) | { ok: false; problem: TransferProblem }
const no = (problem: TransferProblem) => ({ ok: false, problem }) as const

/** Files of imports and exports are kept for questions, then forgotten. */
const KEEP_DAYS = 30

/** Products out of tables and into them. */
export function createTransfers({ db, stock, files: store, addressOf, fileOf, mayFetch, now }: Options) {
  const files = createTransferFiles(store)
  const read = async (id: number, kind: Kind) => {
    const row = await db.selectFrom('transfers').selectAll().where('id', '=', id).where('kind', '=', kind).executeTakeFirst()
    return row && { ...row, pictures: await countPictures(db, id) }
  }
  type About<O> = { name: string; options: O; userId: number | undefined }
  const begin = async (kind: Kind, state: TransferState, about: About<TransferOptions>, isQueued: boolean) => {
    const user_id = about.userId ?? (await anAdministrator(db))
    return await inTransaction(db, async (trx) => {
      const { id } = await trx
        .insertInto('transfers')
        .values({ kind, state, name: about.name, options: JSON.stringify(about.options), user_id })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (isQueued) await enqueue(trx, { kind: EXPORT_JOB, payload: { transfer: id }, maxAttempts: 5 })
      return id
    })
  }
  /** From the first line on; whatever an earlier look found is forgotten. */
  const restart = (id: number, from: TransferState[], state: 'checking' | 'running', isQueued: boolean): Promise<Outcomes> =>
    inTransaction(db, async (trx) => {
      const row = await trx
        .selectFrom('transfers')
        .select(['state', 'kind', 'table_bytes'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!row || row.kind !== 'import') return no('gone')
      if (!from.includes(row.state)) return no('state')
      if (row.table_bytes === 0) return no('empty')
      await trx.deleteFrom('transfer_lines').where('transfer_id', '=', id).execute()
      await trx
        .updateTable('transfers')
        .set({ state, rows_done: 0, counts: '{}', problem: '', finished_at: null, modified_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute()
      if (isQueued) await enqueue(trx, { kind: IMPORT_JOB, payload: { transfer: id }, maxAttempts: 5 })
      return { ok: true }
    })

  /** First its files: without the row nobody would know of them. */
  const forget = async (id: number) => {
    await files.forget(id)
    await db.deleteFrom('transfers').where('id', '=', id).execute()
  }

  return {
    files,
    importStep: createImportRun({ db, stock, files, pictures: { fileOf, mayFetch }, addressOf, now }),
    exportStep: createExportRun({ db, files, addressOf }),
    read,
    startImport: (about: About<ImportOptions>) => begin('import', 'receiving', about, false),
    startExport: (about: About<ExportOptions>, { isQueued = true } = {}) => begin('export', 'running', about, isQueued),
    /** Files that were put into their places by other means. */
    received: async (id: number, { table, zip }: { table: number; zip: number }): Promise<void> => {
      await db.updateTable('transfers').set({ table_bytes: table, zip_bytes: zip }).where('id', '=', id).execute()
    },
    /** Asks the running shop for the pictures of an import. */
    fetchPictures: async (id: number): Promise<void> => {
      await enqueue(db, { kind: PICTURES_JOB, payload: { transfer: id }, maxAttempts: 5 })
    },

    /** Takes a piece of a file, each once and in its order: who sends the next knows how much has arrived. */
    receive: async (
      id: number,
      part: 'table' | 'zip',
      offset: number,
      bytes: Buffer,
    ): Promise<Outcomes<{ received: number }>> => {
      const column = part === 'table' ? 'table_bytes' : 'zip_bytes'
      return await inTransaction(db, async (trx) => {
        const row = await trx
          .selectFrom('transfers')
          .select(['state', 'kind', column])
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst()
        if (!row || row.kind !== 'import') return no('gone')
        if (row.state !== 'receiving') return no('state')
        const there = Number(row[column])
        if (offset !== there) return no('offset')
        if (there + bytes.length > (part === 'table' ? MOST_TABLE_BYTES : MOST_ZIP_BYTES)) return no('too-large')
        await files.append(part === 'table' ? files.table(id) : files.zip(id), bytes, offset)
        const received = there + bytes.length
        await trx
          .updateTable('transfers')
          .set({ [column]: received, modified_at: sql<Date>`now()` })
          .where('id', '=', id)
          .execute()
        return { ok: true, received }
      })
    },
    /** Says what would change, and changes nothing. */
    check: (id: number, { isQueued = true } = {}) =>
      restart(id, ['receiving', 'checked', 'cancelled', 'failed'], 'checking', isQueued),
    /** Carries out what was looked at before. */
    run: (id: number, { isQueued = true } = {}) => restart(id, ['checked'], 'running', isQueued),
    /** What is done stays done; the lines after it are left alone. */
    cancel: async (id: number, kind: Kind): Promise<Outcomes> => {
      const { numUpdatedRows } = await db
        .updateTable('transfers')
        .set({ state: 'cancelled', finished_at: sql<Date>`now()`, modified_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('kind', '=', kind)
        .where('state', 'in', ['receiving', 'checking', 'checked', 'running'])
        .executeTakeFirst()
      if (numUpdatedRows > 0n) return { ok: true }
      return no((await read(id, kind)) ? 'state' : 'gone')
    },
    list: async (kind: Kind, { limit, offset }: { limit: number; offset: number }) => {
      const matching = db.selectFrom('transfers').where('kind', '=', kind)
      const [rows, { total }] = await Promise.all([
        matching.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
        matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows, total: Number(total) }
    },
    lines: async (id: number, outcomes: readonly Outcome[], { limit, offset }: { limit: number; offset: number }) => {
      const matching = db
        .selectFrom('transfer_lines')
        .where('transfer_id', '=', id)
        .$if(outcomes.length > 0, (query) => query.where('outcome', 'in', [...outcomes]))
      const [rows, { total }] = await Promise.all([
        matching
          .select(['line', 'outcome', 'sku', 'name', 'thing_id', 'fields', 'note'])
          .orderBy('line')
          .limit(limit)
          .offset(offset)
          .execute(),
        matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows, total: Number(total) }
    },
    report: (id: number) => reportLines(db, id),
    remove: async (id: number, kind: Kind): Promise<boolean> => {
      const found = await db.selectFrom('transfers').select('id').where('id', '=', id).where('kind', '=', kind).executeTakeFirst()
      if (!found) return false
      await forget(id)
      return true
    },
    sweep: async (): Promise<void> => {
      const old = await sql<{ id: number }>`
        select id from transfers where modified_at < now() - ${KEEP_DAYS} * interval '1 day' order by id limit 20`.execute(db)
      for (const { id } of old.rows) await forget(id)
    },
  }
}
export type Transfers = ReturnType<typeof createTransfers>

async function countPictures(db: Kysely<Database>, id: number) {
  const rows = await db
    .selectFrom('transfer_pictures')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('transfer_id', '=', id)
    .groupBy('state')
    .execute()
  const of = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0)
  return { waiting: of('waiting'), hung: of('hung'), failed: of('failed') }
}

/** Whoever works at the terminal works for the shop. */
const anAdministrator = async (db: Kysely<Database>) =>
  (
    await db
      .selectFrom('users')
      .select('id')
      .where(sql<boolean>`'administrator' = any(roles)`)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  )?.id ?? null
