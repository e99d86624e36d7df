import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { enqueue, periodNow } from './queue.ts'
import { msToNextMinute, takeMinute } from './take-minute.ts'

const HOUR_MS = 3_600_000
const HOUR_SECONDS = 3_600
const MINUTE_MS = 60_000
/** A sale that ends is gone from the pages this long after its minute; the cart knows at once. */
const AFTER_MS = 20

/** The job that removes what nobody needs any more. */
export const SWEEP_JOB = 'sweep-sessions'

type OnFailure = (error: unknown) => void
type Regularly = (onFailure: OnFailure) => Promise<void>

type Options = {
  db: Kysely<Database>
  everyMinute: Regularly
  onFailure: OnFailure
}

/**
 * What happens without anybody asking: as each minute of the database's clock begins what the clock has changed, each hour the sweeping.
 * Of several processes one does it each minute; one that starts does it at once, since nobody may have done it for long. Answers how to stop it.
 */
export function startScheduler({ db, everyMinute, onFailure }: Options): () => void {
  const inTurn = () =>
    takeMinute(db)
      .then((isOurs) => (isOurs ? everyMinute(onFailure) : undefined))
      .catch(onFailure)
  const sweep = () =>
    periodNow(db, HOUR_SECONDS)
      .then((ref) => enqueue(db, { kind: SWEEP_JOB, payload: {}, ref }))
      .catch(onFailure)
  let waiting: NodeJS.Timeout | undefined
  let isStopped = false
  const waitForMinute = async () => {
    const ms = await msToNextMinute(db).catch(() => MINUTE_MS)
    if (isStopped) return
    waiting = setTimeout(() => {
      void inTurn()
      void waitForMinute()
    }, ms + AFTER_MS)
  }
  const eachHour = setInterval(() => void sweep(), HOUR_MS)
  void everyMinute(onFailure)
  void sweep()
  void waitForMinute()
  return () => {
    isStopped = true
    clearTimeout(waiting)
    clearInterval(eachHour)
  }
}

/** Lets each minute what a process has gathered be written down. Answers how to stop it. */
export function startFlushing(flush: Regularly, onFailure: OnFailure): () => void {
  const eachMinute = setInterval(() => void flush(onFailure), MINUTE_MS)
  return () => clearInterval(eachMinute)
}

/** Removes at once and each hour what this machine has left behind. Answers how to stop it. */
export function startTidying(tidy: Regularly, onFailure: OnFailure): () => void {
  const eachHour = setInterval(() => void tidy(onFailure), HOUR_MS)
  void tidy(onFailure)
  return () => clearInterval(eachHour)
}
