import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '#db/schema.ts'
import { namedTiers } from '../transfer/named-tiers.ts'
import type { LibraryPicture } from './read-pictures.ts'

/** Products with all that a merchant may change, in the order of the ids: one statement, however many they are. */
export async function readProducts(db: Kysely<Database>, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await selectProducts(db).where('products.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, { ...row, pictures: row.pictures.map(pictureOf) }]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A part of a kit with what is there of it; without a name it was deleted. */
export type BundleItemRow = {
  id: number
  productId: number | null
  variationId: number | null
  quantity: number
  sku: string | null
  name: string | null
  options: { label: string; name: string }[]
  cents: number | null
  onHand: number | null
  inStock: boolean
}

export type EditedProduct = Awaited<ReturnType<typeof readProducts>>[number]

type Told = Omit<LibraryPicture, 'created_at' | 'modified_at'> & { created_at: Date | string; modified_at: Date | string }
/** JSON has no dates. */
const pictureOf = (told: Told): LibraryPicture => ({
  ...told,
  created_at: new Date(told.created_at),
  modified_at: new Date(told.modified_at),
})

function selectProducts(db: Kysely<Database>) {
  return db
    .selectFrom('products')
    .leftJoinLateral(
      (inner) =>
        inner
          .selectFrom('shown_offers')
          .select(({ fn }) => [
            fn.min<number | null>('cents').as('cents'),
            fn.max<number | null>('cents').as('up_to_cents'),
            fn.min<number | null>('regular_cents').as('regular_cents'),
            fn<boolean | null>('bool_or', ['in_stock']).as('any_in_stock'),
            sql<boolean | null>`bool_or(cents < regular_cents)`.as('any_on_sale'),
          ])
          .whereRef('shown_offers.product_id', '=', 'products.id')
          .as('offer'),
      (join) => join.onTrue(),
    )
    .leftJoin('shipping_classes', 'shipping_classes.id', 'products.shipping_class_id')
    .leftJoin('stock', (join) => join.onRef('stock.product_id', '=', 'products.id').on('stock.variation_id', 'is', null))
    .selectAll('products')
    .select([
      'offer.cents',
      'offer.up_to_cents',
      'offer.regular_cents',
      'offer.any_in_stock',
      'offer.any_on_sale',
      'stock.on_hand',
      'shipping_classes.slug as shipping_class',
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('product_categories')
          .innerJoin('categories', 'categories.id', 'product_categories.category_id')
          .select(['categories.id', 'categories.name', 'categories.slug'])
          .whereRef('product_categories.product_id', '=', 'products.id')
          .orderBy('categories.position')
          .orderBy('categories.id'),
      ).as('categories'),
      jsonArrayFrom(
        eb
          .selectFrom('product_tagged')
          .innerJoin('product_tags', 'product_tags.id', 'product_tagged.tag_id')
          .select(['product_tags.id', 'product_tags.name', 'product_tags.slug'])
          .whereRef('product_tagged.product_id', '=', 'products.id')
          .orderBy('product_tags.name'),
      ).as('tags'),
      jsonArrayFrom(
        eb
          .selectFrom('product_pictures')
          .innerJoin('media', 'media.id', 'product_pictures.media_id')
          .select(['media.id', 'media.title', 'media.alt', 'media.file', 'media.sizes', 'media.created_at', 'media.modified_at'])
          .whereRef('product_pictures.product_id', '=', 'products.id')
          .orderBy('product_pictures.position'),
      ).as('pictures'),
      jsonArrayFrom(
        eb
          .selectFrom('product_terms')
          .innerJoin('attribute_terms', 'attribute_terms.id', 'product_terms.term_id')
          .innerJoin('attributes', 'attributes.id', 'attribute_terms.attribute_id')
          .leftJoin('product_attributes', (join) =>
            join
              .onRef('product_attributes.attribute_id', '=', 'attributes.id')
              .onRef('product_attributes.product_id', '=', 'product_terms.product_id'),
          )
          .select(['attributes.id as attribute_id', 'attributes.slug as attribute', 'attributes.name as attribute_name'])
          .select(['attribute_terms.id', 'attribute_terms.name', 'attribute_terms.slug'])
          .select(['product_attributes.visible', 'product_attributes.variation'])
          .select((named) =>
            named
              .exists(
                named
                  .selectFrom('variation_terms')
                  .innerJoin('variations', 'variations.id', 'variation_terms.variation_id')
                  .whereRef('variations.product_id', '=', 'product_terms.product_id')
                  .whereRef('variation_terms.attribute_id', '=', 'attributes.id'),
              )
              .as('is_named'),
          )
          .whereRef('product_terms.product_id', '=', 'products.id')
          .orderBy(sql`coalesce(product_attributes.position, 0)`)
          .orderBy('attributes.id')
          .orderBy('product_terms.position')
          .orderBy('attribute_terms.position'),
      ).as('terms'),
      jsonArrayFrom(
        eb
          .selectFrom('product_links')
          .select(['linked_id', 'kind'])
          .whereRef('product_links.product_id', '=', 'products.id')
          .orderBy('position'),
      ).as('links'),
      sql<BundleItemRow[]>`coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', part.id, 'productId', part.product_id, 'variationId', part.variation_id, 'quantity', part.quantity, 'name', part.name,
          'sku', case when part.variation_id is null then (select sku from products one where one.id = part.product_id)
            else (select sku from variations one where one.id = part.variation_id) end,
          'options', part.options, 'cents', part.cents, 'onHand', part.on_hand, 'inStock', part.in_stock
        ) order by part.position)
        from bundle_parts part where products.type = 'bundle' and part.bundle_id = products.id
      ), '[]')`.as('bundle_items'),
      namedTiers(sql`tier.product_id = products.id and tier.variation_id is null`).as('tiers'),
      sql<number | null>`(select on_hand from offers where products.type = 'bundle' and offers.product_id = products.id)`.as(
        'buildable',
      ),
      sql<
        number[]
      >`coalesce((select jsonb_agg(distinct bundle_id) from bundle_items where bundle_items.product_id = products.id), '[]')`.as(
        'bundled_by',
      ),
      jsonArrayFrom(
        eb
          .selectFrom('variations')
          .select('variations.id')
          .whereRef('variations.product_id', '=', 'products.id')
          .orderBy('variations.position')
          .orderBy('variations.id'),
      ).as('variation_ids'),
      jsonArrayFrom(
        eb
          .selectFrom('product_downloads')
          .select(['product_downloads.id', 'product_downloads.name', 'product_downloads.file'])
          .whereRef('product_downloads.product_id', '=', 'products.id')
          .orderBy('product_downloads.id'),
      ).as('downloads'),
    ])
}
