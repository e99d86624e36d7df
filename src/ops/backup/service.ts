import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { BackupDesk, BackupFile, BackupRun } from './contract.ts'
import type { Connection } from '#db/connection.ts'
import { enqueue } from '#jobs/queue.ts'
import { isLastAttempt, type JobHandlers, PermanentFailure } from '#jobs/run.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Clock } from '#kit/clock.ts'
import { OperatorError } from '#kit/operator-error.ts'
import { StorageAway } from '#kit/storage-away.ts'
import { namesIn, type Storage } from '#storage/contract.ts'
import type { ExtensionMigrations } from './rebuild-tables.ts'
import { tryRestore } from './try-restore.ts'
import { removeUnfinished, writeBackup } from './write-backup.ts'
import { backupName } from './backup-name.ts'

const BACKUP_JOB = 'backup'
/** A large shop's pictures take a while; a job that is given up would leave half the work. */
export const BACKUP_PATIENCE_MS = { [BACKUP_JOB]: 3 * 3_600_000 }

/** A name that stays in the folder. */
const FILE = /^[\w-][\w.-]{0,110}\.tar\.gz$/

type Options = {
  db: Kysely<Database>
  connection: Connection
  storage: Storage
  dataDir: string
  clock: Clock
  ofExtension: ExtensionMigrations
}

/** Backups by the same code as the command line's, as jobs: made with the shop open, and tried out beside it. */
export function createBackups({
  db,
  connection,
  storage,
  dataDir,
  clock,
  ofExtension,
}: Options): BackupDesk & { jobs: JobHandlers; tidy: () => Promise<void> } {
  const folder = join(dataDir, 'backups')
  const { backups } = storage
  const find = async (name: string): Promise<BackupFile | undefined> => {
    const found = FILE.test(name) ? await backups.stat(name) : undefined
    return found && { name, bytes: found.bytes, madeAt: found.modifiedAt }
  }
  const findRun = (id: number) => db.selectFrom('backup_runs').selectAll().where('id', '=', id).executeTakeFirst()
  const write = (id: number, change: Partial<Pick<BackupRun, 'status' | 'step' | 'problem'>> & { report?: object }) =>
    db
      .updateTable('backup_runs')
      .set({
        ...change,
        report: change.report && JSON.stringify(change.report),
        ...((change.status === 'done' || change.status === 'failed') && { finished_at: new Date() }),
      })
      .where('id', '=', id)
      .execute()

  const work = async ({ kind, file }: BackupRun, say: (line: string) => void): Promise<object> => {
    const path = join(folder, `.vitrine-sending-${file}`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (kind === 'restore-test')
      return await tryRestore({ connection, folder, file: await backups.onDisk(file), say, ofExtension })
    const { bytes, tables, rows, files } = await writeBackup({ connection, storage, file: path, now: new Date(clock.now()), say })
    await backups.adopt(file, path).catch(async (error: unknown) => {
      // Made anew by the next attempt, perhaps on another machine.
      await rm(path, { force: true })
      throw error
    })
    return { bytes, tables, rows, files }
  }

  const run: JobHandlers[string] = async (job) => {
    const id = Number((job.payload as { run?: unknown }).run)
    const asked = await findRun(id)
    if (!asked || asked.status === 'done' || asked.status === 'failed') return
    await write(id, { status: 'running' })
    // Nobody waits for the note; the next one is as good.
    const say = (step: string) => void write(id, { step: step.slice(0, 300) }).catch(() => {})
    try {
      await write(id, { status: 'done', step: '', report: await work(asked, say) })
    } catch (error) {
      if (error instanceof StorageAway && !isLastAttempt(job, error)) {
        await write(id, { status: 'waiting', step: 'O armazenamento dos arquivos não responde: a loja tenta de novo sozinha.' })
        throw error
      }
      const problem =
        error instanceof OperatorError
          ? error.message
          : 'Algo deu errado no meio. Tente de novo; se repetir, veja o registro da loja.'
      await write(id, { status: 'failed', step: '', problem: problem.slice(0, 2_000) })
      throw new PermanentFailure(error instanceof Error ? error.message : String(error), { cause: error })
    }
  }

  return {
    find,
    findRun,
    list: async () => {
      const names = await namesIn(backups)
      const files = await Promise.all(names.map(find))
      return files.filter((file) => file !== undefined).toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
    },
    runs: async () => {
      const { rows } = await sql<BackupRun>`select distinct on (kind) * from backup_runs order by kind, id desc`.execute(db)
      return rows
    },
    begin: async ({ kind, file = backupName(new Date(clock.now())), by }) =>
      await inTransaction(db, async (trx) => {
        await endAbandoned(trx)
        const made = await trx
          .insertInto('backup_runs')
          .values({ kind, file, created_by: by ?? null })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst()
        if (made) await enqueue(trx, { kind: BACKUP_JOB, payload: { run: made.id }, maxAttempts: 2 })
        return made
      }),
    read: backups.read,
    remove: backups.delete,
    tidy: () => removeUnfinished(folder),
    jobs: { [BACKUP_JOB]: run },
  }
}

/** A run whose job is gone or dead will never end by itself, and would keep every other from beginning. */
const endAbandoned = (db: Kysely<Database>) =>
  sql`update backup_runs set status = 'failed', finished_at = now(), problem = 'A loja foi fechada no meio.'
    where status in ('waiting', 'running') and not exists (
      select from jobs where jobs.kind = ${BACKUP_JOB} and jobs.payload ->> 'run' = backup_runs.id::text and jobs.status in ('waiting', 'running'))`.execute(
    db,
  )
