import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { enqueue } from '#jobs/queue.ts'
import { removeOldFiles } from '#kit/remove-old-files.ts'
import type { Clock } from '#kit/clock.ts'
import { fileMoment } from '#kit/pt-br.ts'
import type { FileStore } from '#storage/contract.ts'
import { MOVE_OUT_JOB, type MoveOutReport } from './contract.ts'
import type { MoveOutsTable } from './tables.ts'

const DAY_MS = 86_400_000
/** So long a file with everybody's data lies about. */
const KEPT_DAYS = 7

export type MoveOut = Selectable<MoveOutsTable>
type Options = { db: Kysely<Database>; files: FileStore; dataDir: string; clock: Clock }

/** Files with the whole shop, as the merchant asks for them: made by a job, kept for a few days, taken along. */
export function createMoveOuts({ db, files, dataDir, clock }: Options) {
  const folder = join(dataDir, 'move-outs')
  const nameOf = (id: number) => `${id}.zip`
  const pathOf = (id: number) => join(folder, `.${id}.zip`)
  const find = (id: number) => db.selectFrom('move_outs').selectAll().where('id', '=', id).executeTakeFirst()
  const change = async (
    id: number,
    set: { state?: MoveOut['state']; step?: string; problem?: string; report?: MoveOutReport },
  ) => {
    const { report, ...columns } = set
    await db
      .updateTable('move_outs')
      .set({
        ...columns,
        ...(report && { report: JSON.stringify(report) }),
        ...((set.state === 'done' || set.state === 'failed') && { finished_at: sql<Date>`now()` }),
      })
      .where('id', '=', id)
      .execute()
  }
  const nameNow = () => `loja-${fileMoment(new Date(clock.now()))}.zip`.toLowerCase()
  return {
    find,
    change,
    list: ({ limit, offset }: { limit: number; offset: number }) =>
      db.selectFrom('move_outs').selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    count: async () =>
      (
        await db
          .selectFrom('move_outs')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    /** Asks for a file; undefined while another is being made. */
    begin: async (userId: number | undefined): Promise<MoveOut | undefined> =>
      await inTransaction(db, async (trx) => {
        await endAbandoned(trx)
        const made = await trx
          .insertInto('move_outs')
          .values({ name: nameNow(), user_id: userId ?? null })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst()
        if (made) await enqueue(trx, { kind: MOVE_OUT_JOB, payload: { moveOut: made.id }, maxAttempts: 2 })
        return made
      }),
    /** One that was written elsewhere, by the command: the register of changes names it. */
    noteTaken: async (report: MoveOutReport) => {
      const now = sql<Date>`now()`
      await db
        .insertInto('move_outs')
        .values({ name: nameNow(), state: 'done', report: JSON.stringify(report), finished_at: now, fetched_at: now })
        .execute()
    },
    taken: async (id: number) => {
      await db
        .updateTable('move_outs')
        .set({ fetched_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute()
    },
    /** The file's place, in a folder that is there. */
    prepare: async (id: number) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return pathOf(id)
    },
    /** It is made: whoever asked may fetch it, from any machine. */
    keep: (id: number) =>
      files.adopt(nameOf(id), pathOf(id)).catch(async (error: unknown) => {
        // Made anew by the next attempt, perhaps on another machine.
        await rm(pathOf(id), { force: true })
        throw error
      }),
    bytesOf: async (id: number) => (await files.stat(nameOf(id)))?.bytes,
    read: (id: number) => files.read(nameOf(id)),
    remove: async (id: number) => {
      await files.delete(nameOf(id))
      await db.deleteFrom('move_outs').where('id', '=', id).where('state', 'in', ['done', 'failed']).execute()
    },
    /** What a process left behind that was killed while it made or sent one. */
    tidy: () => removeOldFiles(folder, { olderThanMs: DAY_MS, names: /^\.\d+\.zip$/ }),
    sweep: async () => {
      const { rows } = await sql<{ id: number }>`
        select id from move_outs where finished_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(db)
      for (const { id } of rows) {
        // First the file: without its row nobody would know of it.
        await files.delete(nameOf(id))
        await db.deleteFrom('move_outs').where('id', '=', id).execute()
      }
    },
  }
}
export type MoveOuts = ReturnType<typeof createMoveOuts>

/** A run whose job is gone will never end by itself, and would keep every other from beginning. */
const endAbandoned = (db: Kysely<Database>) =>
  sql`update move_outs set state = 'failed', finished_at = now(), problem = 'A loja foi fechada no meio.'
    where state in ('waiting', 'running') and not exists (
      select from jobs where jobs.kind = ${MOVE_OUT_JOB} and jobs.payload ->> 'moveOut' = move_outs.id::text and jobs.status in ('waiting', 'running'))`.execute(
    db,
  )
