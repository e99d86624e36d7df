import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/** A shop with a mail server, as far as its pages know: on this machine, where the shop itself refuses to call anybody. */
export async function turnMailOn(db: Kysely<Database>) {
  const value = JSON.stringify({ server: { host: '127.0.0.1' } })
  await db.insertInto('settings').values({ name: 'mail', value }).execute()
}
export const turnMailOff = async (db: Kysely<Database>) =>
  void (await db.deleteFrom('settings').where('name', '=', 'mail').execute())
