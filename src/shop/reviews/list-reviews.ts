import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

export type ListedReview = {
  id: number
  productId: number
  productName: string
  productSlug: string
  pictureId: number | null
  author: string
  text: string
  rating: number
  verified: boolean
  at: Date
}
type ReviewPage = {
  productIds?: number[]
  categoryIds?: number[]
  orderby: 'date' | 'id' | 'rating' | 'product'
  descending: boolean
  limit: number
  offset: number
}

const COLUMNS = { date: 'r.created_at', id: 'r.id', rating: 'r.rating', product: 'r.product_id' }

/** Approved reviews of what everybody may see, over all products. */
export async function listReviews(
  db: Kysely<Database>,
  { productIds, categoryIds, orderby, descending, limit, offset }: ReviewPage,
) {
  const from = sql`
    from reviews r join products p on p.id = r.product_id and p.status = 'publish' and p.published_at <= now()
    where r.status = 'approved'
      and (${productIds ?? null}::bigint[] is null or p.id = any(${productIds ?? []}::bigint[]))
      and (${categoryIds ?? null}::bigint[] is null or exists (
        select 1 from product_categories pc where pc.product_id = p.id and pc.category_id = any(${categoryIds ?? []}::bigint[])
      ))`
  const way = sql.raw(descending ? 'desc' : 'asc')
  const [{ rows }, counted] = await Promise.all([
    sql<ListedReview>`
      select r.id, p.id as "productId", p.name as "productName", p.slug as "productSlug", r.author_name as author, r.text, r.rating, r.verified,
        r.created_at as at,
        (select pp.media_id from product_pictures pp where pp.product_id = p.id order by pp.position limit 1) as "pictureId"
      ${from} order by ${sql.raw(COLUMNS[orderby])} ${way}, r.id ${way} limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db),
  ])
  return { reviews: rows, total: counted.rows[0]!.total }
}
