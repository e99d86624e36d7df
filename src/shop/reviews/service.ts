import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { ReviewReader } from './contract.ts'
import { ALL_REVIEWS } from './narrowing.ts'
import { type CleanPhoto, keepPhotos, photosOf, readPhoto } from './photos.ts'
import type { WrittenReview } from './review.ts'
import { voteHelpful } from './votes.ts'

const REVIEWS_PER_PAGE = 10

export type Reviews = ReturnType<typeof createReviews>
type Options = {
  db: Kysely<Database>
  /** Whether this person has bought this product here. */
  hasBought: (userId: number, productId: number) => Promise<boolean>
}

export function createReviews({ db, hasBought }: Options) {
  const list: ReviewReader['list'] = async (productId, page, narrowing = ALL_REVIEWS) => {
    const { stars, withPhotos, order } = narrowing
    const hasPhotos = sql<boolean>`exists (select 1 from review_photos f where f.review_id = reviews.id)`
    let wanted = db.selectFrom('reviews').where('product_id', '=', productId).where('status', '=', 'approved')
    if (stars !== undefined) wanted = wanted.where('rating', '=', stars)
    if (withPhotos) wanted = wanted.where(hasPhotos)
    if (order === 'helpful') wanted = wanted.orderBy('helpful', 'desc')
    const [rows, counted] = await Promise.all([
      wanted
        .select(['id', 'author_name', 'rating', 'text', 'created_at', 'verified', 'helpful', 'answer', 'answered_at'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(REVIEWS_PER_PAGE)
        .offset((page - 1) * REVIEWS_PER_PAGE)
        .execute(),
      sql<{ rating: number; all: number; pictured: number }>`
        select rating, count(*)::int as all, count(*) filter (where ${hasPhotos})::int as pictured
        from reviews where product_id = ${productId} and status = 'approved' group by rating`.execute(db),
    ])
    const photos = await photosOf(
      db,
      rows.map(({ id }) => id),
    )
    const total = counted.rows
      .filter(({ rating }) => stars === undefined || rating === stars)
      .reduce((sum, { all, pictured }) => sum + (withPhotos ? pictured : all), 0)
    return {
      reviews: rows.map(({ id, author_name, rating, text, created_at, verified, helpful, answer, answered_at }) => ({
        id,
        author: author_name,
        rating,
        text,
        at: created_at,
        verified,
        photos: photos.get(id) ?? [],
        helpful,
        ...(answer !== null && answered_at && { answer: { text: answer, at: answered_at } }),
      })),
      total,
      page,
      pages: Math.max(1, Math.ceil(total / REVIEWS_PER_PAGE)),
      narrowing,
      byStars: [1, 2, 3, 4, 5].map((star) => counted.rows.find(({ rating }) => rating === star)?.all ?? 0),
      withPhotos: counted.rows.reduce((sum, { pictured }) => sum + pictured, 0),
    }
  }

  return {
    list,
    photo: async (id: number, size: 'grande' | 'pequena') => await readPhoto(db, id, size),
    /** The product that is written about, by id or slug; only one that everybody may see. */
    subject: async (name: { id: number } | { slug: string }) => {
      const published = db.selectFrom('products').select(['id', 'name', 'slug']).where('status', '=', 'publish')
      const row = await (
        'id' in name ? published.where('id', '=', name.id) : published.where('slug', '=', name.slug)
      ).executeTakeFirst()
      return row && { id: row.id, name: row.name, url: `/produto/${row.slug}/` }
    },
    /** The product of a review that everybody may read. */
    productOf: async (reviewId: number) => {
      const row = await db
        .selectFrom('reviews')
        .innerJoin('products', 'products.id', 'reviews.product_id')
        .select(['products.id', 'products.name', 'products.slug'])
        .where('reviews.id', '=', reviewId)
        .where('reviews.status', '=', 'approved')
        .where('products.status', '=', 'publish')
        .executeTakeFirst()
      return row && { id: row.id, name: row.name, url: `/produto/${row.slug}/` }
    },
    voteHelpful: async (reviewId: number, voter: { sessionId: number; userId?: number }) =>
      await voteHelpful(db, reviewId, voter),
    /** Keeps a review until the merchant has read it. One per person and product: the database itself refuses a second. */
    add: async (
      productId: number,
      { rating, text, author, email }: WrittenReview,
      { userId, photos = [] }: { userId?: number; photos?: CleanPhoto[] },
    ): Promise<'held' | 'already'> => {
      const verified = userId !== undefined && (await hasBought(userId, productId))
      return await inTransaction(db, async (trx) => {
        const row = await trx
          .insertInto('reviews')
          .values({
            product_id: productId,
            user_id: userId ?? null,
            author_name: author,
            author_email: email,
            rating,
            text,
            verified,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
        if (row) await keepPhotos(trx, row.id, photos)
        return row ? 'held' : 'already'
      })
    },
  }
}
