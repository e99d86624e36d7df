import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { eraseCarts } from './cart-data.ts'
import { eraseMarketing } from './marketing-data.ts'
import { eraseSaid } from './said-data.ts'
import { eraseStoredValue } from './stored-value-data.ts'
import { type Person, sentBy } from './person.ts'

/** What buyers answered, and what the merchant wrote in words of their own, which may be of the buyer. */
const HOLDS_WORDS = sql`(f.asked or f.kind in ('text', 'long_text'))`

/**
 * Forgets what the shop knows by an address, and by an account if there is one: also what was bought before there was one. Without an
 * account, what somebody else did signed in with the same address stays theirs. Answers the files that they sent.
 */
export async function forget(trx: Kysely<Database>, { userId, email }: Person & { email: string }): Promise<string[]> {
  // While it is still known which orders are theirs.
  await eraseStoredValue(trx, { userId, email })
  const own = trx
    .selectFrom('orders')
    .select('id')
    .where((eb) =>
      userId === null
        ? eb.and([eb('user_id', 'is', null), eb('email', '=', email)])
        : eb.or([eb('user_id', '=', userId), eb('email', '=', email)]),
    )
  await trx
    .deleteFrom('order_meta')
    .where('order_id', 'in', own)
    .where('key', 'like', '\\_wc\\_order\\_attribution\\_%')
    .execute()
  await trx.deleteFrom('order_visits').where('order_id', 'in', own).execute()
  await trx.deleteFrom('order_answers').where('order_id', 'in', own).execute()
  await sql`
    delete from order_meta m using custom_fields f
    where f.noun = 'order' and ${HOLDS_WORDS} and f.key = m.key and m.order_id in (${own})`.execute(trx)
  await sql`
    delete from removed_field_values v using custom_fields f
    where f.id = v.field_id and f.noun = 'order' and ${HOLDS_WORDS} and v.thing_id in (${own})`.execute(trx)
  // Before the orders change: theirs are nobody's any more, and make no customer anew.
  await sql`
    delete from customer_profiles p where p.user_id = ${userId}
      or p.user_id is null and p.id in (select profile_id from customer_emails where email = ${email})`.execute(trx)
  await sql`update customer_orders set profile_id = null where order_id in (${own})`.execute(trx)
  await trx
    .updateTable('orders')
    .set({ user_id: null, session_id: null, ip: '', user_agent: '' })
    .where('id', 'in', own)
    .execute()
  await eraseSaid(trx, { userId, email })
  await trx
    .updateTable('comments')
    .set({ author_name: 'Leitor', author_email: null })
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('author_email', '=', email)]))
    .execute()
  const uploads = await trx
    .selectFrom('form_uploads')
    .innerJoin('form_submissions', 'form_submissions.id', 'form_uploads.submission_id')
    .select('form_uploads.id')
    .where(sentBy({ userId, email }))
    .execute()
  await trx.deleteFrom('form_submissions').where(sentBy({ userId, email })).execute()
  await trx.deleteFrom('subscribers').where('email', '=', email).execute()
  await eraseMarketing(trx, email)
  await eraseCarts(trx, { userId, email })
  // Also those to the shop that speak of them.
  await trx
    .deleteFrom('mails')
    .where((eb) =>
      eb.or([eb('to_address', '=', email), eb('reply_to', '=', email), eb(sql<number>`strpos(text, ${email})`, '>', 0)]),
    )
    .execute()
  // What was done, and what would still be done, for somebody who is gone.
  await sql`delete from jobs where status <> 'running' and strpos(payload::text, ${email}) > 0`.execute(trx)
  return uploads.map(({ id }) => id)
}
