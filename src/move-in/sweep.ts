import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

const ABANDONED = sql`(state = 'receiving' and created_at < now() - interval '7 days')`

/** Half a year after its end a report is of no use: what came stays known by the map. A month after it nobody needs its files any more. */
export async function sweepMoves(db: Kysely<Database>, forgetFiles: (places: string[]) => Promise<void>): Promise<void> {
  await sql`delete from moved_things where move_id in (
    select id from moves where finished_at < now() - interval '180 days' or ${ABANDONED})`.execute(db)
  const { rows } = await sql<{ id: number; places: string[] }>`
    select id, array_remove(array[options ->> 'file', options ->> 'uploads'], null) as places from moves
    where options ?| array['file', 'uploads'] and (finished_at < now() - interval '30 days' or ${ABANDONED})`.execute(db)
  for (const { id, places } of rows) {
    // First the files: a move that no longer named them would leave them where they are.
    await forgetFiles(places)
    await sql`update moves set options = options - array['file', 'uploads'] where id = ${id}`.execute(db)
  }
}
