import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Person } from './person.ts'

/** What is known of somebody from mails that sell: every yes and no, what was sent, what they wait for, their birthday. */
export async function exportMarketing(db: Kysely<Database>, { userId, email }: Person) {
  const [consentimentos, emails, avisos, aniversario] = await Promise.all([
    db
      .selectFrom('marketing_consent_events as e')
      .innerJoin('marketing_consents as c', 'c.id', 'e.consent_id')
      .select(['e.is_given', 'e.at', 'e.source', 'e.words'])
      .where('c.email', '=', email)
      .orderBy('e.id')
      .execute(),
    db.selectFrom('marketing_mails').select(['kind', 'sent_at', 'clicked_at']).where('email', '=', email).orderBy('id').execute(),
    db
      .selectFrom('back_in_stock_requests as r')
      .innerJoin('products as p', 'p.id', 'r.product_id')
      .select(['p.name', 'r.created_at', 'r.closed_at'])
      .where('r.email', '=', email)
      .orderBy('r.id')
      .execute(),
    db.selectFrom('customer_birthdays').select(['day', 'month']).where('user_id', '=', userId).executeTakeFirst(),
  ])
  return { consentimentos, emails, avisos_de_estoque: avisos, aniversario: aniversario ?? null }
}

/** Stands in a coupon's list for who was forgotten; nobody has such an address. */
const NOBODY = 'excluido@removido.invalid'

/** Without a row there is no yes: nobody who was forgotten is written to. The birthday goes with the account. */
export async function eraseMarketing(trx: Kysely<Database>, email: string): Promise<void> {
  await sql`delete from coupons where used = 0 and id in (select coupon_id from marketing_mails where email = ${email})`.execute(
    trx,
  )
  // One that was used up holds for nobody, whatever stands in it.
  await sql`
    update coupons set emails = array_remove(emails, ${email})
    where used > 0 and id in (select coupon_id from marketing_mails where email = ${email})`.execute(trx)
  // What the merchant made for this address alone must not become everybody's.
  await sql`update coupons set emails = array_replace(emails, ${email}, ${NOBODY}) where ${email} = any(emails)`.execute(trx)
  await trx.deleteFrom('marketing_mails').where('email', '=', email).execute()
  await trx.deleteFrom('back_in_stock_requests').where('email', '=', email).execute()
  await trx.deleteFrom('marketing_consents').where('email', '=', email).execute()
}
