import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { NO_PASSWORD } from './password.ts'
import { endEntrances } from './put-password.ts'

/**
 * Somebody is about to be known as the owner of these addresses by another way than the password. Whoever registered first may be a
 * stranger who waits for them: a password that the mailbox has never confirmed ends, with the sessions, programs and Google that came in
 * by it. People who work in the shop were let in by the merchant. Answers whose password ended.
 */
export async function shutUnproved(trx: Kysely<Database>, userIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number; hadPassword: boolean }>`
    select u.id, u.password_hash <> ${NO_PASSWORD} as "hadPassword" from users u
    where u.id = any(${userIds}::bigint[]) and u.roles <@ '{customer,subscriber}'
      and not exists (select from proved_emails p where p.user_id = u.id and p.email = u.email)
    order by u.id for update of u`.execute(trx)
  for (const { id } of rows) await endEntrances(trx, id, { passwordHash: NO_PASSWORD })
  return rows.filter(({ hadPassword }) => hadPassword).map(({ id }) => id)
}
