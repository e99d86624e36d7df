import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

/** A no is proven for as long as somebody could ask for it; a yes for as long as it holds. */
const WITHDRAWN_KEPT_DAYS = 5 * 365
const MAILS_KEPT_DAYS = 2 * 365
const REQUESTS_KEPT_DAYS = 180
/** Who waits longer for a product has bought another. */
const OPEN_REQUESTS_KEPT_DAYS = 365
/** A coupon of a mail that nobody used, after its end. */
const COUPONS_KEPT_DAYS = 30

/** Removes what nobody needs any more. */
export async function forgetMarketing(db: Kysely<Database>, now: Date): Promise<void> {
  const ago = (days: number) => sql<Date>`${now}::timestamptz - make_interval(days => ${days})`
  await sql`
    delete from coupons where used = 0 and expires_at < ${ago(COUPONS_KEPT_DAYS)}
      and id in (select coupon_id from marketing_mails where coupon_id is not null)`.execute(db)
  await db.deleteFrom('marketing_mails').where('sent_at', '<', ago(MAILS_KEPT_DAYS)).execute()
  await db
    .deleteFrom('marketing_consents')
    .where('is_given', '=', false)
    .where('changed_at', '<', ago(WITHDRAWN_KEPT_DAYS))
    .execute()
  await db
    .deleteFrom('back_in_stock_requests')
    .where((eb) => eb.or([eb('closed_at', '<', ago(REQUESTS_KEPT_DAYS)), eb('created_at', '<', ago(OPEN_REQUESTS_KEPT_DAYS))]))
    .execute()
}
