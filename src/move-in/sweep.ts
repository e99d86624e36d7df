import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

/**
 * Half a year after its end a report is of no use: what came stays known by the map. Answers the files that nobody needs any more, which
 * moves no longer name.
 */
export async function sweepMoves(db: Kysely<Database>): Promise<string[]> {
  await sql`delete from moved_things where move_id in (
    select id from moves where finished_at < now() - interval '180 days' or (state = 'receiving' and created_at < now() - interval '7 days'))`.execute(
    db,
  )
  const { rows } = await sql<{ file: string | null; uploads: string | null }>`
    with stale as (
      select id, options from moves where options ?| array['file', 'uploads']
        and (finished_at < now() - interval '30 days' or (state = 'receiving' and created_at < now() - interval '7 days')) for update
    ), kept as (update moves m set options = m.options - array['file', 'uploads'] from stale where m.id = stale.id)
    select options ->> 'file' as file, options ->> 'uploads' as uploads from stale`.execute(db)
  return rows.flatMap(({ file, uploads }) => [file, uploads].filter((one) => one !== null))
}
