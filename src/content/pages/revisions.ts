import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'

/** More than anybody goes back; older ones are forgotten. */
const KEPT_REVISIONS = 50

export type Revision = {
  id: number
  contentId: number
  /** Who saved it; 0 where nobody knows. */
  authorId: number
  authorName: string
  title: string
  excerpt: string
  document: unknown
  /** What else belongs to it: of a page its own style. */
  settings: unknown
  at: Date
}
type Before = Pick<Revision, 'id' | 'title' | 'excerpt' | 'document' | 'settings'> & {
  author_id: number | null
  modified_at: Date
}

/** Keeps what stood there, in the transaction that changes it. */
export async function keepRevision(trx: Transaction<Database>, before: Before) {
  await trx
    .insertInto('content_revisions')
    .values({
      content_id: before.id,
      author_id: before.author_id,
      title: before.title,
      excerpt: before.excerpt,
      document: JSON.stringify(before.document),
      settings: JSON.stringify(before.settings ?? {}),
      created_at: before.modified_at,
    })
    .execute()
  await sql`delete from content_revisions where content_id = ${before.id} and id not in (
    select id from content_revisions where content_id = ${before.id} order by id desc limit ${KEPT_REVISIONS})`.execute(trx)
}

/** Whoever replaced the revision before; the first one is the author's. */
const savedBy = sql<number>`coalesce((
  select older.replaced_by from content_revisions older
  where older.content_id = content_revisions.content_id and older.id < content_revisions.id
  order by older.id desc limit 1), content_revisions.author_id)`

/** What pages and posts were before they were changed, the newest first. */
export function createRevisions(db: Kysely<Database>) {
  const of = (contentId: number) =>
    db
      .selectFrom('content_revisions')
      .leftJoin('users', (join) => join.on('users.id', '=', savedBy))
      .select([
        'content_revisions.id',
        'content_id as contentId',
        sql<number>`coalesce(users.id, 0)`.as('authorId'),
        sql<string>`coalesce(nullif(users.display_name, ''), users.login, '')`.as('authorName'),
        'title',
        'excerpt',
        'document',
        'settings',
        'content_revisions.created_at as at',
      ])
      .where('content_id', '=', contentId)
  return {
    list: async (contentId: number, { limit, offset }: { limit: number; offset: number }) => {
      const [items, { total }] = await Promise.all([
        of(contentId).orderBy('content_revisions.id', 'desc').limit(limit).offset(offset).execute(),
        db
          .selectFrom('content_revisions')
          .select(sql<number>`count(*)::int`.as('total'))
          .where('content_id', '=', contentId)
          .executeTakeFirstOrThrow(),
      ])
      return { items: items as Revision[], total }
    },
    find: async (contentId: number, id: number): Promise<Revision | undefined> =>
      await of(contentId).where('content_revisions.id', '=', id).executeTakeFirst(),
    remove: async (contentId: number, id: number): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('content_revisions')
        .where('content_id', '=', contentId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
