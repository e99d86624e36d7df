import { type Kysely, sql } from 'kysely'
import { MEDIA_URL } from '#content/media/service.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { asHistory } from './as-history.ts'
import type { Trx } from './kind.ts'
import { pictureUrlsIn } from './kinds/content/references.ts'
import { type OwnPictures, withOwnPictures } from './own-pictures.ts'
import { fingerprintsHere } from './places.ts'
import type { Step, StepEnd } from './plan.ts'

const BATCH = 50
const TEXTS = {
  content: ['document'],
  products: ['description', 'short_description'],
  categories: ['description'],
} as const
type TextPlace = keyof typeof TEXTS
const PLACES = Object.keys(TEXTS) as TextPlace[]

/** Once the pictures of a shop are here: documents and texts that came from it show them by their addresses here. */
export function createAddressRun(db: Kysely<Database>) {
  // Where the last step stopped; after a restart it begins anew, and what is done needs nothing.
  const stops = new Map<string, { place: TextPlace; after: number }>()
  return async (source: string, { until, signal }: Step): Promise<StepEnd> => {
    const same = await sameNumbers(db, source)
    const from = stops.get(source)
    for (const place of PLACES.slice(from ? PLACES.indexOf(from.place) : 0)) {
      for (let after: number | undefined = place === from?.place ? from.after : 0; after !== undefined;) {
        const last: number = after
        after = await inTransaction(db, async (trx) => await useInBatch(trx, { source, place, after: last, same }))
        if (after === undefined) break
        stops.set(source, { place, after })
        if (signal?.aborted || performance.now() > until) return 'more'
      }
    }
    stops.delete(source)
    return 'over'
  }
}

async function sameNumbers(db: Kysely<Database>, source: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('moved_pictures')
    .select(['media_id', 'same_as'])
    .where('source', '=', source)
    .where('same_as', 'is not', null)
    .execute()
  return new Map(rows.map(({ media_id, same_as }) => [media_id, same_as!]))
}

type Batch = { source: string; place: TextPlace; after: number; same: ReadonlyMap<number, number> }

/** The number of the last that was looked at; undefined when there are no more. */
async function useInBatch(trx: Trx, { source, place, after, same }: Batch): Promise<number | undefined> {
  const columns = TEXTS[place]
  const { rows } = await sql<{ id: number; texts: Record<string, unknown> }>`
    select t.id, jsonb_build_object(${sql.join(columns.flatMap((name) => [sql.lit(name), sql.ref(`t.${name}`)]))}) as texts
    from old_things o join ${sql.table(place)} t on t.id = o.new_id
    where o.source = ${source} and o.place = ${place} and o.created and o.new_id > ${after}
    order by o.new_id limit ${BATCH} for update of t`.execute(trx)
  if (rows.length === 0) return undefined
  const own = await ownPictures(trx, source, pictureUrlsIn(JSON.stringify(rows)), same)
  const changed = rows.flatMap(({ id, texts }) => {
    const after_ = withOwnPictures(texts, own)
    return JSON.stringify(after_) === JSON.stringify(texts) ? [] : [{ id, texts: after_ as Record<string, unknown> }]
  })
  if (changed.length > 0) {
    const ids = changed.map(({ id }) => id)
    const before = await fingerprintsHere(trx, place, ids)
    await asHistory(trx)
    await write(trx, place, changed)
    await keepKnown(trx, { source, place, before, after: await fingerprintsHere(trx, place, ids) })
  }
  return rows.at(-1)!.id
}

async function ownPictures(
  trx: Trx,
  source: string,
  urls: readonly string[],
  same: ReadonlyMap<number, number>,
): Promise<OwnPictures> {
  const { rows } = await sql<{ url: string; file: string }>`
    select distinct on (u.url) u.url, m.file from unnest(${[...urls]}::text[]) as u (url)
    join moved_pictures p on p.source = ${source} and p.key = picture_key(u.url)
    join media m on m.id = coalesce(p.same_as, p.media_id) order by u.url, p.media_id`.execute(trx)
  const files = new Map(rows.map(({ url, file }) => [url, MEDIA_URL + file]))
  return { address: (url) => files.get(url), id: (id) => same.get(id) ?? id }
}

async function write(trx: Trx, place: TextPlace, changed: readonly { id: number; texts: Record<string, unknown> }[]) {
  const columns = TEXTS[place]
  const values = columns.map((name) =>
    place === 'content'
      ? sql`${sql.ref(name)} = n.texts -> ${sql.lit(name)}`
      : sql`${sql.ref(name)} = n.texts ->> ${sql.lit(name)}`,
  )
  const version = place === 'categories' ? sql`` : sql`, version = version + 1`
  await sql`update ${sql.table(place)} t set ${sql.join(values)} ${version}
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as n (id bigint, texts jsonb) where t.id = n.id`.execute(trx)
}

/** What nobody but the move changed stays known as unchanged. */
async function keepKnown(
  trx: Trx,
  {
    source,
    place,
    before,
    after,
  }: { source: string; place: TextPlace; before: ReadonlyMap<number, string>; after: ReadonlyMap<number, string> },
) {
  const rows = [...before].map(([id, was]) => ({ id, was, now: after.get(id) ?? '' }))
  await sql`update old_things o set here = n.now from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id bigint, was text, now text)
    where o.source = ${source} and o.place = ${place} and o.new_id = n.id and o.here = n.was`.execute(trx)
}
