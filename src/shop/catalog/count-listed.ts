import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Cents } from '#kit/money.ts'
import { fromListed, isBackorder, type ListedInput } from './find-listed.ts'

export type ListedCounts = {
  lowestCents: Cents
  highestCents: Cents
  total: number
  onBackorder: number
  /** How many have this code of the listing: `stock:in`, `rating:5`, `pa_cor:azul`. */
  of: (code: string) => number
}

/** What there is among the products that a wish leaves, counted in one statement. */
export async function countListed(db: Kysely<Database>, input: ListedInput): Promise<ListedCounts> {
  const { rows } = await sql<{
    code: string | null
    found: number
    lowest: number | null
    highest: number | null
    late: number | null
  }>`
    with counted as materialized (
      select listing.facets, listing.cents, listing.up_to_cents,
        ${isBackorder} as is_late
      ${fromListed(input)}
    )
    select null as code, count(*)::int as found, min(cents) as lowest, max(up_to_cents) as highest, count(*) filter (where is_late)::int as late from counted
    union all
    select code, count(*)::int, null, null, null from counted, unnest(facets) as code group by code`.execute(db)
  const [whole, ...codes] = rows
  const counts = new Map(codes.map(({ code, found }) => [code, found]))
  return {
    lowestCents: whole?.lowest ?? 0,
    highestCents: whole?.highest ?? 0,
    total: whole?.found ?? 0,
    onBackorder: whole?.late ?? 0,
    of: (code) => counts.get(code) ?? 0,
  }
}

/** Every term by its code of the listing, to count by: `pa_cor:azul` or `cat:mesa`. */
export async function termCodes(db: Kysely<Database>, taxonomy: string): Promise<{ id: number; code: string }[]> {
  if (taxonomy === 'product_cat')
    return await db
      .selectFrom('categories')
      .select(['id', sql<string>`'cat:' || slug`.as('code')])
      .orderBy('id')
      .execute()
  if (taxonomy === 'product_tag')
    return await db
      .selectFrom('product_tags')
      .select(['id', sql<string>`'tag:' || slug`.as('code')])
      .orderBy('id')
      .execute()
  return await db
    .selectFrom('attribute_terms')
    .innerJoin('attributes', 'attributes.id', 'attribute_terms.attribute_id')
    .select(['attribute_terms.id', sql<string>`'pa_' || attributes.slug || ':' || attribute_terms.slug`.as('code')])
    .where('attributes.slug', '=', taxonomy.replace(/^pa_/, ''))
    .orderBy('attribute_terms.id')
    .execute()
}
