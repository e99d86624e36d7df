import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { isOfOneMail, type MailTrouble } from './trouble.ts'

/** Whether mails leave the shop. `failing`: they have not for a while, and not because of one address. */
export type MailState = { state: 'on' | 'off' } | { state: 'failing'; since: Date; message: string }

/** A server that is away for shorter than this is nobody's concern: mails are tried again by themselves. */
export const FAILING_AFTER_MINUTES = 30

export async function readTrouble(db: Kysely<Database>): Promise<MailState | undefined> {
  const trouble = await db
    .selectFrom('mail_trouble')
    .select(['since', 'message'])
    .where('since', '<', sql<Date>`now() - make_interval(mins => ${FAILING_AFTER_MINUTES})`)
    .executeTakeFirst()
  return trouble && { state: 'failing', ...trouble }
}

/** Its first failure says since when; what it says last is what the merchant reads. */
export async function noteTrouble(db: Kysely<Database>, { problem, message }: MailTrouble) {
  if (isOfOneMail(problem)) return
  await db
    .insertInto('mail_trouble')
    .values({ problem, message })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ problem, message }))
    .execute()
}

export const forgetTrouble = async (db: Kysely<Database>) => void (await db.deleteFrom('mail_trouble').execute())
