import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ReviewAnswers } from './answers.ts'
import { photosOf } from './photos.ts'

export type ReviewStatus = 'hold' | 'approved' | 'spam' | 'trash'
export type ReviewInput = {
  rating?: number
  text?: string
  author?: string
  /** Lower case. */
  email?: string
  status?: ReviewStatus
  at?: Date
}
export type NewReview = Required<Omit<ReviewInput, 'at'>> & { productId: number; at?: Date }
/** `already`: this person has said of this product what they think. */
export type ReviewSaved = { ok: true; id: number } | { ok: false; problem: 'gone' | 'already' }

export const REVIEW_ORDERS = ['date', 'date_gmt', 'id', 'include', 'product'] as const
export type ReviewSearch = {
  /** Without one, all of them. */
  status?: ReviewStatus
  words?: string
  productIds?: number[]
  userIds?: number[]
  email?: string
  include?: number[]
  exclude?: number[]
  after?: Date
  before?: Date
}
type Page = { limit: number; offset: number; orderby: (typeof REVIEW_ORDERS)[number]; order: 'asc' | 'desc' }

const UNIQUE_VIOLATION = '23505'

/** What shoppers wrote, as merchants read and judge it. The product's rating follows by itself. */
export function createModeration({ db, answers }: { db: Kysely<Database>; answers: Pick<ReviewAnswers, 'tell'> }) {
  return {
    list: async (search: ReviewSearch, { limit, offset, orderby, order }: Page) => {
      const matching = narrowed(db, search)
      const column = {
        date: sql`r.created_at`,
        date_gmt: sql`r.created_at`,
        id: sql`r.id`,
        include: sql`array_position(${search.include ?? []}::bigint[], r.id)`,
        product: sql`r.product_id`,
      }[orderby]
      const [reviews, counted] = await Promise.all([
        withColumns(matching).orderBy(column, order).orderBy('r.id', order).limit(limit).offset(offset).execute(),
        matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ])
      return { reviews, total: Number(counted.total) }
    },
    read: (id: number) => withColumns(narrowed(db, {})).where('r.id', '=', id).executeTakeFirst(),

    /** Written by the merchant in somebody's name; `gone` when there is no such product. */
    create: async ({ productId, rating, text, author, email, status, at }: NewReview): Promise<ReviewSaved> => {
      const { rows } = await sql<{ id: number }>`
        insert into reviews (product_id, author_name, author_email, rating, text, status, created_at)
        select id, ${author}, ${email}, ${rating}, ${text}, ${status}, coalesce(${at ?? null}::timestamptz, now())
        from products where id = ${productId}
        on conflict do nothing returning id`.execute(db)
      const made = rows[0]
      if (made) return { ok: true, id: made.id }
      const product = await db.selectFrom('products').select('id').where('id', '=', productId).executeTakeFirst()
      return { ok: false, problem: product ? 'already' : 'gone' }
    },

    update: async (id: number, { rating, text, author, email, status, at }: ReviewInput): Promise<ReviewSaved> => {
      try {
        const { rows } = await sql<{ id: number }>`
          update reviews set rating = coalesce(${rating ?? null}::smallint, rating), text = coalesce(${text ?? null}, text),
            author_name = coalesce(${author ?? null}, author_name), author_email = coalesce(${email ?? null}, author_email),
            status = coalesce(${status ?? null}, status), created_at = coalesce(${at ?? null}::timestamptz, created_at)
          where id = ${id} returning id`.execute(db)
        if (!rows[0]) return { ok: false, problem: 'gone' }
        if (status === 'approved') await answers.tell(id)
        return { ok: true, id }
      } catch (error) {
        if ((error as { code?: string }).code === UNIQUE_VIOLATION) return { ok: false, problem: 'already' }
        throw error
      }
    },

    /** What is known of them besides what wc/v3 tells. */
    extras: async (ids: number[]) => {
      if (ids.length === 0) return []
      const [rows, photos] = await Promise.all([
        db.selectFrom('reviews').select(['id', 'helpful', 'answer', 'answer_told_at']).where('id', 'in', ids).execute(),
        photosOf(db, ids),
      ])
      return rows.map(({ id, helpful, answer, answer_told_at }) => ({
        id,
        helpful,
        answer: answer ?? '',
        answer_told: answer_told_at !== null,
        photos: (photos.get(id) ?? []).map((photo) => ({ id: photo.id, url: photo.url, small_url: photo.smallUrl })),
      }))
    },
    removePhoto: async (reviewId: number, photoId: number): Promise<boolean> => {
      const gone = await db
        .deleteFrom('review_photos')
        .where('review_id', '=', reviewId)
        .where('id', '=', photoId)
        .returning('id')
        .executeTakeFirst()
      return gone !== undefined
    },

    /** For good. */
    remove: async (id: number): Promise<void> => {
      await db.deleteFrom('reviews').where('id', '=', id).execute()
    },
  }
}
export type Moderation = ReturnType<typeof createModeration>
export type StoredReview = NonNullable<Awaited<ReturnType<Moderation['read']>>>

const withColumns = (query: ReturnType<typeof narrowed>) =>
  query
    .select(['r.id', 'r.product_id', 'r.user_id', 'r.author_name', 'r.author_email', 'r.rating', 'r.text', 'r.status'])
    .select(['r.verified', 'r.created_at', 'p.name as product_name', 'p.slug as product_slug'])

function narrowed(db: Kysely<Database>, search: ReviewSearch) {
  let query = db.selectFrom('reviews as r').innerJoin('products as p', 'p.id', 'r.product_id')
  const { status, words, productIds, userIds, email, include, exclude, after, before } = search
  if (status) query = query.where('r.status', '=', status)
  if (words)
    query = query.where(
      sql<boolean>`lower(r.author_name || E'\\n' || r.text) like ${`%${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`}`,
    )
  if (productIds?.length) query = query.where('r.product_id', 'in', productIds)
  if (userIds?.length) query = query.where('r.user_id', 'in', userIds)
  if (email) query = query.where(sql<boolean>`lower(r.author_email) = ${email.toLowerCase()}`)
  if (include?.length) query = query.where('r.id', 'in', include)
  if (exclude?.length) query = query.where('r.id', 'not in', exclude)
  if (after) query = query.where('r.created_at', '>', after)
  if (before) query = query.where('r.created_at', '<', before)
  return query
}
