import { sql } from 'kysely'
import { freeAmong } from '#content/pages/edit-rules.ts'
import type { MovedKind } from '../../moved-thing.ts'
import type { Kind, Trx, WriteHelp, Writing } from '../../kind.ts'
import { knowPictures, wantPictures } from '../../pictures.ts'
import { nextIds } from '../next-ids.ts'
import { type ContentRow, readContent } from './read.ts'

const PATHS: Partial<Record<ContentRow['type'], string>> = { page: '/', post: '/blog/' }

/** Pages, posts, templates and popups: documents of the builder, or texts. */
export const contentKind = (kind: Extract<MovedKind, 'page' | 'post' | 'template' | 'popup'>): Kind<ContentRow> => ({
  kind,
  read: readContent(kind),
  write: async (trx, things, help) => {
    const ids = await nextIds(trx, things.length)
    const written = []
    for (const [at, thing] of things.entries()) written.push(await writeOne(trx, thing, { fresh: ids[at]!, help }))
    return written
  },
  link: async (trx, { id, source }) => {
    await sql`
      update content c set parent_id = p.new_id from moved_things t
      join old_things o on o.source = ${source} and o.kind = t.kind and o.old_id = t.old_id
      join old_things p on p.source = ${source} and p.kind = t.kind and p.old_id = t.data ->> 'parent'
      where t.move_id = ${id} and t.kind = ${kind} and t.action in ('create', 'update') and c.id = o.new_id and c.id <> p.new_id
        and c.parent_id is distinct from p.new_id`.execute(trx)
  },
})

async function writeOne(
  trx: Trx,
  { oldId, row, newId }: Writing<ContentRow>,
  { fresh, help }: { fresh: number; help: WriteHelp },
) {
  const id = newId ?? fresh
  const notes: string[] = []
  const slug = await slugFor(trx, row, id)
  if (slug !== row.slug) notes.push(`Já havia aqui algo com o endereço «${row.slug}»: ficou «${slug}».`)
  const pictures = await help.newIds('media', oldPicturesIn(row.elements))
  const translated = help.translate(row, { pictureId: (old) => pictures.get(old) })
  const values = {
    slug,
    title: row.title,
    status: row.status,
    excerpt: row.excerpt,
    document: JSON.stringify(translated.document),
    comments_open: row.commentsOpen,
    menu_order: row.menuOrder,
    author_name: row.author,
    published_at: row.publishedAt ?? (row.status === 'draft' ? null : help.at),
  }
  await trx
    .insertInto('content')
    .values({ ...values, id, type: row.type, part: row.part })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...values, version: sql<number>`content.version + 1`, modified_at: sql<Date>`now()` }),
    )
    .execute()
  await writeTerms(trx, id, row.terms, help)
  await wantPicture(trx, id, row, help)
  const base = PATHS[row.type]
  return {
    oldId,
    newId: id,
    place: 'content' as const,
    notes: [...notes, ...translated.notes],
    ...(base && { path: `${base}${slug}/` }),
  }
}

async function slugFor(trx: Trx, { type, slug }: ContentRow, id: number): Promise<string> {
  const base = slug.slice(0, 190).replace(/-+$/, '') || String(id)
  const { rows } = await sql<{ slug: string }>`
    select slug from content where type = ${type} and status <> 'trash' and id <> ${id} and (slug = ${base} or starts_with(slug, ${`${base}-`}))`.execute(
    trx,
  )
  const taken = new Set(rows.map((row) => row.slug))
  return freeAmong((one) => taken.has(one), base)
}

async function writeTerms(trx: Trx, id: number, terms: readonly string[], { newIds }: WriteHelp) {
  const known = await newIds('term', terms)
  await trx.deleteFrom('content_terms').where('content_id', '=', id).execute()
  await sql`insert into content_terms (content_id, term_id)
    select ${id}, t.id from terms t where t.id = any(${[...known.values()]}::bigint[]) on conflict do nothing`.execute(trx)
}

async function wantPicture(trx: Trx, id: number, { picture, pictureOldId }: ContentRow, { source }: WriteHelp) {
  const known = pictureOldId
    ? await trx
        .selectFrom('moved_pictures')
        .select(['old_id as oldId', 'url', 'alt'])
        .where('source', '=', source)
        .where('old_id', '=', pictureOldId)
        .executeTakeFirst()
    : undefined
  const wanted = known ?? picture
  if (!wanted) return
  await knowPictures(trx, source, [wanted])
  await wantPictures(trx, source, [{ ...wanted, noun: 'content', thingId: id, position: 0 }])
}

/** The numbers of pictures that a document names: `{ "id": 12, "url": … }`. */
function oldPicturesIn(elements: unknown): string[] {
  const found = JSON.stringify(elements ?? null).matchAll(/"id":"?(\d{1,15})"?/g)
  return [...new Set([...found].map(([, id]) => id!))]
}
