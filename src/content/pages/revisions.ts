import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'

/** More than anybody goes back; older ones are forgotten. */
const KEPT_REVISIONS = 50

export type Revision = {
  id: number
  contentId: number
  authorId: number
  title: string
  excerpt: string
  document: unknown
  at: Date
}
type Before = { id: number; author_id: number | null; title: string; excerpt: string; document: unknown; modified_at: Date }

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
      created_at: before.modified_at,
    })
    .execute()
  await sql`delete from content_revisions where content_id = ${before.id} and id not in (
    select id from content_revisions where content_id = ${before.id} order by id desc limit ${KEPT_REVISIONS})`.execute(trx)
}

/** What pages and posts were before they were changed, the newest first. */
export function createRevisions(db: Kysely<Database>) {
  const of = (contentId: number) =>
    db
      .selectFrom('content_revisions')
      .select([
        'id',
        'content_id as contentId',
        sql<number>`coalesce(author_id, 0)`.as('authorId'),
        'title',
        'excerpt',
        'document',
        'created_at as at',
      ])
      .where('content_id', '=', contentId)
  return {
    list: async (contentId: number, { limit, offset }: { limit: number; offset: number }) => {
      const [items, { total }] = await Promise.all([
        of(contentId).orderBy('id', 'desc').limit(limit).offset(offset).execute(),
        db
          .selectFrom('content_revisions')
          .select(sql<number>`count(*)::int`.as('total'))
          .where('content_id', '=', contentId)
          .executeTakeFirstOrThrow(),
      ])
      return { items: items as Revision[], total }
    },
    find: async (contentId: number, id: number): Promise<Revision | undefined> =>
      await of(contentId).where('id', '=', id).executeTakeFirst(),
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
