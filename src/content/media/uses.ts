import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

export type MediaUse = {
  kind: 'page' | 'post' | 'template' | 'shop-page' | 'popup' | 'product' | 'category' | 'attribute' | 'author' | 'appearance'
  id: number
  title: string
}

/** Enough to be warned by. */
const MOST_TOLD = 50

/** Where the shop shows a file of the library: documents that name it, and whatever has it as its picture. */
export async function mediaUses(db: Kysely<Database>, id: number): Promise<MediaUse[]> {
  const { rows } = await sql<MediaUse>`
    select case when part in ('cart', 'checkout', 'order-received') then 'shop-page' else type end as kind, id, title from content
      where status <> 'trash' and (picture_id = ${id}
        or jsonb_path_exists(document, '$.**.id ? (@ == $file)', jsonb_build_object('file', ${id}::bigint)))
    union
    select 'product', products.id, products.name from products
      where products.id in (
        select product_id from product_pictures where media_id = ${id}
        union select product_id from variations where picture_id = ${id})
    union
    select 'category', id, name from categories where picture_id = ${id}
    union
    select 'attribute', attributes.id, attributes.name || ': ' || terms.name
      from attribute_terms terms join attributes on attributes.id = terms.attribute_id where terms.picture_id = ${id}
    union
    select 'author', id, name from authors where picture_id = ${id}
    union
    select 'appearance', 0, look.title
      from settings join (values ('logo_id', 'Logo'), ('icon_id', 'Ícone')) look (name, title)
        on settings.value -> look.name = to_jsonb(${id}::bigint)
      where settings.name = 'appearance'
    order by kind, id, title limit ${MOST_TOLD}`.execute(db)
  return rows
}
