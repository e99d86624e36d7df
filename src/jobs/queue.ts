import { type Kysely, type Selectable, sql } from 'kysely'
import { notify } from '#db/notify.ts'
import { PREPARED } from '#db/prepared.ts'
import type { Database } from '#db/schema.ts'
import { spanNow } from '#kit/spans.ts'
import type { JobsTable } from './tables.ts'

/** Workers hear of new work here; the message is the kind. */
export const JOBS_CHANNEL = 'jobs'

export interface JobRequest {
  kind: string
  payload: Record<string, unknown>
  /** What the work is about: a second request of the same kind for it changes nothing, even after the first is done. */
  ref?: string
  /** Not before this moment; without it, at once by the database's clock. */
  runAt?: Date
  maxAttempts?: number
}

export type DeadJob = Pick<
  Selectable<JobsTable>,
  'id' | 'kind' | 'ref' | 'payload' | 'attempts' | 'last_error' | 'created_at' | 'finished_at'
>

/** Asks for work in the caller's transaction: it is there exactly when the change that needs it is. Undefined when it was asked for before. */
export async function enqueue(
  db: Kysely<Database>,
  { kind, payload, ref, runAt, maxAttempts }: JobRequest,
): Promise<number | undefined> {
  const row = await db
    .with('made', (made) =>
      made
        .insertInto('jobs')
        .values({
          kind,
          payload: JSON.stringify(payload),
          ref,
          run_at: runAt,
          max_attempts: maxAttempts,
          trace: spanNow()?.traceparent,
        })
        .onConflict((conflict) => conflict.columns(['kind', 'ref']).doNothing())
        .returning('id'),
    )
    .selectFrom('made')
    .modifyFront(PREPARED)
    .select(['id', sql`pg_notify(${JOBS_CHANNEL}, ${kind})`.as('told')])
    .executeTakeFirst()
  return row?.id
}

/** Names the present hour or minute by the database's clock: all processes agree on it, and none whose own clock was put back repeats a name. */
export async function periodNow(db: Kysely<Database>, seconds: number): Promise<string> {
  const { rows } = await sql<{ period: string }>`
    select floor(extract(epoch from now()) / ${seconds}::integer)::text as period`.execute(db)
  return rows[0]!.period
}

/** Work that failed for good, newest first, for a person to look at. */
export function listDead(
  db: Kysely<Database>,
  { limit = 50, before }: { limit?: number; before?: number } = {},
): Promise<DeadJob[]> {
  return db
    .selectFrom('jobs')
    .select(['id', 'kind', 'ref', 'payload', 'attempts', 'last_error', 'created_at', 'finished_at'])
    .where('status', '=', 'dead')
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(Math.min(limit, 200))
    .execute()
}

/** Gives a dead job all its attempts again, at once. False when it is not dead (any more). */
export async function retryDead(db: Kysely<Database>, id: number): Promise<boolean> {
  const row = await db
    .updateTable('jobs')
    .set({ status: 'waiting', attempts: 0, run_at: sql<Date>`now()`, finished_at: null })
    .where('id', '=', id)
    .where('status', '=', 'dead')
    .returning('kind')
    .executeTakeFirst()
  if (!row) return false
  await notify(db, JOBS_CHANNEL, row.kind)
  return true
}

/** How much work there is in each state, for the health page and the metrics. */
export async function countJobs(db: Kysely<Database>): Promise<Record<'waiting' | 'running' | 'dead', number>> {
  const rows = await db
    .selectFrom('jobs')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('status', '!=', 'done')
    .groupBy('status')
    .execute()
  return { waiting: 0, running: 0, dead: 0, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) }
}
