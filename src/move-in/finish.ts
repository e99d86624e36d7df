import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

const TABLES = [
  'products',
  'variations',
  'orders',
  'order_lines',
  'users',
  'customer_profiles',
  'customer_orders',
  'old_things',
  'content',
]

/** What came keeps no second copy of its data, least of all of persons'; settings and the kit say how to read what is answered later. */
export async function finishMove(db: Kysely<Database>, { id }: { id: number }): Promise<void> {
  await sql`update moved_things set data = '{}' where move_id = ${id} and done_at is not null and data <> '{}'
    and kind not in ('setting', 'kit')`.execute(db)
  await learnSizes(db)
}

/** Statements that were planned while the tables were empty read them whole: the planner is told how large they have become. */
export async function learnSizes(db: Kysely<Database>): Promise<void> {
  for (const table of TABLES) await sql`analyze ${sql.table(table)}`.execute(db)
}
