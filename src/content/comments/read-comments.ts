import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { CommentReader, ShownComment } from './contract.ts'

/** Conversations on one page, and answers under all of them together: what nobody reads to the end costs nobody. */
const THREADS_PER_PAGE = 20
const ANSWERS_PER_PAGE = 400
const MOST_LATEST = 50

export function createCommentReader(db: Kysely<Database>): CommentReader {
  const approved = () => db.selectFrom('comments').where('comments.status', '=', 'approved')
  const shown = () =>
    approved()
      .leftJoin('users', 'users.id', 'comments.user_id')
      .select([
        'comments.id',
        'comments.parent_id',
        'comments.author_name as author',
        'comments.text',
        'comments.created_at as at',
        sql<boolean>`coalesce(users.roles && array['administrator', 'shop_manager', 'support', 'writer'], false)`.as('byShop'),
      ])
      .orderBy('comments.created_at')
      .orderBy('comments.id')

  return {
    ofPost: async (postId, page) => {
      const begun = shown().where('content_id', '=', postId).where('parent_id', 'is', null)
      const [threads, counted] = await Promise.all([
        begun
          .limit(THREADS_PER_PAGE)
          .offset((page - 1) * THREADS_PER_PAGE)
          .execute(),
        approved()
          .select(({ fn }) => [
            fn.countAll<string>().as('total'),
            fn.countAll<string>().filterWhere('parent_id', 'is', null).as('begun'),
          ])
          .where('content_id', '=', postId)
          .executeTakeFirstOrThrow(),
      ])
      const ids = threads.map(({ id }) => id)
      const answers = ids.length === 0 ? [] : await shown().where('parent_id', 'in', ids).limit(ANSWERS_PER_PAGE).execute()
      return {
        threads: threads.map((thread) => ({
          ...plain(thread),
          replies: answers.filter(({ parent_id }) => parent_id === thread.id).map(plain),
        })),
        total: Number(counted.total),
        page,
        pages: Math.max(1, Math.ceil(Number(counted.begun) / THREADS_PER_PAGE)),
      }
    },

    latest: async (limit, postId) => {
      const rows = await shown()
        .innerJoin('content', 'content.id', 'comments.content_id')
        .select(['content.title', 'content.slug'])
        .where('content.type', '=', 'post')
        .where('content.status', '=', 'publish')
        .where('content.published_at', '<=', sql<Date>`now()`)
        .$if(postId !== undefined, (query) => query.where('comments.content_id', '=', postId ?? 0))
        .clearOrderBy()
        .orderBy('comments.created_at', 'desc')
        .orderBy('comments.id', 'desc')
        .limit(Math.min(limit, MOST_LATEST))
        .execute()
      return rows.map((row) => ({ ...plain(row), post: { title: row.title, url: `/blog/${row.slug}/` } }))
    },
  }
}

const plain = ({ id, author, text, at, byShop }: ShownComment): ShownComment => ({ id, author, text, at, byShop })
