import { type Kysely, sql } from 'kysely'
import type { MediaReader } from '#content/media/contract.ts'
import type { Database } from '#db/schema.ts'
import type { CategoryCard } from './contract.ts'

/** More than any page shows; a shop with more shows its top ones. */
const MOST = 500

/** Every category with its picture and how many products stand in it or below it, in the merchant's order. */
export async function readCategories({ db, media }: { db: Kysely<Database>; media: MediaReader }): Promise<CategoryCard[]> {
  const { rows } = await sql<Row>`
    select category.id, category.slug, category.name, category.picture_id as "pictureId", parent.slug as parent,
      (select count(*)::int from category_places place where place.category = category.slug) as count
    from categories category left join categories parent on parent.id = category.parent_id
    order by category.position, category.id limit ${MOST}`.execute(db)
  const pictures = await media.pictures(rows.flatMap(({ pictureId }) => (pictureId === null ? [] : [pictureId])))
  return rows.map(({ pictureId, parent, ...row }) => ({
    ...row,
    parent: parent ?? undefined,
    url: `/categoria-produto/${row.slug}/`,
    picture: pictures.get(pictureId ?? 0),
  }))
}

type Row = { id: number; slug: string; name: string; pictureId: number | null; parent: string | null; count: number }
