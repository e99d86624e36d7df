import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { LibraryPart } from '#content/library/contract.ts'
import type { TemplatePart } from './contract.ts'
import { type EditStatus, framesOwnPage, freeAmong, publication, slugFrom } from './edit-rules.ts'
import type { ContentKind } from './read-content.ts'
import { keepRevision } from './revisions.ts'

export type ContentChange = {
  title?: string
  slug?: string
  excerpt?: string
  status?: EditStatus
  document?: unknown[]
  publishedAt?: Date | null
  authorId?: number
  /** 0 takes it away. */
  pictureId?: number
  parentId?: number
  menuOrder?: number
  commentsOpen?: boolean
  categories?: number[]
  tags?: number[]
  /** Of popups: when and where they come; of templates: where they stand. */
  settings?: object
  /** Of a new template: what of the site it draws. */
  part?: TemplatePart | LibraryPart
}
/** What has a title, an address and a document that merchants change. */
export type EditedKind = ContentKind | 'popup' | 'template'
type Unknown = 'author' | 'picture' | 'parent' | 'term'
export type EditOutcome =
  | { ok: true; id: number }
  | { ok: false; problem: 'missing' }
  | { ok: false; problem: 'reserved'; slug: string }
  | { ok: false; problem: 'stale'; version: number }
  | { ok: false; problem: 'unknown'; what: Unknown }

type Options = {
  db: Kysely<Database>
  /** Whether the shop itself answers at the address that this slug would get. */
  isReserved?: (slug: string) => boolean
}

/** Pages and posts made and changed. Whoever says which version they read never overwrites what somebody else wrote since. */
export function createContentEditing({ db, isReserved = () => false }: Options) {
  return {
    create: async (type: EditedKind, change: ContentChange, author: { id: number; name: string }): Promise<EditOutcome> =>
      await inTransaction(db, async (trx) => {
        const unknown = await unknownIn(trx, type, change)
        if (unknown) return { ok: false, problem: 'unknown', what: unknown }
        const { id, now } = await nextId(trx)
        const { title = '', document = [] } = change
        const slug = await slugFor(trx, { type, id, input: change.slug, title, document, isReserved })
        if (slug === undefined) return { ok: false, problem: 'reserved', slug: slugFrom(change.slug, title, '') }
        const out = publication(change.status ?? 'draft', change.publishedAt, now)
        const authorId = change.authorId ?? author.id
        await trx
          .insertInto('content')
          .values({
            id,
            type,
            part: change.part ?? null,
            slug,
            title,
            excerpt: change.excerpt ?? '',
            status: out.status,
            document: JSON.stringify(document),
            ...(change.settings !== undefined && { settings: JSON.stringify(change.settings) }),
            picture_id: change.pictureId || null,
            author_id: authorId,
            author_name: authorId === author.id ? author.name : await nameOf(trx, authorId),
            parent_id: change.parentId || null,
            menu_order: change.menuOrder ?? 0,
            comments_open: change.commentsOpen ?? true,
            published_at: out.publishedAt,
          })
          .execute()
        await setTerms(trx, id, change)
        return { ok: true, id }
      }),

    /** `version`: the one that the caller read; a change since then is not overwritten. */
    update: async (type: EditedKind, id: number, change: ContentChange, version?: number): Promise<EditOutcome> =>
      await inTransaction(db, async (trx) => {
        const row = await trx
          .selectFrom('content')
          .selectAll()
          .select(sql<Date>`now()`.as('now'))
          .where('type', '=', type)
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst()
        if (!row) return { ok: false, problem: 'missing' }
        if (version !== undefined && version !== row.version) return { ok: false, problem: 'stale', version: row.version }
        const unknown = await unknownIn(trx, type, change, id)
        if (unknown) return { ok: false, problem: 'unknown', what: unknown }
        const title = change.title ?? row.title
        const excerpt = change.excerpt ?? row.excerpt
        const document = change.document ?? row.document
        const settings = change.settings ?? row.settings
        if (!isDeepStrictEqual([title, excerpt, document, settings], [row.title, row.excerpt, row.document, row.settings]))
          await keepRevision(trx, row)
        // What comes back from the bin is a draft unless more was said; its address may have been given away meanwhile.
        const before = row.status === 'trash' ? 'draft' : row.status
        const at = change.publishedAt === undefined ? row.published_at : change.publishedAt
        const out = publication(change.status ?? before, at, row.now)
        const slug = await slugFor(trx, { type, id, input: change.slug, title, document, isReserved, kept: row.slug })
        if (slug === undefined) return { ok: false, problem: 'reserved', slug: slugFrom(change.slug, title, '') }
        await trx
          .updateTable('content')
          .set({
            title,
            excerpt,
            document: JSON.stringify(document),
            ...(change.settings !== undefined && { settings: JSON.stringify(change.settings) }),
            slug,
            status: out.status,
            published_at: out.publishedAt,
            modified_at: sql<Date>`now()`,
            version: row.version + 1,
            ...(change.authorId !== undefined && {
              author_id: change.authorId,
              author_name: await nameOf(trx, change.authorId),
            }),
            ...(change.pictureId !== undefined && { picture_id: change.pictureId || null }),
            ...(change.parentId !== undefined && { parent_id: change.parentId || null }),
            ...(change.menuOrder !== undefined && { menu_order: change.menuOrder }),
            ...(change.commentsOpen !== undefined && { comments_open: change.commentsOpen }),
          })
          .where('id', '=', id)
          .execute()
        await setTerms(trx, id, change)
        return { ok: true, id }
      }),

    /** Into the bin: nobody reads it any more, and its address is free. */
    trash: async (type: EditedKind, id: number): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('content')
        .set({ status: 'trash', modified_at: sql<Date>`now()`, version: sql<number>`version + 1` })
        .where('type', '=', type)
        .where('id', '=', id)
        .where('status', '<>', 'trash')
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** For good, with its revisions and what was said under it. */
    remove: async (type: EditedKind, id: number): Promise<boolean> => {
      const { numDeletedRows } = await db.deleteFrom('content').where('type', '=', type).where('id', '=', id).executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

async function nextId(trx: Transaction<Database>) {
  const { rows } = await sql<{ id: number; now: Date }>`select nextval('object_ids') as id, now() as now`.execute(trx)
  return rows[0]!
}

async function nameOf(trx: Transaction<Database>, userId: number): Promise<string> {
  const row = await trx.selectFrom('users').select(['display_name', 'login']).where('id', '=', userId).executeTakeFirst()
  return row?.display_name || (row?.login ?? '')
}

type Input = {
  type: EditedKind
  id: number
  input: string | undefined
  title: string
  document: unknown
  isReserved: (slug: string) => boolean
  kept?: string
}

/** What somebody asks for and the shop needs itself is refused: undefined. What is only made from a title gets a number. */
async function slugFor(trx: Transaction<Database>, { type, id, input, title, document, isReserved, kept }: Input) {
  const wanted = input === undefined && kept !== undefined ? kept : slugFrom(input, title, String(id))
  const isOwn = (slug: string) => slug !== kept && isReserved(slug) && !framesOwnPage(slug, document)
  if (input && isOwn(wanted)) return undefined
  const taken = await slugsLike(trx, { type, wanted, id })
  return freeAmong((slug) => taken.has(slug) || isOwn(slug), wanted)
}

/** Those who look for a free address at the same moment wait for each other. */
async function slugsLike(trx: Transaction<Database>, { type, wanted, id }: { type: EditedKind; wanted: string; id: number }) {
  await sql`select pg_advisory_xact_lock(hashtext('content-slugs'))`.execute(trx)
  const rows = await trx
    .selectFrom('content')
    .select('slug')
    .where('type', '=', type)
    .where('id', '<>', id)
    .where('status', '<>', 'trash')
    .where(({ or, eb }) => or([eb('slug', '=', wanted), eb('slug', 'like', `${wanted}-%`)]))
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

async function setTerms(trx: Transaction<Database>, id: number, { categories, tags }: ContentChange) {
  for (const [taxonomy, ids] of [['category', categories] as const, ['post_tag', tags] as const]) {
    if (ids === undefined) continue
    const ofKind = trx.selectFrom('terms').select('id').where('taxonomy', '=', taxonomy)
    await trx.deleteFrom('content_terms').where('content_id', '=', id).where('term_id', 'in', ofKind).execute()
    const values = [...new Set(ids)].map((term_id) => ({ content_id: id, term_id }))
    if (values.length > 0) await trx.insertInto('content_terms').values(values).execute()
  }
}

/** What a change names and the shop does not have. */
async function unknownIn(
  trx: Transaction<Database>,
  type: EditedKind,
  { authorId, pictureId = 0, parentId = 0, categories = [], tags = [] }: ContentChange,
  self = 0,
): Promise<Unknown | undefined> {
  const wantsAuthor = authorId !== undefined
  const [categoryIds, tagIds] = [[...new Set(categories)], [...new Set(tags)]]
  const { rows } = await sql<Record<Unknown, boolean>>`
    with recursive above (id, parent_id) as (
      select id, parent_id from content where id = ${parentId} and type = ${type}
      union select content.id, content.parent_id from content join above on content.id = above.parent_id
    ) select
      ${wantsAuthor} and not exists (select from users where id = ${authorId ?? 0}) as author,
      ${pictureId !== 0} and not exists (select from media where id = ${pictureId}) as picture,
      ${parentId !== 0} and (not exists (select from above) or exists (select from above where id = ${self})) as parent,
      (select count(*) from terms where taxonomy = 'category' and id = any(${categoryIds}::bigint[])) <> ${categoryIds.length}
        or (select count(*) from terms where taxonomy = 'post_tag' and id = any(${tagIds}::bigint[])) <> ${tagIds.length} as term`.execute(
    trx,
  )
  const [found] = rows
  return (['author', 'picture', 'parent', 'term'] as const).find((what) => found?.[what])
}
