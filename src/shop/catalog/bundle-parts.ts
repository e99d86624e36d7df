import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { MediaReader } from '#content/media/contract.ts'
import { productUrl } from './cards.ts'
import type { BundlePart } from './contract.ts'

type Row = Omit<BundlePart, 'url' | 'picture'> & { slug: string; isSeen: boolean; pictureId: number | null }

/** What is in a kit, in the merchant's order. */
export async function readParts(
  { db, media }: { db: Kysely<Database>; media: MediaReader },
  bundleId: number,
): Promise<BundlePart[]> {
  const { rows } = await sql<Row>`
    select part.id, part.name, part.slug, part.quantity, part.options,
      p.status = 'publish' and p.published_at <= now() and p.visibility <> 'hidden' as "isSeen",
      coalesce(v.picture_id, (select pp.media_id from product_pictures pp where pp.product_id = p.id order by pp.position limit 1)) as "pictureId"
    from bundle_parts part join products p on p.id = part.product_id left join variations v on v.id = part.variation_id
    where part.bundle_id = ${bundleId} and part.name is not null order by part.position`.execute(db)
  const pictures = await media.pictures(rows.map(({ pictureId }) => pictureId ?? 0))
  return rows.map(({ slug, isSeen, pictureId, ...part }) => ({
    ...part,
    ...(isSeen && { url: productUrl(slug) }),
    picture: pictures.get(pictureId ?? 0),
  }))
}
