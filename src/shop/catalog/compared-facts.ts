import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '#db/schema.ts'

/** What products say of themselves, to be read side by side. */
export type ComparedFacts = {
  id: number
  attributes: { slug: string; name: string; terms: string[] }[]
  weightGrams: number
  sizeMm: [length: number, width: number, height: number]
}

/** Of several products at once, without what the merchant keeps to themselves. */
export async function readComparedFacts(db: Kysely<Database>, ids: number[]): Promise<ComparedFacts[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .select(['id', 'weight_grams', 'length_mm', 'width_mm', 'height_mm'])
    .select((eb) =>
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
          .select(['attributes.slug', 'attributes.name', 'attribute_terms.name as term'])
          .whereRef('product_terms.product_id', '=', 'products.id')
          .where(sql<boolean>`coalesce(product_attributes.visible, true)`)
          .orderBy(sql`coalesce(product_attributes.position, 0)`)
          .orderBy('attributes.id')
          .orderBy('product_terms.position'),
      ).as('terms'),
    )
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, terms, weight_grams, length_mm, width_mm, height_mm }) => ({
    id,
    attributes: [...Map.groupBy(terms, ({ slug }) => slug)].map(([slug, list]) => ({
      slug,
      name: list[0]!.name,
      terms: list.map(({ term }) => term),
    })),
    weightGrams: weight_grams,
    sizeMm: [length_mm, width_mm, height_mm],
  }))
}
