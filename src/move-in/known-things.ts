import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Known } from './decide.ts'
import type { Place } from './kind.ts'
import { fingerprintsHere } from './places.ts'

/** What came of things before, with what stands here now. */
export async function knownThings(
  db: Kysely<Database>,
  { source, kind, oldIds }: { source: string; kind: string; oldIds: readonly string[] },
): Promise<ReadonlyMap<string, Known>> {
  const { rows } = await sql<Omit<Known, 'now'> & { oldId: string }>`
    select old_id as "oldId", new_id as "newId", place, created, there, here from old_things
    where source = ${source} and kind = ${kind} and old_id = any(${[...oldIds]}::text[])`.execute(db)
  const now = new Map<Place, ReadonlyMap<number, string>>()
  for (const [place, list] of Map.groupBy(rows, (row) => row.place))
    now.set(
      place,
      await fingerprintsHere(
        db,
        place,
        list.map(({ newId }) => newId),
      ),
    )
  return new Map(rows.map(({ oldId, ...row }) => [oldId, { ...row, now: now.get(row.place)?.get(row.newId) }]))
}
