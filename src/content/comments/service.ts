import { type Kysely, sql } from 'kysely'
import type { SettingsReader } from '#content/settings/contract.ts'
import { enqueue } from '#jobs/queue.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { WrittenComment } from './comment.ts'
import type { AnsweredComment, CommentReader, CommentStatus, CommentSubject, KeptComment } from './contract.ts'
import { createCommentReader } from './read-comments.ts'
import { letterOf } from './letter.ts'

type Options = { db: Kysely<Database>; settings: Pick<SettingsReader, 'shop'>; shopUrl: string }
type Author = { userId?: number; /** What the shop itself says is not held back. */ isStaff?: boolean }
type Kept =
  | { ok: true; id: number; status: CommentStatus }
  | { ok: false; problem: 'missing' | 'closed' | 'unanswerable' | 'already' }
export type CommentQuery = { status?: CommentStatus; postId?: number; page?: number; perPage?: number }

const MAX_PER_PAGE = 100

export type Comments = ReturnType<typeof createComments>

/** What readers say under the posts: kept until the merchant has read it, then shown or thrown away. */
export function createComments({ db, settings, shopUrl }: Options) {
  const reader: CommentReader = createCommentReader(db)
  const kept = () =>
    db
      .selectFrom('comments')
      .innerJoin('content', 'content.id', 'comments.content_id')
      .select([
        'comments.id',
        'comments.content_id as postId',
        'content.title as postTitle',
        'comments.parent_id as parentId',
        'comments.user_id as userId',
        'comments.author_name as author',
        'comments.author_email as email',
        'comments.text',
        'comments.status',
        'comments.created_at as at',
      ])

  const subject = async (name: { id: number } | { slug: string }): Promise<CommentSubject | undefined> => {
    const published = db
      .selectFrom('content')
      .select(['id', 'slug', 'title', 'comments_open'])
      .where('type', '=', 'post')
      .where('status', '=', 'publish')
      .where('published_at', '<=', sql<Date>`now()`)
    const row = await (
      'id' in name ? published.where('id', '=', name.id) : published.where('slug', '=', name.slug)
    ).executeTakeFirst()
    return row && { id: row.id, title: row.title, url: `/blog/${row.slug}/`, commentsOpen: row.comments_open }
  }

  /** The comment that somebody wants to answer: only one that stands under that post for everybody to see. */
  const answerable = async (postId: number, id: number): Promise<AnsweredComment | undefined> =>
    await db
      .selectFrom('comments')
      .select(['id', 'author_name as author', 'text'])
      .where('id', '=', id)
      .where('content_id', '=', postId)
      .where('status', '=', 'approved')
      .executeTakeFirst()

  return {
    ...reader,
    subject,
    answerable,

    find: async (id: number): Promise<KeptComment | undefined> => await kept().where('comments.id', '=', id).executeTakeFirst(),

    /** Every comment, the newest first, for those who moderate. */
    list: async ({ status, postId, page = 1, perPage = 20 }: CommentQuery = {}) => {
      const size = Math.min(Math.max(1, perPage), MAX_PER_PAGE)
      const matching = kept()
        .$if(status !== undefined, (query) => query.where('comments.status', '=', status!))
        .$if(postId !== undefined, (query) => query.where('comments.content_id', '=', postId!))
      const [comments, { total }] = await Promise.all([
        matching
          .orderBy('comments.created_at', 'desc')
          .orderBy('comments.id', 'desc')
          .limit(size)
          .offset((Math.max(1, page) - 1) * size)
          .execute(),
        matching
          .clearSelect()
          .select(({ fn }) => fn.countAll<string>().as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return { comments: comments as KeptComment[], total: Number(total), pages: Math.max(1, Math.ceil(Number(total) / size)) }
    },

    /** Keeps a comment and tells the merchant, both or neither. */
    create: async (
      postId: number,
      { text, author, email, parentId }: WrittenComment,
      { userId, isStaff = false }: Author = {},
    ): Promise<Kept> => {
      const post = await subject({ id: postId })
      if (!post) return { ok: false, problem: 'missing' }
      if (!post.commentsOpen) return { ok: false, problem: 'closed' }
      if (parentId !== undefined && !(await answerable(postId, parentId))) return { ok: false, problem: 'unanswerable' }
      const shop = await settings.shop()
      const status = isStaff ? ('approved' as const) : ('hold' as const)
      return await inTransaction(db, async (trx): Promise<Kept> => {
        const row = await trx
          .insertInto('comments')
          .values({
            content_id: postId,
            parent_id: parentId ?? null,
            user_id: userId ?? null,
            author_name: author,
            author_email: email,
            text,
            status,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!row) return { ok: false, problem: 'already' }
        if (status === 'hold' && shop.email !== '') {
          const letter = letterOf({ author, email, text }, post, shopUrl)
          const mail = await trx
            .insertInto('mails')
            .values({ to_address: shop.email, ...letter })
            .returning('id')
            .executeTakeFirstOrThrow()
          await enqueue(trx, { kind: 'send-mail', payload: { mail: mail.id }, ref: String(mail.id) })
        }
        return { ok: true, id: row.id, status }
      })
    },

    /** False when there is no such comment. */
    moderate: async (id: number, status: CommentStatus): Promise<boolean> => {
      const { numUpdatedRows } = await db.updateTable('comments').set({ status }).where('id', '=', id).executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** For good, with the answers to it. */
    delete: async (id: number): Promise<boolean> => {
      const { numDeletedRows } = await db.deleteFrom('comments').where('id', '=', id).executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
