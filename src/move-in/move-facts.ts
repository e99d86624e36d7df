import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { hostsOf } from './framing.ts'

/** No policy of a page needs more. */
const MOST_FRAMED = 10

/** Pictures, and files that buyers fetch. */
const brought = (db: Kysely<Database>, source: string) =>
  db.selectFrom(
    sql<{ state: 'waiting' | 'here' | 'failed'; url: string; note: string; place: number }>`(
      select state, url, note, media_id as place from moved_pictures where source = ${source}
      union all select state, url, note, id from moved_files where source = ${source})`.as('brought'),
  )

/** How many pictures and files of a shop are here, on their way, or not to be had. */
export async function countPictures(db: Kysely<Database>, source: string) {
  const rows = await brought(db, source)
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  return { waiting: 0, here: 0, failed: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)])) }
}

/** Pictures and files that did not come, with the reason. */
export async function failedPictures(db: Kysely<Database>, source: string, { limit, offset }: { limit: number; offset: number }) {
  const failed = brought(db, source).where('state', '=', 'failed')
  const [pictures, { count }] = await Promise.all([
    failed.select(['url', 'note']).orderBy('place').limit(limit).offset(offset).execute(),
    failed.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { pictures, total: Number(count) }
}

/** Whether the new shop has sold something since the move began. */
export async function hasOrders(db: Kysely<Database>, source: string): Promise<boolean> {
  const { rows } = await sql<{ placed: boolean }>`
    select exists (select from orders where created_via <> 'import' and created_at > (
      select min(created_at) from moves where source = ${source} and state <> 'undone')) as placed`.execute(db)
  return rows[0]!.placed
}

/** Under which names the old shops stand whose pages are here. */
export async function framedHosts(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('moves')
    .select('source')
    .distinct()
    .where('state', 'in', ['carrying-out', 'finishing', 'done'])
    .where('source', '~', '^[a-z0-9.-]+$')
    .limit(MOST_FRAMED)
    .execute()
  return rows.flatMap(({ source }) => hostsOf(source))
}
