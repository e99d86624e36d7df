import { type Kysely, sql } from 'kysely'
import { presaleOf } from '#db/presale-of.ts'
import type { Database } from '#db/schema.ts'
import type { MediaReader } from '#content/media/contract.ts'
import type { Cents } from '#kit/money.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { productUrl } from './cards.ts'
import type { ProductKind } from './product-kind.ts'
import { fieldOf } from './variation.ts'

export type ListedTerm = { id: number; name: string; slug: string }
export type ListedAttribute = { id: number; name: string; slug: string; isChosen: boolean; terms: ListedTerm[] }

/** A product, or one variation of it, with all that is public of it: what clients that draw their own pages show. */
export type ListedProduct = {
  id: number
  /** Of a variation its product; else 0. */
  parent: number
  type: ProductKind | 'variation'
  name: string
  slug: string
  url: string
  sku: string
  shortDescription: string
  description: string
  visibility: string
  soldIndividually: boolean
  backorders: boolean
  /** Until when it is a pre-sale. */
  presaleUntil: string | null
  /** With this many or fewer a shopper is told how few are left. */
  lowStock: number
  ratingSum: number
  ratingCount: number
  cents: Cents
  regularCents: Cents
  upToCents: Cents
  onSale: boolean
  inStock: boolean
  onHand: number | null
  /** What can be sold of it, with what may be owed; null: any number. */
  sellable: number | null
  pictures: PictureFile[]
  categories: ListedTerm[]
  tags: ListedTerm[]
  attributes: ListedAttribute[]
  /** What a variation fixes: «Cor: Azul». */
  fixed: { name: string; slug: string; value: string; term: string }[]
  variations: { id: number; attributes: { name: string; value: string }[] }[]
  /** Of a group: what is bought in it. */
  members: number[]
  /** Of a kit: what is in it. */
  parts: { productId: number; variationId: number | null; quantity: number; name: string; options: { name: string }[] }[]
  externalUrl: string
  buttonText: string
}

type Row = Omit<ListedProduct, 'url' | 'pictures'> & { pictureIds: number[] }

/** More than any real product has; beyond it a merchant's mistake would make every answer slow. */
const MOST_VARIATIONS = 100

/** Products and variations by their ids, in the order of the ids; what nobody may see is left out. One statement, and one for the pictures. */
export async function readListed(
  { db, media }: { db: Kysely<Database>; media: MediaReader },
  ids: readonly number[],
): Promise<ListedProduct[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(found) as row from (
      select
        coalesce(v.id, p.id) as id,
        case when v.id is null then 0 else p.id end as parent,
        case when v.id is null then p.type else 'variation' end as type,
        p.name, p.slug, coalesce(v.sku, p.sku, '') as sku,
        p.short_description as "shortDescription", p.description, p.visibility,
        p.sold_individually as "soldIndividually", (v.id is not null or p.type = 'simple') and coalesce(v.backorders, p.backorders) <> 'no' as backorders,
        ${presaleOf(sql`p.id`)} as "presaleUntil",
        coalesce(p.low_stock, (select shop_low_stock())) as "lowStock",
        p.rating_sum as "ratingSum", p.rating_count as "ratingCount",
        offer.cents, offer.regular_cents as "regularCents", offer.up_to_cents as "upToCents", offer.on_sale as "onSale",
        offer.in_stock as "inStock", offer.on_hand as "onHand", offer.sellable,
        case when v.picture_id is not null then jsonb_build_array(v.picture_id) else coalesce(
          (select jsonb_agg(pp.media_id order by pp.position) from product_pictures pp where pp.product_id = p.id), '[]') end as "pictureIds",
        coalesce((
          select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug) order by c.parent_id nulls first, c.position, c.id)
          from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = p.id
        ), '[]') as categories,
        coalesce((
          select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug) order by t.name, t.id)
          from product_tagged pt join product_tags t on t.id = pt.tag_id where pt.product_id = p.id
        ), '[]') as tags,
        case when v.id is not null then '[]' else ${attributesOf} end as attributes,
        case when v.id is null then '[]' else coalesce(${termsOf(sql`v.id`)}, '[]') end as fixed,
        case when v.id is not null then '[]' else ${variationsOf} end as variations,
        coalesce((select jsonb_agg(l.linked_id order by l.position) from product_links l where l.product_id = p.id and l.kind = 'grouped' and p.type = 'grouped'), '[]') as members,
        coalesce((
          select jsonb_agg(jsonb_build_object(
            'productId', part.product_id, 'variationId', part.variation_id, 'quantity', part.quantity, 'name', part.name, 'options', part.options
          ) order by part.position)
          from bundle_parts part where p.type = 'bundle' and part.bundle_id = p.id and part.name is not null
        ), '[]') as parts,
        p.external_url as "externalUrl", p.button_text as "buttonText"
      from (
        select id as product_id, null::bigint as variation_id from products where id = any(${ids}::bigint[])
        union all
        select product_id, id from variations where id = any(${ids}::bigint[]) and enabled
      ) wanted
      join products p on p.id = wanted.product_id
      left join variations v on v.id = wanted.variation_id
      cross join lateral (
        select min(o.cents) as cents, min(o.regular_cents) as regular_cents, max(o.cents) as up_to_cents, bool_or(o.cents < o.regular_cents) as on_sale,
          bool_or(o.in_stock) as in_stock,
          (select case when count(*) = 1 then max(own.on_hand) end from offers own where own.product_id = p.id and (v.id is null or own.variation_id = v.id)) as on_hand,
          (select case when count(*) = 1 then max(own.sellable) end from offers own where own.product_id = p.id and (v.id is null or own.variation_id = v.id)) as sellable
        from shown_offers o where o.product_id = p.id and (v.id is null or o.variation_id = v.id)
        having count(*) > 0
      ) offer
      where p.status = 'publish' and p.published_at <= now()
    ) found`.execute(db)
  const pictures = await media.pictures(rows.flatMap(({ row }) => row.pictureIds))
  const order = new Map(ids.map((id, index) => [id, index]))
  return rows.map(({ row }) => listed(row, pictures)).toSorted((a, b) => order.get(a.id)! - order.get(b.id)!)
}

const termsOf = (variation: ReturnType<typeof sql>) => sql`(
  select jsonb_agg(jsonb_build_object('name', a.name, 'slug', a.slug, 'value', t.slug, 'term', t.name) order by a.id)
  from variation_terms vt join attributes a on a.id = vt.attribute_id join attribute_terms t on t.id = vt.term_id
  where vt.variation_id = ${variation}
)`

const attributesOf = sql`coalesce((
  select jsonb_agg(to_jsonb(one) order by one.id) from (
    select a.id, a.name, a.slug,
      exists (select 1 from variation_terms vt join variations other on other.id = vt.variation_id where vt.attribute_id = a.id and other.product_id = p.id) as "isChosen",
      jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug) order by pt.position, t.position, t.id) as terms
    from product_terms pt join attribute_terms t on t.id = pt.term_id join attributes a on a.id = t.attribute_id
    where pt.product_id = p.id group by a.id
  ) one
), '[]')`

const variationsOf = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', one.id, 'attributes', coalesce((
    select jsonb_agg(jsonb_build_object('name', a.name, 'value', t.slug) order by a.id)
    from variation_terms vt join attributes a on a.id = vt.attribute_id join attribute_terms t on t.id = vt.term_id where vt.variation_id = one.id
  ), '[]')) order by one.position, one.id)
  from (select other.id, other.position from variations other where other.product_id = p.id and other.enabled order by other.position, other.id limit ${MOST_VARIATIONS}) one
), '[]')`

function listed({ pictureIds, ...row }: Row, pictures: ReadonlyMap<number, PictureFile>): ListedProduct {
  const chosen = row.fixed.map(({ slug, value }) => `${fieldOf(slug)}=${value}`).join('&')
  return {
    ...row,
    url: productUrl(row.slug) + (chosen === '' ? '' : `?${chosen}`),
    pictures: pictureIds.flatMap((id) => pictures.get(id) ?? []),
  }
}
