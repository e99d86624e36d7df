import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { MEDIA_URL } from './service.ts'

export type MediaUse = {
  kind:
    | 'page'
    | 'post'
    | 'template'
    | 'shop-page'
    | 'popup'
    | 'menu'
    | 'product'
    | 'category'
    | 'attribute'
    | 'author'
    | 'appearance'
  id: number
  title: string
}

/** Enough to be warned by. */
const MOST_TOLD = 50

/** Whether a text has the address of the file, in one of its sizes: a picture within it, or a link. Most texts have none of any. */
const hasAddress = (text: RawBuilder<unknown>) =>
  sql`(strpos(${text}, ${MEDIA_URL}) > 0 and exists (select from address where strpos(${text}, address.url) > 0))`

/** Where the shop shows a file of the library: what names it, what has its address in a text, and whatever has it as its picture. */
export async function mediaUses(db: Kysely<Database>, id: number): Promise<MediaUse[]> {
  const { rows } = await sql<MediaUse>`
    with address as (
      select ${MEDIA_URL} || name as url from (
        select file as name from media where id = ${id}
        union select unnest(array[size ->> 'webp', size ->> 'avif']) from media, jsonb_array_elements(sizes) size where id = ${id}
      ) files)
    select case when part in ('cart', 'checkout', 'order-received') then 'shop-page' else type end as kind, id, title from content
      where status <> 'trash' and (picture_id = ${id}
        or jsonb_path_exists(document, '$.**.id ? (@ == $file)', jsonb_build_object('file', ${id}::bigint))
        or ${hasAddress(sql`document::text`)})
    union
    select 'menu', id, name from menus where ${hasAddress(sql`items::text`)}
    union
    select 'product', products.id, products.name from products
      where products.id in (
        select product_id from product_pictures where media_id = ${id}
        union select product_id from variations where picture_id = ${id})
        or ${hasAddress(sql`description`)} or ${hasAddress(sql`short_description`)}
    union
    select 'category', id, name from categories where picture_id = ${id} or ${hasAddress(sql`description`)}
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
