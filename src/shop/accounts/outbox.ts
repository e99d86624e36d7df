import type { Kysely } from 'kysely'
import { enqueue } from '#jobs/queue.ts'
import type { Database } from '#db/schema.ts'
import type { Mail } from './contract.ts'

/** Puts a mail into the outbox, in the caller's transaction. */
export async function putIntoOutbox(
  db: Kysely<Database>,
  { to, subject, text, html, giftCardId }: Mail & { giftCardId?: number },
) {
  const mail = await db
    .insertInto('mails')
    .values({ to_address: to, reply_to: null, subject, text, html, gift_card_id: giftCardId ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(db, { kind: 'send-mail', payload: { mail: mail.id }, ref: String(mail.id) })
}
