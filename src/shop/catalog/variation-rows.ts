import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { presaleOf } from '#db/presale-of.ts'
import type { Database } from '#db/schema.ts'

/** More than any real product has; beyond it a merchant's mistake would make every answer slow. */
const MOST_VARIATIONS = 1_000

/** The published product that a form sells, by its id. */
export function selectPurchase(db: Kysely<Database>, productId: number) {
  return db
    .selectFrom('products')
    .leftJoin('offers', (join) => join.onRef('offers.product_id', '=', 'products.id').on('offers.variation_id', 'is', null))
    .select(['products.id', 'products.type', 'products.name', 'products.slug', 'products.sku', 'products.sold_individually'])
    .select(['products.min_units', 'products.max_units', 'products.customer_units'])
    .select(['products.external_url', 'products.button_text'])
    .select(['products.virtual', 'products.downloadable', 'products.weight_grams', 'products.backorders'])
    .select(['products.length_mm', 'products.width_mm', 'products.height_mm'])
    .select(['offers.in_stock', 'offers.on_hand', 'offers.sellable', 'products.backorder_days'])
    .select(presaleOf(sql`products.id`).as('sent_from'))
    .select([
      'products.gift_card',
      'products.gift_value_least',
      'products.gift_value_most',
      'offers.cents',
      'offers.regular_cents',
    ])
    .select(sql<unknown>`(select value from settings where name = 'gift_card_months')`.as('gift_months'))
    .select(sql<unknown>`(select value from settings where name = 'lowest_price')`.as('tells_lowest'))
    .select((eb) =>
      eb
        .selectFrom('product_pictures')
        .select('media_id')
        .whereRef('product_pictures.product_id', '=', 'products.id')
        .orderBy('position')
        .limit(1)
        .as('cover_id'),
    )
    .where('products.id', '=', productId)
    .where('products.status', '=', 'publish')
    .where('products.published_at', '<=', sql<Date>`now()`)
}

/** The values of a product's attributes, in the order in which they are shown. */
export function selectTerms(db: Kysely<Database>, productId: number) {
  return db
    .selectFrom('product_terms')
    .innerJoin('attribute_terms', 'attribute_terms.id', 'product_terms.term_id')
    .innerJoin('attributes', 'attributes.id', 'attribute_terms.attribute_id')
    .select(['attributes.slug as attribute', 'attributes.name as attribute_name', 'attributes.swatch'])
    .leftJoin('product_attributes', (join) =>
      join
        .onRef('product_attributes.attribute_id', '=', 'attributes.id')
        .onRef('product_attributes.product_id', '=', 'product_terms.product_id'),
    )
    .select(['attribute_terms.slug', 'attribute_terms.name', 'attribute_terms.color', 'attribute_terms.picture_id'])
    .select('product_attributes.variation')
    .where('product_terms.product_id', '=', productId)
    .orderBy(sql`coalesce(product_attributes.position, 0)`)
    .orderBy('attributes.id')
    .orderBy('product_terms.position')
    .orderBy('attribute_terms.position')
}

/** The variations that are switched on, with the price and stock of this moment. */
export function selectVariations(db: Kysely<Database>, productId: number) {
  return db
    .selectFrom('variations')
    .innerJoin('offers', (join) =>
      // The product, too: without it all that the shop sells is read.
      join.onRef('offers.variation_id', '=', 'variations.id').onRef('offers.product_id', '=', 'variations.product_id'),
    )
    .select(['variations.id', 'variations.sku', 'variations.backorders', 'variations.picture_id'])
    .select('variations.description')
    .select(['variations.weight_grams', 'variations.length_mm', 'variations.width_mm', 'variations.height_mm'])
    .select(['offers.cents', 'offers.regular_cents', 'offers.in_stock', 'offers.on_hand', 'offers.sellable'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('variation_terms')
          .innerJoin('attributes', 'attributes.id', 'variation_terms.attribute_id')
          .innerJoin('attribute_terms', 'attribute_terms.id', 'variation_terms.term_id')
          .select(['attributes.slug as attribute', 'attribute_terms.slug as value'])
          .whereRef('variation_terms.variation_id', '=', 'variations.id'),
      ).as('terms'),
    )
    .where('variations.product_id', '=', productId)
    .orderBy('variations.position')
    .orderBy('variations.id')
    .limit(MOST_VARIATIONS)
}

type Executed<Q extends { execute: () => Promise<unknown[]> }> = Awaited<ReturnType<Q['execute']>>[number]
export type PurchaseRow = Executed<ReturnType<typeof selectPurchase>>
export type TermRow = Executed<ReturnType<typeof selectTerms>>
export type VariationRow = Executed<ReturnType<typeof selectVariations>>
