import { type Kysely, sql } from 'kysely'
import { PREPARED } from '#db/prepared.ts'
import type { Database } from '#db/schema.ts'

/** A job in the hands of one worker. The attempt's number is the proof: who took it over later has a higher one. */
export interface LeasedJob {
  id: number
  kind: string
  ref: string | null
  payload: Record<string, unknown>
  attempt: number
  maxAttempts: number
  /** The trace to which it belongs. */
  trace: string | null
}

interface Claim {
  worker: string
  kinds: string[]
  leaseMs: number
}

/** Work with an ordering key waits for what was asked for before it, also while that is tried again; what is given up is not waited for. */
const IS_NEXT = sql`(ordering_key is null or not exists (
  select from jobs earlier where earlier.kind = jobs.kind and earlier.ordering_key = jobs.ordering_key and earlier.id < jobs.id
    and earlier.status in ('waiting', 'running')))`

/** The next due job, or one whose worker has died. The database's clock decides, so shops with wrong clocks agree. */
export async function claimJob(db: Kysely<Database>, { worker, kinds, leaseMs }: Claim): Promise<LeasedJob | undefined> {
  const { rows } = await sql<LeasedJob>`${PREPARED}
    update jobs set status = 'running', attempts = attempts + 1,
      locked_by = ${worker}, locked_at = now(), locked_until = now() + ${leaseMs} * interval '1 ms'
    where id = coalesce(
      (select id from jobs where status = 'running' and locked_until < now() and attempts < max_attempts and kind = any(${kinds})
        order by locked_until limit 1 for update skip locked),
      (select id from jobs where status = 'waiting' and run_at <= now() and kind = any(${kinds}) and ${IS_NEXT}
        order by run_at, id limit 1 for update skip locked))
    returning id, kind, ref, payload, attempts as attempt, max_attempts as "maxAttempts", trace`.execute(db)
  return rows[0]
}

/** Work that ends its worker each time would otherwise be taken over for ever. */
export async function buryDeadlyJobs(db: Kysely<Database>) {
  await sql`update jobs set status = 'dead', finished_at = now(), locked_until = null, locked_by = null,
      last_error = coalesce(last_error, 'O processo que fazia este trabalho parou no meio em todas as tentativas.')
    where id in (select id from jobs where status = 'running' and locked_until < now() and attempts >= max_attempts
      for update skip locked)`.execute(db)
}

/** Says that the worker lives. False when the job was taken over meanwhile. */
export async function extendLease(db: Kysely<Database>, job: LeasedJob, leaseMs: number): Promise<boolean> {
  return changed(
    await sql`update jobs set locked_until = now() + ${leaseMs} * interval '1 ms' where ${stillMine(job)}`.execute(db),
  )
}

export async function finishJob(db: Kysely<Database>, job: LeasedJob): Promise<boolean> {
  return changed(
    await sql`${PREPARED} update jobs set status = 'done', finished_at = now(), locked_until = null, locked_by = null, last_error = null
      where ${stillMine(job)}`.execute(db),
  )
}

/** Back to the queue for later, with as many attempts as its trouble is worth, or dead when the pause is null. */
export async function failJob(
  db: Kysely<Database>,
  job: LeasedJob,
  { error, pauseMs, maxAttempts }: { error: string; pauseMs: number | null; maxAttempts: number },
) {
  await sql`update jobs set last_error = ${error}, max_attempts = ${maxAttempts}, locked_until = null, locked_by = null,
      status = ${pauseMs === null ? 'dead' : 'waiting'},
      finished_at = ${pauseMs === null ? sql`now()` : null},
      run_at = ${pauseMs === null ? sql`run_at` : sql`now() + ${pauseMs} * interval '1 ms'`}
    where ${stillMine(job)}`.execute(db)
}

/** How long until the next job is due or a lease runs out; undefined when nothing waits. */
export async function nextDueInMs(db: Kysely<Database>, kinds: string[]): Promise<number | undefined> {
  const { rows } = await sql<{ ms: number | null }>`${PREPARED}
    select (extract(epoch from min(due) - now()) * 1000)::float8 as ms from (
      (select run_at as due from jobs where status = 'waiting' and kind = any(${kinds}) and ${IS_NEXT} order by run_at limit 1)
      union all
      (select locked_until from jobs where status = 'running' and kind = any(${kinds}) order by locked_until limit 1)) as next`.execute(
    db,
  )
  return rows[0]?.ms ?? undefined
}

/** Done work is kept some days for questions, then removed in small bites. */
export async function removeOldDone(db: Kysely<Database>, keepDays: number) {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`delete from jobs where id in (
      select id from jobs where status = 'done' and finished_at < now() - ${keepDays} * interval '1 day'
      order by finished_at limit 1000 for update skip locked)`.execute(db)
    if (numAffectedRows < 1000n) return
  }
}

const stillMine = ({ id, attempt }: LeasedJob) => sql`id = ${id} and status = 'running' and attempts = ${attempt}`

const changed = ({ numAffectedRows = 0n }: { numAffectedRows?: bigint }) => numAffectedRows > 0n
