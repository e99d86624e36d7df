import type { Kysely } from 'kysely'
import type { createNotifications } from '#db/notifications.ts'
import type { Database } from '#db/schema.ts'
import type { Listeners } from '#events/contract.ts'
import { eventJobs, isOfListeners } from '#events/listen.ts'
import type { Logger } from '#http/log.ts'
import { JOBS_CHANNEL } from '#jobs/queue.ts'
import { startFlushing, startScheduler, startTidying, SWEEP_JOB } from '#jobs/scheduler.ts'
import type { JobWatch } from '#jobs/run.ts'
import { createWorker } from '#jobs/worker.ts'
import { StorageAway } from '#kit/storage-away.ts'
import type { Made } from './compose.ts'

/** The channel on which the database tells what changed. */
const CONTENT_CHANNEL = 'content'
/** What the database is listened to for. */
export const CHANNELS = [CONTENT_CHANNEL, JOBS_CHANNEL]
/** A listener that takes longer is given up, and tried again later. */
const LISTENER_TIMEOUT_MS = 20_000

type Options = {
  shop: Pick<Made<object>, 'jobs' | 'sweep' | 'tidy' | 'everyMinute' | 'flush' | 'changed' | 'missed'>
  /** False for a process that only answers visitors: others work through the jobs and follow the clock. */
  works: boolean
  listeners: Listeners
  db: Kysely<Database>
  log: Logger
  notifications: Pick<Awaited<ReturnType<typeof createNotifications>>, 'on' | 'onMissed'>
  /** How long jobs of some kinds may take; others take as long as a worker allows. */
  patienceMs: Record<string, number>
  watch: JobWatch
}

/** All that a shop does unasked: jobs, regular work, and what follows from news of the database. The workers begin at once. */
export function createBackground({ shop, works, listeners, db, log, notifications, patienceMs, watch }: Options) {
  const handlers = works ? { ...shop.jobs, [SWEEP_JOB]: () => sweepAll(shop.sweep, log) } : {}
  const worker = createWorker({ db, log, handlers, patienceMs, watch })
  // By itself: a listener that hangs must not hold up mails and payments.
  const listenerWorker = createWorker({
    db,
    log,
    handlers: works ? eventJobs(listeners) : {},
    concurrency: 1,
    timeoutMs: LISTENER_TIMEOUT_MS,
    watch,
  })
  const stops: (() => void)[] = []
  return {
    /** Once everything is there that it may need. */
    start: () => {
      notifications.on(CONTENT_CHANNEL, (payload) => shop.changed(JSON.parse(payload) as string[]))
      // Only whose work it is: to look for some among all that waits takes time.
      notifications.on(JOBS_CHANNEL, (kind) => (isOfListeners(kind) ? listenerWorker : worker).wake())
      notifications.onMissed(shop.missed)
      const onFailure = (err: unknown) => log.warn({ err }, 'regular work failed')
      stops.push(startFlushing(shop.flush, onFailure), startTidying(shop.tidy, onFailure))
      if (works) stops.push(startScheduler({ db, everyMinute: shop.everyMinute, onFailure }))
    },
    stopScheduling: () => stops.forEach((stop) => stop()),
    stop: async () => {
      await worker.stop()
      await listenerWorker.stop()
    },
  }
}

/** What could not be removed from a store that is away is still known, and the next hour removes it. */
async function sweepAll(sweep: Made<object>['sweep'], log: Pick<Logger, 'warn'>): Promise<void> {
  const failures: unknown[] = []
  await sweep((error) => failures.push(error))
  const away = failures.find((error) => error instanceof StorageAway)
  if (away) log.warn({ err: away }, 'files wait to be removed until their store is back')
  const serious = failures.find((error) => !(error instanceof StorageAway))
  if (serious) throw serious
}
