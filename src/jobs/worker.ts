import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { buryDeadlyJobs, claimJob, nextDueInMs, removeOldDone } from './lease.ts'
import { type JobHandlers, type JobLog, type JobWatch, runJob } from './run.ts'
import type { Database } from '#db/schema.ts'

export interface Worker {
  /** New work was announced: look now. Wire it to `listen` on JOBS_CHANNEL. */
  wake: () => void
  /** Takes no more work and waits for what is running. */
  stop: () => Promise<void>
}

/** Announcements may be lost; then work waits this long at the most. */
const POLL_MS = 5_000
/** Work of a worker that died is taken over after this. */
const LEASE_MS = 30_000
const TIDY_EVERY_MS = 60 * 60 * 1_000
const KEEP_DONE_DAYS = 7

/** Does the work of the job table until it is stopped. Any number of workers, in any number of processes, share it. */
export function createWorker(options: {
  db: Kysely<Database>
  handlers: JobHandlers
  log: JobLog
  concurrency?: number
  /** A handler that hangs is given up after this, and the attempt counts as failed. */
  timeoutMs?: number
  /** Kinds of work that may take longer. */
  patienceMs?: Record<string, number>
  leaseMs?: number
  pollMs?: number
  random?: () => number
  watch?: JobWatch | undefined
}): Worker {
  const {
    db,
    handlers,
    log,
    concurrency = 2,
    timeoutMs = 60_000,
    patienceMs = {},
    leaseMs = LEASE_MS,
    pollMs = POLL_MS,
    random = Math.random,
    watch,
  } = options
  const kinds = Object.keys(handlers)
  const worker = `${hostname()}/${process.pid}/${randomUUID().slice(0, 8)}`
  const stopping = new AbortController()
  const { signal } = stopping
  let nap = new AbortController()
  let tidyAt = 0

  const tidy = async () => {
    if (performance.now() < tidyAt) return
    tidyAt = performance.now() + TIDY_EVERY_MS
    // Also work of kinds that this version does not know any more.
    await buryDeadlyJobs(db)
    await removeOldDone(db, KEEP_DONE_DAYS)
  }

  const work = async () => {
    while (!signal.aborted) {
      try {
        // Taken before looking: an announcement between the look and the rest must not be slept through.
        const rest = nap.signal
        const job = await claimJob(db, { worker, kinds, leaseMs })
        if (job) {
          await runJob({ db, job, handlers, log, timeoutMs: patienceMs[job.kind] ?? timeoutMs, leaseMs, random, watch })
          continue
        }
        await tidy()
        const dueInMs = (await nextDueInMs(db, kinds)) ?? pollMs
        // What is due and yet could not be taken may be work of which no attempt is left.
        if (dueInMs <= 0) await buryDeadlyJobs(db)
        await pause(Math.min(Math.max(dueInMs, 5), pollMs), AbortSignal.any([rest, signal]))
      } catch (error) {
        log.error({ err: error }, 'job worker cannot reach its table')
        await pause(1_000, signal)
      }
    }
  }

  const loops = kinds.length === 0 ? [] : Array.from({ length: concurrency }, work)
  return {
    wake: () => {
      nap.abort()
      nap = new AbortController()
    },
    stop: async () => {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}

const pause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => {})
