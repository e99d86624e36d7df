import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ReviewReader } from './contract.ts'
import type { WrittenReview } from './review.ts'

const REVIEWS_PER_PAGE = 10

export type Reviews = ReturnType<typeof createReviews>
type Options = {
  db: Kysely<Database>
  /** Whether this person has bought this product here. */
  hasBought: (userId: number, productId: number) => Promise<boolean>
}

export function createReviews({ db, hasBought }: Options) {
  const approved = (productId: number) =>
    db.selectFrom('reviews').where('product_id', '=', productId).where('status', '=', 'approved')
  const list: ReviewReader['list'] = async (productId, page) => {
    const [rows, counted] = await Promise.all([
      approved(productId)
        .select(['id', 'author_name', 'rating', 'text', 'created_at', 'verified'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(REVIEWS_PER_PAGE)
        .offset((page - 1) * REVIEWS_PER_PAGE)
        .execute(),
      approved(productId)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    ])
    const total = Number(counted.total)
    return {
      reviews: rows.map(({ id, author_name, rating, text, created_at, verified }) => ({
        id,
        author: author_name,
        rating,
        text,
        at: created_at,
        verified,
      })),
      total,
      page,
      pages: Math.max(1, Math.ceil(total / REVIEWS_PER_PAGE)),
    }
  }

  return {
    list,
    /** The product that is written about, by id or slug; only one that everybody may see. */
    subject: async (name: { id: number } | { slug: string }) => {
      const published = db.selectFrom('products').select(['id', 'name', 'slug']).where('status', '=', 'publish')
      const row = await (
        'id' in name ? published.where('id', '=', name.id) : published.where('slug', '=', name.slug)
      ).executeTakeFirst()
      return row && { id: row.id, name: row.name, url: `/produto/${row.slug}/` }
    },
    /** Keeps a review until the merchant has read it. One per person and product: the database itself refuses a second. */
    add: async (
      productId: number,
      { rating, text, author, email }: WrittenReview,
      userId: number | undefined,
    ): Promise<'held' | 'already'> => {
      const verified = userId !== undefined && (await hasBought(userId, productId))
      const row = await db
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
      return row ? 'held' : 'already'
    },
  }
}
