import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ChargeFollowing } from './follow-charges.ts'
import { ServiceTrouble } from './provider.ts'

export const RECONCILE_JOB = 'reconcile-payments'

type Options = { db: Kysely<Database>; following: Pick<ChargeFollowing, 'reconcile'>; now: () => Date }

/** Longer than any charge lives, with the days in which a bank tells of it late. */
const ASKED_FOR_DAYS = 20

/** Compares the lists of services that were asked for money lately with ours. One that is down is compared the next time, from where it was left. */
export function createReconcileJob({ db, following, now }: Options) {
  return async () => {
    const { rows } = await sql<{ method: string }>`
      select distinct method from payment_charges where created_at > now() - make_interval(days => ${ASKED_FOR_DAYS}) order by 1`.execute(
      db,
    )
    for (const { method } of rows) {
      try {
        await following.reconcile(method, now())
      } catch (error) {
        if (!(error instanceof ServiceTrouble)) throw error
      }
    }
  }
}
