import { type Kysely, sql } from 'kysely'
import { enqueue } from '#jobs/queue.ts'
import type { Database } from '#db/schema.ts'

export const PASSWORD_CHANGED_JOB = 'password-changed'

/** `ended`: programs that may no longer act for the person, by the names that their owner gave them. */
export type PasswordChange = { ended: string[] }
type Wanted = { passwordHash: string; keepsPrograms?: boolean }

/**
 * Gives somebody a new password, in the caller's transaction: every session ends, links to choose another one stop working, programs
 * and Google are shut out unless their owner keeps them, and the owner is told by mail.
 */
export async function putPassword(trx: Kysely<Database>, userId: number, wanted: Wanted): Promise<PasswordChange> {
  const ended = await endEntrances(trx, userId, wanted)
  await enqueue(trx, { kind: PASSWORD_CHANGED_JOB, payload: { user: userId, ended }, maxAttempts: 3 })
  return { ended }
}

/** The same without a word to the owner. Answers the programs that are shut out. */
export async function endEntrances(
  trx: Kysely<Database>,
  userId: number,
  { passwordHash, keepsPrograms = false }: Wanted,
): Promise<string[]> {
  const changed = { password_hash: passwordHash, password_changed_at: sql<Date>`now()` }
  await trx.updateTable('users').set(changed).where('id', '=', userId).execute()
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute()
  await trx.deleteFrom('sign_in_links').where('user_id', '=', userId).execute()
  return keepsPrograms ? [] : await endPrograms(trx, userId)
}

async function endPrograms(trx: Kysely<Database>, userId: number): Promise<string[]> {
  const passwords = await trx.deleteFrom('application_passwords').where('user_id', '=', userId).returning('name').execute()
  // Whoever comes from Google next proves again whose account it is.
  const google = await trx.deleteFrom('google_accounts').where('user_id', '=', userId).returning('subject').execute()
  const keys = await trx.deleteFrom('api_keys').where('user_id', '=', userId).returning('description').execute()
  return [
    ...passwords.map(({ name }) => name),
    ...keys.map(({ description }) => description),
    ...google.map(() => 'Entrar com Google'),
  ]
}

/** How many programs may act for somebody: passwords of their own and keys of the API. */
export async function countPrograms(db: Kysely<Database>, userId: number): Promise<number> {
  const { rows } = await sql<{ programs: number }>`
    select (select count(*) from application_passwords where user_id = ${userId})::int
      + (select count(*) from api_keys where user_id = ${userId})::int as programs`.execute(db)
  return rows[0]?.programs ?? 0
}
