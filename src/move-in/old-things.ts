import { sql } from 'kysely'
import type { Place, Trx } from './kind.ts'

export type OldThing = { kind: string; oldId: string; place: Place; newId: number; created: boolean; there: string; here: string }

/** Writes the map from the old shop to this one. What was made by an earlier run stays made by the move. */
export async function rememberThings(trx: Trx, source: string, things: readonly OldThing[]): Promise<void> {
  if (things.length === 0) return
  await sql`
    insert into old_things (source, kind, old_id, place, new_id, created, there, here)
    select distinct on (t.kind, t."oldId") ${source}, t.kind, t."oldId", t.place, t."newId", t.created, t.there, t.here
    from jsonb_to_recordset(${JSON.stringify(things)}::jsonb)
      as t (kind text, "oldId" text, place text, "newId" bigint, created boolean, there text, here text)
    order by t.kind, t."oldId"
    on conflict (source, kind, old_id) do update set place = excluded.place, new_id = excluded.new_id,
      created = old_things.created and old_things.new_id = excluded.new_id or excluded.created,
      there = excluded.there, here = excluded.here, brought_at = now()`.execute(trx)
}
