import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Comments } from '#content/comments/service.ts'
import type { Database } from '#db/schema.ts'
import type { Moderation } from './moderation.ts'

type Options = { db: Kysely<Database>; comments: Pick<Comments, 'delete'>; moderation: Pick<Moderation, 'update' | 'remove'> }

export type CommentStatus = 'hold' | 'approved' | 'spam' | 'trash'

/** What somebody said under a post or of a product. */
export type AnyComment = {
  id: number
  type: 'comment' | 'review'
  postId: number
  postUrl: string
  parentId: number
  /** 0 for somebody without an account. */
  userId: number
  author: string
  email: string
  text: string
  status: CommentStatus
  at: Date
  /** What it was said about is there for everybody. */
  isOut: boolean
}
export type CommentQuery = {
  /** Only what every reader sees. */
  onlyShown: boolean
  status?: CommentStatus
  type?: AnyComment['type']
  posts?: number[]
  parents?: number[]
  authors?: number[]
  include?: number[]
  exclude?: number[]
  search?: string
  after?: Date
  before?: Date
  orderby: 'date' | 'id' | 'include' | 'post' | 'parent'
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

/** As the table of comments has it. */
const LONGEST_COMMENT = 5_000
const UNIQUE_VIOLATION = '23505'

const ALL_COMMENTS = sql`(
  select c.id, 'comment' as type, c.content_id as "postId", '/blog/' || p.slug || '/' as "postUrl", coalesce(c.parent_id, 0) as "parentId",
    coalesce(c.user_id, 0) as "userId", c.author_name as author, coalesce(c.author_email, '') as email, c.text, c.status, c.created_at as at,
    p.status = 'publish' and p.published_at <= now() as "isOut"
  from comments c join content p on p.id = c.content_id
  union all
  select r.id, 'review', r.product_id, '/produto/' || p.slug || '/', 0,
    coalesce(r.user_id, 0), r.author_name, coalesce(r.author_email, ''), r.text, r.status, r.created_at,
    p.status = 'publish' and p.published_at <= now()
  from reviews r join products p on p.id = r.product_id
) all_comments`

/** Comments and reviews as one list, the way the wire knows them; both draw their ids from one sequence. */
export function createAllComments({ db, comments, moderation }: Options) {
  const find = async (id: number): Promise<AnyComment | undefined> =>
    (await sql<AnyComment>`select * from ${ALL_COMMENTS} where id = ${id}`.execute(db)).rows[0]

  return {
    find,

    list: async (query: CommentQuery): Promise<{ items: AnyComment[]; total: number }> => {
      const where = sql.join([sql`true`, ...conditionsOf(query)], sql` and `)
      const way = sql.raw(query.order)
      const [{ rows }, counted] = await Promise.all([
        sql<AnyComment>`select * from ${ALL_COMMENTS} where ${where} order by ${orderOf(query)} ${way}, id ${way}
          limit ${query.limit} offset ${query.offset}`.execute(db),
        sql<{ total: number }>`select count(*)::int as total from ${ALL_COMMENTS} where ${where}`.execute(db),
      ])
      return { items: rows, total: counted.rows[0]!.total }
    },

    /** 'twice': the same person has said it, or another review of the same product stands already. */
    update: async (
      { id, type }: Pick<AnyComment, 'id' | 'type'>,
      { text, status }: { text?: string; status?: CommentStatus },
    ): Promise<'saved' | 'twice'> => {
      if (type === 'review') {
        const saved = await moderation.update(id, { text, status })
        return !saved.ok && saved.problem === 'already' ? 'twice' : 'saved'
      }
      try {
        const said = text === undefined ? sql<string>`text` : text.slice(0, LONGEST_COMMENT)
        await db
          .updateTable('comments')
          .set({ text: said, ...(status !== undefined && { status }) })
          .where('id', '=', id)
          .execute()
        return 'saved'
      } catch (error) {
        if ((error as { code?: string }).code === UNIQUE_VIOLATION) return 'twice'
        throw error
      }
    },

    /** For good, with the answers to it. */
    remove: async ({ id, type }: Pick<AnyComment, 'id' | 'type'>) => {
      if (type === 'comment') await comments.delete(id)
      else await moderation.remove(id)
    },
  }
}

function conditionsOf(query: CommentQuery): RawBuilder<unknown>[] {
  const { status, type, posts, parents, authors, include, exclude, search, after, before } = query
  const given = <T>(value: T | undefined, make: (value: T) => RawBuilder<unknown>) => (value === undefined ? [] : [make(value)])
  return [
    ...(query.onlyShown ? [sql`status = 'approved' and "isOut"`] : []),
    ...given(status, (one) => sql`status = ${one}`),
    ...given(type, (one) => sql`type = ${one}`),
    ...given(posts, (ids) => sql`"postId" = any(${ids}::bigint[])`),
    ...given(parents, (ids) => sql`"parentId" = any(${ids}::bigint[])`),
    ...given(authors, (ids) => sql`"userId" = any(${ids}::bigint[])`),
    ...given(include, (ids) => sql`id = any(${ids}::bigint[])`),
    ...given(exclude, (ids) => sql`id <> all(${ids}::bigint[])`),
    ...given(search, (words) => sql`text ilike ${`%${words.replaceAll(/[\\%_]/g, '\\$&')}%`}`),
    ...given(after, (at) => sql`at > ${at}`),
    ...given(before, (at) => sql`at < ${at}`),
  ]
}

function orderOf({ orderby, include = [] }: CommentQuery): RawBuilder<unknown> {
  switch (orderby) {
    case 'date':
      return sql`at`
    case 'include':
      return sql`array_position(${include}::bigint[], id)`
    case 'post':
      return sql`"postId"`
    case 'parent':
      return sql`"parentId"`
    case 'id':
      return sql`id`
  }
}
