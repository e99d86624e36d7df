import { sql } from 'kysely'
import type { Trx } from './kind.ts'
import type { PictureNoun } from './tables.ts'

type Wanted = { oldId: string; url: string; alt: string; title?: string; noun: PictureNoun; thingId: number; position: number }

/** Notes which pictures things show, in the place of what they showed before; the pictures are brought afterwards, each once. */
export async function wantPictures(trx: Trx, source: string, wanted: readonly Wanted[]): Promise<void> {
  if (wanted.length === 0) return
  await knowPictures(trx, source, wanted)
  const list = JSON.stringify(wanted)
  await sql`
    with wanted as (
      select distinct on (p.media_id, w.noun, w."thingId") p.media_id, w.noun, w."thingId" as thing_id, w.position
      from jsonb_to_recordset(${list}::jsonb) as w ("oldId" text, noun text, "thingId" bigint, position integer)
      join moved_pictures p on p.source = ${source} and p.old_id = w."oldId" order by 1, 2, 3, w.position
    ),
    gone as (
      delete from moved_picture_uses u using (select distinct noun, thing_id from wanted) w
      where u.noun = w.noun and u.thing_id = w.thing_id
        and not exists (select from wanted k where k.media_id = u.media_id and k.noun = u.noun and k.thing_id = u.thing_id)
    )
    insert into moved_picture_uses (media_id, noun, thing_id, position) select media_id, noun, thing_id, position from wanted
    on conflict (media_id, noun, thing_id) do update set position = excluded.position`.execute(trx)
  await hangPresent(trx, list)
}

/** Gives each picture its number here before it comes. */
export async function knowPictures(
  trx: Trx,
  source: string,
  pictures: readonly { oldId: string; url: string; alt: string; title?: string }[],
): Promise<ReadonlyMap<string, number>> {
  if (pictures.length === 0) return new Map()
  const list = JSON.stringify(pictures.map(({ oldId, url, alt, title = '' }) => ({ oldId, url, alt, title })))
  await sql`
    insert into moved_pictures (source, old_id, url, alt, title)
    select distinct on (w."oldId") ${source}, w."oldId", w.url, w.alt, w.title
    from jsonb_to_recordset(${list}::jsonb) as w ("oldId" text, url text, alt text, title text) order by w."oldId"
    on conflict (source, old_id) do update set url = excluded.url, state = 'waiting', note = ''
    where moved_pictures.url <> excluded.url and moved_pictures.state <> 'here'`.execute(trx)
  const rows = await trx
    .selectFrom('moved_pictures')
    .select(['old_id', 'media_id'])
    .where('source', '=', source)
    .where(
      'old_id',
      'in',
      pictures.map(({ oldId }) => oldId),
    )
    .execute()
  return new Map(rows.map((row) => [row.old_id, row.media_id]))
}

/** Hangs those that came before, with an earlier run or for another thing. */
async function hangPresent(trx: Trx, list: string) {
  const things = sql`(select distinct noun, "thingId" as thing_id from jsonb_to_recordset(${list}::jsonb) as w (noun text, "thingId" bigint))`
  await hang(trx, sql`(u.noun, u.thing_id) in ${things}`)
}

/** Puts pictures that are here where they belong. */
export async function hang(trx: Trx, which: ReturnType<typeof sql>): Promise<void> {
  const uses = sql`(select u.* from moved_picture_uses u join media m on m.id = u.media_id where ${which})`
  await sql`insert into product_pictures (product_id, media_id, position)
    select p.id, u.media_id, u.position from ${uses} u join products p on p.id = u.thing_id where u.noun = 'product'
    on conflict do nothing`.execute(trx)
  const columns = { variation: 'variations', category: 'categories', 'attribute-term': 'attribute_terms', content: 'content' }
  for (const [noun, table] of Object.entries(columns))
    await sql`update ${sql.table(table)} t set picture_id = u.media_id from ${uses} u
      where u.noun = ${noun} and t.id = u.thing_id and t.picture_id is null`.execute(trx)
}
