import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { type ReviewPhoto, reviewPhotoUrl } from './contract.ts'

export type PhotoSize = 'grande' | 'pequena'
/** Both sizes of a photo, written anew. */
export type CleanPhoto = { width: number; height: number; bytes: Buffer; small: Buffer }

/** Photos of reviews as pages name them, by the review. */
export async function photosOf(db: Kysely<Database>, reviewIds: readonly number[]): Promise<Map<number, ReviewPhoto[]>> {
  if (reviewIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('review_photos')
    .select(['id', 'review_id', 'width', 'height'])
    .where('review_id', 'in', reviewIds)
    .orderBy('review_id')
    .orderBy('position')
    .execute()
  const byReview = Map.groupBy(rows, (row) => row.review_id)
  return new Map([...byReview].map(([id, photos]) => [id, photos.map(photoOf)]))
}

const photoOf = ({ id, width, height }: { id: number; width: number; height: number }): ReviewPhoto => ({
  id,
  url: reviewPhotoUrl(id, 'grande'),
  smallUrl: reviewPhotoUrl(id, 'pequena'),
  width,
  height,
})

export async function keepPhotos(trx: Kysely<Database>, reviewId: number, photos: readonly CleanPhoto[]) {
  if (photos.length === 0) return
  await trx
    .insertInto('review_photos')
    .values(photos.map((photo, position) => ({ ...photo, review_id: reviewId, position })))
    .execute()
}

/** The bytes of one. `isShown`: everybody may see it; until the review is approved only the merchant may. */
export async function readPhoto(db: Kysely<Database>, id: number, size: PhotoSize) {
  const column = size === 'grande' ? sql<Buffer>`f.bytes` : sql<Buffer>`f.small`
  const { rows } = await sql<{ bytes: Buffer; isShown: boolean }>`
    select ${column} as bytes, r.status = 'approved' and p.status = 'publish' and p.published_at <= now() as "isShown"
    from review_photos f join reviews r on r.id = f.review_id join products p on p.id = r.product_id where f.id = ${id}`.execute(
    db,
  )
  return rows[0]
}
