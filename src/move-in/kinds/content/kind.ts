import { sql } from 'kysely'
import { freeAmong } from '#content/pages/edit-rules.ts'
import type { MovedKind } from '../../moved-thing.ts'
import type { Around, Kind, Trx, WriteHelp, Writing } from '../../kind.ts'
import { knownPicture, knowPictures, wantPictures } from '../../pictures.ts'
import { nextIds } from '../next-ids.ts'
import { lookAround } from './around.ts'
import { type ContentRow, readContent } from './read.ts'
import { createStandings, type Standings } from './standing.ts'

/** With a number behind it, it still fits. */
const LONGEST_SLUG = 190
const PATHS: Partial<Record<ContentRow['type'], string>> = { page: '/', post: '/blog/' }

/** Pages, posts, templates and popups: documents of the builder, or texts. */
export const contentKind = (kind: Extract<MovedKind, 'page' | 'post' | 'template' | 'popup'>): Kind<ContentRow> => ({
  kind,
  read: readContent(kind),
  write: async (trx, things, help) => {
    const fresh = await nextIds(trx, things.length)
    const ids = await help.newIds(
      kind,
      things.map(({ oldId }) => oldId),
    )
    const { around, wantPictures: wantShown } = await lookAround(
      trx,
      things.map(({ row }) => row),
      help,
    )
    const standings = await createStandings(trx, things, help)
    const written = []
    for (const [at, thing] of things.entries()) {
      const id = thing.newId ?? ids.get(thing.oldId) ?? fresh[at]!
      written.push(await writeOne(trx, thing, { id, help, around, standings }))
    }
    await wantShown(written.map(({ document }) => document))
    return written.map(({ document: _document, ...one }) => one)
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

type Writer = { id: number; help: WriteHelp; around: Around; standings: Standings }

async function writeOne(trx: Trx, { oldId, row }: Writing<ContentRow>, { id, help, around, standings }: Writer) {
  const notes: string[] = []
  const slug = await slugFor(trx, row, id)
  if (row.slug.length > LONGEST_SLUG) notes.push('O endereço era longo demais e foi cortado.')
  else if (slug !== row.slug) notes.push(`Já havia aqui algo com o endereço «${row.slug}»: ficou «${slug}».`)
  const translated = help.translate({ ...row, ...(row.type === 'page' && { heading: row.title }) }, around)
  const standing = standings(id, { oldId, row, document: translated.document })
  const values = {
    slug,
    title: row.title,
    status: standing.status,
    excerpt: row.excerpt,
    document: JSON.stringify(translated.document),
    ...settingsOf(row, standing),
    comments_open: row.commentsOpen,
    menu_order: row.menuOrder,
    author_name: row.author,
    published_at: row.publishedAt ?? (standing.status === 'draft' ? null : help.at),
  }
  await trx
    .insertInto('content')
    .values({ ...values, id, type: row.type, part: standing.part })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...values,
        // What the merchant added here beside it stays.
        ...(isText(row) && { settings: sql<string>`content.settings || excluded.settings` }),
        version: sql<number>`content.version + 1`,
        modified_at: sql<Date>`now()`,
      }),
    )
    .execute()
  await writeTerms(trx, id, row.terms, help)
  await wantPicture(trx, id, row, help)
  const base = PATHS[row.type]
  return {
    oldId,
    newId: id,
    place: 'content' as const,
    document: translated.document,
    notes: [...notes, ...standing.notes, ...translated.notes],
    ...(base && { path: `${base}${slug}/` }),
  }
}

const isText = ({ type }: Pick<ContentRow, 'type'>) => type === 'page' || type === 'post'

/** Templates and popups keep where they stand, pages and posts what search engines are told. */
function settingsOf({ type, seo }: ContentRow, { settings }: ReturnType<Standings>) {
  if (settings) return { settings: JSON.stringify(settings) }
  return isText({ type }) ? { settings: JSON.stringify({ seo_title: seo.title, seo_description: seo.description }) } : {}
}

async function slugFor(trx: Trx, { type, slug }: ContentRow, id: number): Promise<string> {
  const base = slug.slice(0, LONGEST_SLUG).replace(/-+$/, '') || String(id)
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
  const known = await knownPicture(trx, source, pictureOldId)
  const wanted = known ?? picture
  if (!wanted) return
  await knowPictures(trx, source, [wanted])
  await wantPictures(trx, source, [{ ...wanted, noun: 'content', thingId: id, position: 0 }])
}
