import { type Kysely, sql } from 'kysely'
import { presaleOf } from '#db/presale-of.ts'
import { fromReplica } from '#db/from-replica.ts'
import { withDeadline } from '#db/query-deadline.ts'
import type { Database } from '#db/schema.ts'
import { plainText } from '#kit/safe-html.ts'
import type { ChannelOffer } from '#shop/catalog/channel-offer.ts'

type Row = Omit<ChannelOffer, 'description' | 'pictures' | 'id' | 'productId'> & {
  id: number | string
  productId: number | string
  short: string
  long: string
  files: string[]
}

/** `after`: only products behind this one. */
type Reading = { mediaUrl: string; after?: number }

const PRODUCTS_AT_ONCE = 200
const MOST_PICTURES = 10
/** Each step has a time of its own: a long list takes longer than a page may, and would end in the middle. */
export const OFFERS_TIMEOUT_MS = 15_000

/** How many things can be bought: what decides whether the whole list is kept. */
export async function countOffers(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from offers join product_shelf s on s.product_id = offers.product_id and s.in_catalog`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

/** Everything that can be bought, a few products at a time: a shop of any size needs the memory of a small one. */
export async function* readOffers(db: Kysely<Database>, { mediaUrl, after: begin = 0 }: Reading): AsyncGenerator<ChannelOffer[]> {
  for (let after = begin; ;) {
    const from = after
    const { ids, offers } = await withDeadline(OFFERS_TIMEOUT_MS, () => fromReplica(() => readBatch(db, from, mediaUrl)))
    if (ids.length === 0) return
    after = ids.at(-1)!
    yield offers
  }
}

async function readBatch(db: Kysely<Database>, after: number, mediaUrl: string) {
  const { rows } = await sql<{ id: number | string }>`
    select product_id as id from product_shelf where in_catalog and product_id > ${after} order by product_id limit ${PRODUCTS_AT_ONCE}`.execute(
    db,
  )
  const ids = rows.map(({ id }) => Number(id))
  return { ids, offers: ids.length > 0 ? await offersOf(db, ids, mediaUrl) : [] }
}

async function offersOf(db: Kysely<Database>, ids: number[], mediaUrl: string): Promise<ChannelOffer[]> {
  const { rows } = await sql<Row>`
    select coalesce(v.id, p.id) as id, p.id as "productId", v.id is not null as "isVariation", p.name, p.slug,
      coalesce(v.sku, p.sku, '') as sku, coalesce(v.gtin, p.gtin) as gtin, p.brand,
      p.short_description as short, p.description as long,
      array(
        select m.file from (
          select v.picture_id as media_id, -1 as position where v.picture_id is not null
          union all select pp.media_id, pp.position from product_pictures pp where pp.product_id = p.id and pp.media_id is distinct from v.picture_id
        ) shown join media m on m.id = shown.media_id order by shown.position limit ${MOST_PICTURES}
      ) as files,
      o.regular_cents as "regularCents", o.cents,
      case when v.id is null then p.sale_from else v.sale_from end as "saleFrom", case when v.id is null then p.sale_to else v.sale_to end as "saleTo",
      o.in_stock as "inStock",
      o.in_stock and case when o.on_hand is null then coalesce(v.backorders, p.backorders) <> 'no' else o.on_hand <= 0 end as "isBackorder",
      ${presaleOf(sql`p.id`)} as "presaleUntil", coalesce(nullif(v.weight_grams, 0), p.weight_grams) as "weightGrams",
      array(select c.name from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = p.id
        order by c.parent_id nulls first, c.position, c.id) as categories,
      coalesce((select json_agg(json_build_object('attribute', a.slug, 'slug', t.slug, 'name', t.name) order by a.id)
        from variation_terms vt join attributes a on a.id = vt.attribute_id join attribute_terms t on t.id = vt.term_id
        where vt.variation_id = v.id), '[]') as choices
    from offers o join products p on p.id = o.product_id left join variations v on v.id = o.variation_id
    where o.product_id = any (${sql.val(ids)}::bigint[])
    order by p.id, v.position, v.id`.execute(db)
  return rows.map(({ short, long, files, ...row }) => ({
    ...row,
    id: Number(row.id),
    productId: Number(row.productId),
    gtin: row.gtin.replaceAll(/[\s-]/g, ''),
    description: plainText(short || long).slice(0, 5_000),
    pictures: files.map((file) => mediaUrl + file),
  }))
}
