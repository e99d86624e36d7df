import type { Kysely } from 'kysely'
import { announceDue } from '#content/schedule/announce-due.ts'
import { publishDue } from '#content/schedule/publish-due.ts'
import { enqueue, periodNow } from '#jobs/queue.ts'
import type { Database } from '#db/schema.ts'
import type { Logger } from '#http/log.ts'
import { keepSalesSums } from '#shop/reports/keep-sums.ts'

const HOUR_MS = 3_600_000
const HOUR_SECONDS = 3_600
/** A sale that ends is gone from the pages within this time; the cart knows at once. */
const MINUTE_MS = 60_000

type Options = {
  db: Kysely<Database>
  log: Logger
  /** Brings the lists of products up to what the clock says. */
  followLists: () => Promise<void>
  /** Ends holds that have run out, and asks after payments that nobody told of. */
  lookAfterOrders: () => Promise<unknown>
}

/** What happens without anybody asking: each minute what the clock has changed, each hour the sweeping. Answers how to stop it. */
export function keepRegularWork({ db, log, followLists, lookAfterOrders }: Options): () => Promise<void> {
  const orWarn = (warning: string) => (err: unknown) => log.warn({ err }, warning)
  let seenUntil: Date | undefined
  const followClock = async () => {
    // The lists first: a page that is made anew must find them in order.
    await followLists().catch(orWarn('lists not brought up to date'))
    await publishDue(db).catch(orWarn('scheduled texts not published'))
    seenUntil = await announceDue(db, seenUntil).then(
      ({ until }) => until,
      () => seenUntil,
    )
    await keepSalesSums(db).catch(orWarn('sales not added up'))
  }
  const sweep = () =>
    periodNow(db, HOUR_SECONDS)
      .then((ref) => enqueue(db, { kind: 'sweep-sessions', payload: {}, ref }))
      .catch(orWarn('sweep not asked for'))
  const eachMinute = setInterval(
    () => void followClock().then(() => lookAfterOrders().catch(orWarn('orders not looked after'))),
    MINUTE_MS,
  )
  const eachHour = setInterval(() => void sweep(), HOUR_MS)
  void followClock()
  void sweep()
  return async () => {
    clearInterval(eachMinute)
    clearInterval(eachHour)
  }
}
