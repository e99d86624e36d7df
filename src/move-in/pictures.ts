import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Trx } from './kind.ts'
import type { PictureNoun } from './tables.ts'

type Picture = { oldId: string; url: string; alt: string; title?: string; caption?: string; id?: number }
type Wanted = Picture & { noun: PictureNoun; thingId: number; position: number }

/** Notes which pictures things show, in the place of what they showed before; the pictures are brought afterwards, each once. */
export async function wantPictures(trx: Trx, source: string, wanted: readonly Wanted[]): Promise<void> {
  if (wanted.length === 0) return
  await knowPictures(trx, source, wanted)
  const list = JSON.stringify(wanted)
  await sql`
    with wanted as (
      select distinct on (1, 2, 3) coalesce(p.same_as, p.media_id) as media_id, w.noun, w."thingId" as thing_id, w.position
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
export async function knowPictures(trx: Trx, source: string, pictures: readonly Picture[]): Promise<ReadonlyMap<string, number>> {
  if (pictures.length === 0) return new Map()
  const list = JSON.stringify(
    pictures.map(({ oldId, url, alt, title = '', caption = '', id }) => ({ oldId, url, alt, title, caption, id })),
  )
  await sql`
    insert into moved_pictures (media_id, source, old_id, url, alt, title, caption)
    select distinct on (w."oldId") coalesce(w.id, nextval('object_ids')), ${source}, w."oldId", w.url, w.alt, w.title, w.caption
    from jsonb_to_recordset(${list}::jsonb) as w ("oldId" text, url text, alt text, title text, caption text, id bigint) order by w."oldId"
    on conflict (source, old_id) do update set url = excluded.url, state = 'waiting', note = '', attempts = 0
    where moved_pictures.url <> excluded.url and moved_pictures.state <> 'here'`.execute(trx)
  const rows = await trx
    .selectFrom('moved_pictures')
    .select(['old_id', sql<number>`coalesce(same_as, media_id)`.as('media_id')])
    .where('source', '=', source)
    .where(
      'old_id',
      'in',
      pictures.map(({ oldId }) => oldId),
    )
    .execute()
  return new Map(rows.map((row) => [row.old_id, row.media_id]))
}

/** A picture that came as a thing of its own, by its number there. */
export const knownPicture = async (trx: Trx, source: string, oldId: string | undefined): Promise<Picture | undefined> =>
  oldId === undefined
    ? undefined
    : await trx
        .selectFrom('moved_pictures')
        .select(['old_id as oldId', 'url', 'alt'])
        .where('source', '=', source)
        .where('old_id', '=', oldId)
        .executeTakeFirst()

/** Pictures by addresses of any of their sizes. */
export async function picturesByKey(trx: Trx, source: string, urls: readonly string[]): Promise<Map<string, number>> {
  if (urls.length === 0) return new Map()
  const { rows } = await sql<{ url: string; media_id: number }>`
    select distinct on (u.url) u.url, coalesce(p.same_as, p.media_id) as media_id from unnest(${[...urls]}::text[]) as u (url)
    join moved_pictures p on p.source = ${source} and p.key = picture_key(u.url) order by u.url, p.media_id`.execute(trx)
  return new Map(rows.map((row) => [row.url, row.media_id]))
}

/** Hangs those that came before, with an earlier run or for another thing. */
async function hangPresent(trx: Trx, list: string) {
  const things = sql`(select distinct noun, "thingId" as thing_id from jsonb_to_recordset(${list}::jsonb) as w (noun text, "thingId" bigint))`
  await hang(trx, sql`(u.noun, u.thing_id) in ${things}`)
}

/** Puts pictures that are here where they belong. */
export async function hang(trx: Kysely<Database>, which: ReturnType<typeof sql>): Promise<void> {
  const uses = sql`(select u.* from moved_picture_uses u join media m on m.id = u.media_id where ${which})`
  await sql`insert into product_pictures (product_id, media_id, position)
    select p.id, u.media_id, u.position from ${uses} u join products p on p.id = u.thing_id where u.noun = 'product'
    on conflict do nothing`.execute(trx)
  const columns = { variation: 'variations', category: 'categories', 'attribute-term': 'attribute_terms', content: 'content' }
  for (const [noun, table] of Object.entries(columns))
    await sql`update ${sql.table(table)} t set picture_id = u.media_id from ${uses} u
      where u.noun = ${noun} and t.id = u.thing_id and t.picture_id is null`.execute(trx)
}

/** A picture that turned out to have the bytes of another: what showed it shows that one. */
export async function joinPicture(
  trx: Trx,
  { source, id, same, fingerprint }: { source: string; id: number; same: number; fingerprint: string },
): Promise<void> {
  await sql`insert into moved_picture_uses (media_id, noun, thing_id, position)
    select ${same}, noun, thing_id, position from moved_picture_uses where media_id = ${id} on conflict do nothing`.execute(trx)
  await trx.deleteFrom('moved_picture_uses').where('media_id', '=', id).execute()
  await trx
    .updateTable('moved_pictures')
    .set({ state: 'here', note: '', fingerprint, same_as: same })
    .where('media_id', '=', id)
    .execute()
  await sql`update old_things set new_id = ${same} where source = ${source} and kind = 'media' and new_id = ${id}`.execute(trx)
  await hang(trx, sql`u.media_id = ${same}`)
}
