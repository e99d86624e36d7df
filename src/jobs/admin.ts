import { type Kysely, sql } from 'kysely'
import { notify } from '#db/notify.ts'
import { JOBS_CHANNEL } from './queue.ts'
import type { Database } from '#db/schema.ts'

export type JobStatus = 'waiting' | 'running' | 'done' | 'dead'

const COLUMNS = [
  'id',
  'kind',
  'ref',
  'status',
  'attempts',
  'max_attempts',
  'run_at',
  'last_error',
  'created_at',
  'finished_at',
] as const

/** One page of the work in a state, newest first, with how much there is. What it was given to work with is not told: it may be secret. */
export async function listJobs(
  db: Kysely<Database>,
  { status, limit, offset }: { status: JobStatus; limit: number; offset: number },
) {
  const inState = db.selectFrom('jobs').where('status', '=', status)
  const [items, { total }] = await Promise.all([
    inState.select(COLUMNS).orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    inState.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { items, total }
}
export type ListedJob = Awaited<ReturnType<typeof listJobs>>['items'][number]

export const findJob = (db: Kysely<Database>, id: number) =>
  db.selectFrom('jobs').select(COLUMNS).where('id', '=', id).executeTakeFirst()

/** Work that a person does not want done any more. It counts as done, so that asking for the same again changes nothing. */
export async function giveUpJob(db: Kysely<Database>, id: number): Promise<boolean> {
  const row = await db
    .updateTable('jobs')
    .set({ status: 'done', finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'dead'])
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Does a piece of work again, whether it waits, is done or died; asked for anew where nobody knows it any more. */
export async function doAgain(
  db: Kysely<Database>,
  { kind, ref, payload }: { kind: string; ref: string; payload: object },
): Promise<void> {
  await sql`
    insert into jobs (kind, ref, payload) values (${kind}, ${ref}, ${JSON.stringify(payload)}::jsonb)
    on conflict (kind, ref) do update set status = 'waiting', attempts = 0, run_at = now(), finished_at = null
      where jobs.status <> 'running'`.execute(db)
  await notify(db, JOBS_CHANNEL, kind)
}
