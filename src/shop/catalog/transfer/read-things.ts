import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '#db/schema.ts'
import { namedTiers } from './named-tiers.ts'

type Db = Kysely<Database>

/** Variations of any products, with all that a table tells of them, in the order in which their products show them. */
export const readVariations = (db: Db, by: { ids: number[] } | { productIds: number[] }) =>
  db
    .selectFrom('variations')
    .innerJoin('products', 'products.id', 'variations.product_id')
    .leftJoin('stock', 'stock.variation_id', 'variations.id')
    .leftJoin('media', 'media.id', 'variations.picture_id')
    .selectAll('variations')
    .select(['stock.on_hand', 'products.name as product_name', 'media.file'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('variation_terms')
          .innerJoin('attributes', 'attributes.id', 'variation_terms.attribute_id')
          .innerJoin('attribute_terms', 'attribute_terms.id', 'variation_terms.term_id')
          .select(['attributes.id', 'attributes.name', 'attribute_terms.name as option', 'attribute_terms.id as term_id'])
          .whereRef('variation_terms.variation_id', '=', 'variations.id')
          .orderBy('attributes.id'),
      ).as('terms'),
    )
    .select(namedTiers(sql`tier.variation_id = variations.id`).as('tiers'))
    .where((eb) =>
      'ids' in by
        ? eb('variations.id', '=', sql<number>`any(${by.ids}::bigint[])`)
        : eb('variations.product_id', '=', sql<number>`any(${by.productIds}::bigint[])`),
    )
    .orderBy('variations.product_id')
    .orderBy('variations.position')
    .orderBy('variations.id')
    .execute()
export type StoredVariation = Awaited<ReturnType<typeof readVariations>>[number]

/** How tables name these products. */
export async function readRefs(db: Db, ids: readonly number[]): Promise<(id: number) => string> {
  const wanted = [...new Set(ids)]
  const rows =
    wanted.length === 0 ? [] : await db.selectFrom('products').select(['id', 'sku']).where('id', 'in', wanted).execute()
  const skus = new Map(rows.map(({ id, sku }) => [id, sku]))
  return (id) => skus.get(id) ?? `id:${id}`
}
