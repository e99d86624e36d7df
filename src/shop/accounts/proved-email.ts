import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

/** Whoever chose the way into this account reads the mail of its address: of those who had it before nobody knows one. */
export async function noteProvedEmail(trx: Kysely<Database>, userId: number) {
  await sql`
    insert into proved_emails (user_id, email) select id, email from users where id = ${userId}
    on conflict (user_id) do update set email = excluded.email, proved_at = now()`.execute(trx)
}
