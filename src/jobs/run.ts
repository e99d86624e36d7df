import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { extendLease, failJob, finishJob, type LeasedJob } from './lease.ts'
import { pauseAfter } from './pause.ts'
import type { Database } from '#db/schema.ts'
import { inSpan, type Span } from '#kit/spans.ts'
import { StorageAway } from '#kit/storage-away.ts'
import { databaseTrouble } from '#db/trouble.ts'

/** Does one piece of work; throwing asks for another attempt. It may run twice: outside effects carry the job's id. */
type JobHandler = (job: LeasedJob, help: { signal: AbortSignal }) => Promise<void>
export type JobHandlers = Record<string, JobHandler>

export interface JobLog {
  warn: (facts: object, message: string) => void
  error: (facts: object, message: string) => void
}

type JobOutcome = 'done' | 'failed' | 'dead'

/** Looks on while jobs are done. */
export type JobWatch = {
  /** Begins the span of a job; undefined for one that is not recorded. */
  beginSpan?: ((job: LeasedJob) => Span | undefined) | undefined
  onEnd: (kind: string, outcome: JobOutcome) => void
}

/** Thrown by a handler when no further attempt can help: an address that does not exist, an order that was erased. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
}

const LONGEST_ERROR = 2_000
/** Work for a store of files that is away waits for some five hours, and then for a person. */
const ATTEMPTS_WHILE_AWAY = 16

const mostAttempts = ({ maxAttempts }: LeasedJob, error: unknown) =>
  error instanceof StorageAway ? Math.max(maxAttempts, ATTEMPTS_WHILE_AWAY) : maxAttempts

/** Whether no attempt follows one that ended like this: for handlers that tell so where the merchant looks. */
export const isLastAttempt = (job: LeasedJob, error: unknown): boolean =>
  error instanceof PermanentFailure || job.attempt >= mostAttempts(job, error)

export async function runJob(options: {
  db: Kysely<Database>
  job: LeasedJob
  handlers: JobHandlers
  log: JobLog
  timeoutMs: number
  leaseMs: number
  random: () => number
  watch?: JobWatch | undefined
}) {
  const { job, watch } = options
  const span = watch?.beginSpan?.(job)
  try {
    const { outcome, error } = span ? await inSpan(span, () => doJob(options)) : await doJob(options)
    watch?.onEnd(job.kind, outcome)
    span?.end(error)
  } catch (error) {
    span?.end(error)
    throw error
  }
}

/** Answers how the attempt ended. */
async function doJob(options: Parameters<typeof runJob>[0]): Promise<{ outcome: JobOutcome; error?: unknown }> {
  const { db, job, handlers, log, timeoutMs, leaseMs, random } = options
  const facts = { job: job.id, kind: job.kind, attempt: job.attempt }
  const lost = new AbortController()
  const heartbeat = setInterval(() => {
    // A failed heartbeat is not a lost job: the next one may come through before the lease ends.
    extendLease(db, job, leaseMs).then(
      (mine) => mine || lost.abort(new Error('Another worker took this job over.')),
      () => {},
    )
  }, leaseMs / 3)
  try {
    const outcome = await withDeadline(handlers[job.kind]!, { job, timeoutMs, lost: lost.signal })
    if (outcome.ok) {
      const mine = await insist(() => finishJob(db, job), leaseMs)
      if (!mine) log.warn(facts, 'job finished after another worker took it over')
      return { outcome: 'done' }
    }
    const { error } = outcome
    const hopeless = isLastAttempt(job, error)
    const pauseMs = hopeless ? null : pauseAfter(job.attempt, random)
    log[hopeless ? 'error' : 'warn'](
      { ...facts, err: error, pauseMs },
      hopeless ? 'job is dead' : 'job failed, will be tried again',
    )
    await insist(() => failJob(db, job, { error: sentenceOf(error), pauseMs, maxAttempts: mostAttempts(job, error) }), leaseMs)
    return { outcome: hopeless ? 'dead' : 'failed', error }
  } finally {
    clearInterval(heartbeat)
  }
}

/** The mail is sent but the database has just been restarted: noted as soon as it is back, or the mail would go out again. */
async function insist<T>(write: () => Promise<T>, forMs: number): Promise<T> {
  const end = performance.now() + forMs
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!databaseTrouble(error) || performance.now() > end) throw error
      await wait(250)
    }
  }
}

type Outcome = { ok: true } | { ok: false; error: unknown }

async function withDeadline(
  handler: JobHandler,
  { job, timeoutMs, lost }: { job: LeasedJob; timeoutMs: number; lost: AbortSignal },
): Promise<Outcome> {
  const deadline = new AbortController()
  const signal = AbortSignal.any([deadline.signal, lost])
  const timer = setTimeout(() => deadline.abort(new Error(`No answer within ${timeoutMs / 1_000} s.`)), timeoutMs)
  const cut = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  try {
    await Promise.race([handler(job, { signal }), cut])
    return { ok: true }
  } catch (error) {
    return { ok: false, error }
  } finally {
    clearTimeout(timer)
  }
}

const sentenceOf = (error: unknown) =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, LONGEST_ERROR)
