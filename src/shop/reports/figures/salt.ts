import { hash, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Visitor } from './day-counts.ts'

/** The salt of a day, the same for every process of the shop. Whoever needs it first makes it. */
export async function saltOf(db: Kysely<Database>, day: string): Promise<string> {
  const salt = randomBytes(24).toString('base64')
  const { rows } = await sql<{ salt: string }>`
    insert into visit_salts (day, salt) values (${day}::date, ${salt})
    on conflict (day) do update set salt = visit_salts.salt returning salt`.execute(db)
  return rows[0]!.salt
}

/** The same visitor gives the same mark on one day, and another one on every other: once the salt is gone nobody can find out who it was. */
export const markOf = ({ address, agent }: Pick<Visitor, 'address' | 'agent'>, salt: string) =>
  hash('sha256', `${salt}\n${address}\n${agent}`, 'base64url').slice(0, 22)

/** Forgets salts and marks of days that are over. */
export async function forgetMarks(db: Kysely<Database>, today: string) {
  await sql`delete from visit_marks where day < ${today}::date`.execute(db)
  await sql`delete from visit_salts where day < ${today}::date`.execute(db)
}
