import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

/** Publishes what has waited for its hour; the change of the row tells the pages. Answers how many there were. */
export async function publishDue(db: Kysely<Database>): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('content')
    .set({ status: 'publish', version: sql<number>`version + 1` })
    .where('status', '=', 'future')
    .where('published_at', '<=', sql<Date>`now()`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
