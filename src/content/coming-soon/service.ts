import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { joinWaitingList } from './waiting-list.ts'

/** The name of the row in the shop's settings: `{ "enabled": true }`. */
const COMING_SOON_SETTING = 'coming_soon'

/** Every page waits for the answer, also those that are kept. */
const LEARN_WITHIN_MS = 200

export type ComingSoon = ReturnType<typeof createComingSoon>
type Options = { db: Kysely<Database>; settings: { get: (name: string) => Promise<unknown> }; clock: Clock }

/** Whether the shop is still being prepared, and who has put the banner about it away. A new sign-in brings it back. */
export function createComingSoon({ db, settings, clock }: Options) {
  const isOn = async () => ((await settings.get(COMING_SOON_SETTING)) as { enabled?: unknown } | undefined)?.enabled === true
  let known: boolean | undefined
  let last: boolean | undefined
  let news = 0
  /** Asked once for all who come at the same time. */
  let learning: Promise<boolean> | undefined
  const ask = async () => {
    const asOf = news
    const now = await isOn().catch(() => last ?? false)
    if (asOf === news) known = now
    last = now
    return now
  }
  return {
    isOn,
    join: (email: unknown) => joinWaitingList(db, email, new Date(clock.now())),
    /** What was read last, until a setting changes. */
    known: () => known,
    /** Without a database, or with a slow one, it is as it was: kept pages are shown then too. */
    learn: async () => {
      learning ??= ask()
      const before = last
      // Nobody sees a shop that is being prepared because its database is slow to say so for the first time.
      if (before === undefined) return await learning
      let timer: NodeJS.Timeout | undefined
      const asEver = new Promise<boolean>((resolve) => {
        timer = setTimeout(resolve, LEARN_WITHIN_MS, before)
      })
      return await Promise.race([learning, asEver]).finally(() => clearTimeout(timer))
    },
    forget: () => {
      news++
      known = undefined
      learning = undefined
    },
    isDismissed: async (sessionId: number) =>
      (await db.selectFrom('dismissed_banners').select('session_id').where('session_id', '=', sessionId).executeTakeFirst()) !==
      undefined,
    setDismissed: async (sessionId: number, isDismissed: boolean) => {
      if (isDismissed)
        await db
          .insertInto('dismissed_banners')
          .values({ session_id: sessionId })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      else await db.deleteFrom('dismissed_banners').where('session_id', '=', sessionId).execute()
    },
  }
}
