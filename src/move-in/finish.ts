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

/** What came keeps no second copy of its data, least of all of persons'; the planner learns how large the tables have become. */
export async function finishMove(db: Kysely<Database>, { id }: { id: number }): Promise<void> {
  await sql`update moved_things set data = '{}' where move_id = ${id} and done_at is not null and data <> '{}'`.execute(db)
  for (const table of TABLES) await sql`analyze ${sql.table(table)}`.execute(db)
}
