import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { StoredPicture } from '#content/media/contract.ts'
import type { Database } from '#db/schema.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import type { ProductKind } from '#shop/catalog/product-kind.ts'
import type { WishedItem, WishState } from './contract.ts'

export type ItemReading = { db: Kysely<Database>; pictureOf: (stored: StoredPicture) => PictureFile }

type Row = {
  id: number
  product_id: number
  variation_id: number | null
  name: string
  slug: string
  type: ProductKind
  published: boolean | null
  in_stock: boolean | null
  cents: number | null
  regular_cents: number | null
  up_to_cents: number | null
  picture: StoredPicture | null
  details: string
}

/** The offer of a wish as `o`: of a whole product the cheapest that can be had. */
export const offerOfWish = (item: RawBuilder<unknown>) => sql`lateral (
  select found.*, max(found.cents) over () as up_to_cents from cart_offers found
  where found.product_id = ${item}.product_id and (${item}.variation_id is null or found.variation_id = ${item}.variation_id)
  order by found.in_stock desc, found.cents limit 1
) o`

/** What stands on a list, the newest first. */
export async function readItems({ db, pictureOf }: ItemReading, listId: number): Promise<WishedItem[]> {
  const { rows } = await sql<Row>`
    select i.id, i.product_id, i.variation_id, p.name, p.slug, p.type, o.published, o.in_stock, o.cents, o.regular_cents, o.up_to_cents,
      o.picture, case when i.variation_id is null then '' else
        coalesce((select string_agg(opt ->> 'name', ', ') from jsonb_array_elements(o.options::jsonb) opt), '') end as details
    from wishlist_items i join products p on p.id = i.product_id left join ${offerOfWish(sql`i`)} on true
    where i.wishlist_id = ${listId} order by i.id desc`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    variationId: row.variation_id,
    name: row.name,
    details: row.details,
    url: `/produto/${row.slug}/`,
    price: {
      cents: Number(row.cents ?? 0),
      regularCents: Number(row.regular_cents ?? 0),
      ...(row.variation_id === null && row.up_to_cents !== null && { upToCents: Number(row.up_to_cents) }),
    },
    picture: row.picture ? pictureOf(row.picture) : undefined,
    state: stateOf(row),
  }))
}

const stateOf = ({ published, in_stock, type, variation_id }: Row): WishState => {
  if (!published) return 'gone'
  if (!in_stock) return 'sold-out'
  return type === 'variable' && variation_id === null ? 'choose' : 'in-stock'
}
