import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { User } from './contract.ts'

/** Whoever chose the way into this account reads the mail of its address: of those who had it before nobody knows one. */
export async function noteProvedEmail(trx: Kysely<Database>, userId: number) {
  await sql`
    insert into proved_emails (user_id, email) select id, email from users where id = ${userId}
    on conflict (user_id) do update set email = excluded.email, proved_at = now()`.execute(trx)
}

/** Whether the account still has the address that a link is about to be sent to; it keeps it until the caller's transaction ends. */
export async function stillReads(trx: Kysely<Database>, { id, email }: Pick<User, 'id' | 'email'>): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}
