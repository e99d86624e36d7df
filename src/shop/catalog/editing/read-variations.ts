import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database } from '#db/schema.ts'
import { readPictures } from './read-pictures.ts'

export const VARIATION_ORDERS = ['menu_order', 'id', 'date', 'title', 'slug', 'include', 'modified'] as const
export type VariationSearch = {
  productId: number
  words?: string
  sku?: string
  enabled?: boolean
  include?: number[]
  exclude?: number[]
}
type Page = { limit: number; offset: number; orderby: (typeof VARIATION_ORDERS)[number]; order: 'asc' | 'desc' }

/** One page of a product's variations, and how many there are in all. */
export async function listVariations(db: Kysely<Database>, search: VariationSearch, { limit, offset, orderby, order }: Page) {
  let matching = db.selectFrom('variations').where('product_id', '=', search.productId)
  if (search.enabled !== undefined) matching = matching.where('enabled', '=', search.enabled)
  if (search.sku) matching = matching.where('sku', '=', search.sku)
  if (search.words) matching = matching.where('sku', 'ilike', `%${search.words.replaceAll(/[\\%_]/g, '\\$&')}%`)
  if (search.include?.length) matching = matching.where('id', 'in', search.include)
  if (search.exclude?.length) matching = matching.where('id', 'not in', search.exclude)
  const column = ({ date: 'created_at', modified: 'modified_at', id: 'id' } as const)[orderby as 'date'] ?? 'position'
  const [rows, counted] = await Promise.all([
    matching.select('id').orderBy(column, order).orderBy('id', order).limit(limit).offset(offset).execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { ids: rows.map(({ id }) => id), total: Number(counted.total) }
}

/** Variations of a product with all that a merchant may change, in the order of the ids. */
export async function readVariations(db: Kysely<Database>, productId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await selectVariations(db)
    .where('variations.product_id', '=', productId)
    .where('variations.id', 'in', ids)
    .execute()
  const pictures = await readPictures(
    db,
    rows.map(({ picture_id }) => picture_id),
  )
  const byId = new Map(rows.map((row) => [row.id, { ...row, picture: pictures.get(row.picture_id ?? 0) }]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export type EditedVariation = Awaited<ReturnType<typeof readVariations>>[number]

const selectVariations = (db: Kysely<Database>) =>
  db
    .selectFrom('variations')
    .innerJoin('products', 'products.id', 'variations.product_id')
    .leftJoin('stock', 'stock.variation_id', 'variations.id')
    // Without one of its own it is sent as its product is.
    .leftJoin('shipping_classes', (join) =>
      join.on('shipping_classes.id', '=', sql<number>`coalesce(variations.shipping_class_id, products.shipping_class_id)`),
    )
    .selectAll('variations')
    .select([
      'stock.on_hand',
      'shipping_classes.id as class_id',
      'shipping_classes.slug as shipping_class',
      'products.name as product_name',
      'products.slug as product_slug',
      'products.status as product_status',
    ])
    .select(['products.virtual', 'products.downloadable'])
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('products as measured')
          .select(['measured.weight_grams', 'measured.length_mm', 'measured.width_mm', 'measured.height_mm'])
          .whereRef('measured.id', '=', 'variations.product_id'),
      )
        .$notNull()
        .as('of_product'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('variation_terms')
          .innerJoin('attributes', 'attributes.id', 'variation_terms.attribute_id')
          .innerJoin('attribute_terms', 'attribute_terms.id', 'variation_terms.term_id')
          .select(['attributes.id', 'attributes.name', 'attributes.slug', 'attribute_terms.name as option'])
          .select('attribute_terms.slug as option_slug')
          .whereRef('variation_terms.variation_id', '=', 'variations.id')
          // As the product has them, which is not as they were made.
          .leftJoin('product_attributes', (join) =>
            join
              .onRef('product_attributes.attribute_id', '=', 'attributes.id')
              .onRef('product_attributes.product_id', '=', 'variations.product_id'),
          )
          .orderBy(sql`coalesce(product_attributes.position, 0)`)
          .orderBy('attributes.id'),
      ).as('terms'),
    )
