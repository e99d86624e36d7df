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

/** How long the minute of the database's clock still lasts. */
export async function msToNextMinute(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select ceil(60000 - mod(extract(epoch from clock_timestamp()) * 1000, 60000))::integer as ms`.execute(db)
  return rows[0]!.ms
}
