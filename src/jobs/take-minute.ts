import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

/** True for the first process that asks in a minute of the database's clock: it does the regular work of that minute. */
export async function takeMinute(db: Kysely<Database>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('scheduler_turns')
    .set({ minute: sql<Date>`date_trunc('minute', now())` })
    .where('minute', '<>', sql<Date>`date_trunc('minute', now())`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
