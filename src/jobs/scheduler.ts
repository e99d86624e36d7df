import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { enqueue, periodNow } from './queue.ts'

const HOUR_MS = 3_600_000
const HOUR_SECONDS = 3_600
/** A sale that ends is gone from the pages within this time; the cart knows at once. */
const MINUTE_MS = 60_000

/** The job that removes what nobody needs any more. */
export const SWEEP_JOB = 'sweep-sessions'

type Options = {
  db: Kysely<Database>
  everyMinute: (onFailure: (error: unknown) => void) => Promise<void>
  onFailure: (error: unknown) => void
}

/** What happens without anybody asking: each minute what the clock has changed, each hour the sweeping. Answers how to stop it. */
export function startScheduler({ db, everyMinute, onFailure }: Options): () => void {
  const sweep = () =>
    periodNow(db, HOUR_SECONDS)
      .then((ref) => enqueue(db, { kind: SWEEP_JOB, payload: {}, ref }))
      .catch(onFailure)
  const eachMinute = setInterval(() => void everyMinute(onFailure), MINUTE_MS)
  const eachHour = setInterval(() => void sweep(), HOUR_MS)
  void everyMinute(onFailure)
  void sweep()
  return () => {
    clearInterval(eachMinute)
    clearInterval(eachHour)
  }
}
