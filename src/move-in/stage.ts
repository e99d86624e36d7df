import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { LeftThing, MovedThing, Source } from './moved-thing.ts'
import type { Step } from './plan.ts'
import { storableJson } from './storable.ts'

/** So many things, or so many letters of them, are written together. */
const BATCH = 500
const BATCH_LENGTH = 4 * 1024 * 1024
/** Larger than any honest thing; a page of a million letters is none. */
const LONGEST = 8 * 1024 * 1024

/** What a source tells without having been asked to; it changes from one reading to the next. */
const UNSTEADY = [
  '_links',
  'related_ids',
  'price_html',
  'yoast_head',
  'yoast_head_json',
  'date_modified',
  'date_modified_gmt',
  'modified',
  'modified_gmt',
  // Of reviews: what their product is called.
  'product_name',
  'product_permalink',
  'reviewer_avatar_urls',
]

type Staging = {
  move: { id: number; cursor: string; things_read: number }
  source: Source
  step?: Step
  onProgress?: ((read: number) => void) | undefined
}
type Staged = { kind: string; oldId: string; sort: number; data: string; reason: string }

/**
 * Reads a source into the staging table, behind what was staged before where the source can. Things that are there already are overwritten,
 * so a source that can't is simply read again. `more`: the time is over, and the source goes on at its last mark.
 */
export async function stage(
  db: Kysely<Database>,
  { move, source, step, onProgress }: Staging,
): Promise<'read' | 'more' | 'stopped'> {
  let batch: Staged[] = []
  let length = 0
  let read = move.things_read
  let mark: string | undefined
  const isOver = () => step !== undefined && performance.now() > step.until
  const flush = async () => {
    const last = batch.findLast(({ reason }) => reason === '')
    const cursor = source.marked ? mark : last && `${last.kind}:${last.oldId}`
    const isWanted = await writeBatch(db, { moveId: move.id, batch, read, cursor })
    batch = []
    length = 0
    onProgress?.(read)
    return isWanted && !step?.signal?.aborted
  }
  for await (const thing of (source.marked ?? source.things)(move.cursor || undefined)) {
    if ('reached' in thing) {
      mark = thing.reached
      if (isOver()) return (await flush()) ? 'more' : 'stopped'
      continue
    }
    const row = rowOf(thing, read++)
    batch.push(row)
    length += row.data.length
    if ((batch.length >= BATCH || length >= BATCH_LENGTH) && !(await flush())) return 'stopped'
  }
  return (await flush()) ? 'read' : 'stopped'
}

function rowOf(thing: MovedThing | LeftThing, place: number): Staged {
  if ('left' in thing) {
    const { kind, oldId, reason } = thing.left
    const id = oldId?.slice(0, 200) || `left:${place}`
    return { kind: kind.slice(0, 60) || '?', oldId: id, sort: place, data: '{}', reason: reason.slice(0, 500) }
  }
  const data = storableJson(thing.data)
  const sort = /^\d{1,15}$/.test(thing.oldId) ? Number(thing.oldId) : place
  const isTooLong = data.length > LONGEST
  return {
    kind: thing.kind,
    oldId: thing.oldId.slice(0, 200) || `left:${place}`,
    sort,
    data: isTooLong ? '{}' : data,
    reason: isTooLong ? 'É grande demais (mais de 8 MB).' : '',
  }
}

type Batch = { moveId: number; batch: readonly Staged[]; read: number; cursor: string | undefined }

async function writeBatch(db: Kysely<Database>, { moveId, batch, read, cursor }: Batch): Promise<boolean> {
  // The last of a number counts, and one statement may not meet it twice.
  const rows = [...new Map(batch.map((row) => [`${row.kind} ${row.oldId}`, row])).values()]
  return await inTransaction(db, async (trx) => {
    const move = await trx.selectFrom('moves').select(['state', 'paused']).where('id', '=', moveId).forUpdate().executeTakeFirst()
    if (move?.state !== 'reading' || move.paused) return false
    if (rows.length > 0)
      await sql`
        insert into moved_things (move_id, kind, old_id, sort, data, fingerprint, state, action, reason)
        select ${moveId}, t.kind, t.old_id, t.sort, t.data::jsonb, md5((t.data::jsonb - ${UNSTEADY}::text[])::text),
          case when t.reason = '' then 'waiting' else 'refused' end, case when t.reason = '' then null else 'refuse' end, t.reason
        from unnest(
          ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ oldId }) => oldId)}::text[], ${rows.map(({ sort }) => sort)}::bigint[],
          ${rows.map(({ data }) => data)}::text[], ${rows.map(({ reason }) => reason)}::text[]
        ) as t (kind, old_id, sort, data, reason)
        on conflict (move_id, kind, old_id) do update
        set data = excluded.data, fingerprint = excluded.fingerprint, state = excluded.state, action = excluded.action, reason = excluded.reason
        where moved_things.fingerprint <> excluded.fingerprint or moved_things.reason <> excluded.reason`.execute(trx)
    await trx
      .updateTable('moves')
      .set({
        things_read: read,
        ...(cursor !== undefined && { cursor: cursor.slice(0, 300) }),
        modified_at: sql<Date>`now()`,
      })
      .where('id', '=', moveId)
      .execute()
    return true
  })
}
