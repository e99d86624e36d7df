import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

export type ListedTerm = {
  id: number
  name: string
  slug: string
  description: string
  parent: number
  pictureId: number | null
  /** Products that everybody may see. */
  products: number
  reviews: number
}
type TermPage = {
  ids?: number[]
  search?: string
  parent?: number
  hideEmpty?: boolean
  orderby: 'name' | 'slug' | 'count'
  descending: boolean
  limit: number
  offset: number
}
export type TermKind = { kind: 'category' } | { kind: 'tag' } | { kind: 'attribute'; attributeId: number }

/** Categories, tags or the values of an attribute, with how many products each has; the second number is of all that match. */
export async function listTerms(
  db: Kysely<Database>,
  of: TermKind,
  page: TermPage,
): Promise<{ terms: ListedTerm[]; total: number }> {
  const { ids, search, parent, hideEmpty = false, orderby, descending, limit, offset } = page
  const pattern = search ? `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : null
  const terms = sql`(
    select t.*, coalesce(counted.products, 0)::int as products, coalesce(counted.reviews, 0)::int as reviews
    from (${source(of)}) t
    left join lateral (
      select count(*) as products, sum(listing.rating_count) as reviews from product_shelf listing
      where listing.in_catalog and listing.facets @> array[t.code]
    ) counted on true
  )`
  const where = sql`where (${ids ?? null}::bigint[] is null or t.id = any(${ids ?? []}::bigint[]))
    and (${pattern}::text is null or t.name ilike ${pattern})
    and (${parent ?? null}::bigint is null or t.parent = ${parent ?? null})
    and (not ${hideEmpty}::boolean or t.products > 0)`
  const column = sql.raw({ name: 't.name', slug: 't.slug', count: 't.products' }[orderby])
  const way = sql.raw(descending ? 'desc' : 'asc')
  const [{ rows }, counted] = await Promise.all([
    sql<ListedTerm>`
      select t.id, t.name, t.slug, t.description, t.parent, t.picture_id as "pictureId", t.products, t.reviews
      from ${terms} t ${where} order by ${column} ${way}, t.id limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${terms} t ${where}`.execute(db),
  ])
  return { terms: rows, total: counted.rows[0]!.total }
}

function source(of: TermKind) {
  if (of.kind === 'category')
    return sql`select id, name, slug, description, coalesce(parent_id, 0) as parent, picture_id, 'cat:' || slug as code from categories`
  if (of.kind === 'tag')
    return sql`select id, name, slug, '' as description, 0 as parent, null::bigint as picture_id, 'tag:' || slug as code from product_tags`
  return sql`
    select t.id, t.name, t.slug, '' as description, 0 as parent, t.picture_id, 'pa_' || a.slug || ':' || t.slug as code
    from attribute_terms t join attributes a on a.id = t.attribute_id where t.attribute_id = ${of.attributeId}`
}

/** The attributes of the shop with how many values each has. */
export async function listAttributes(db: Kysely<Database>) {
  return await db
    .selectFrom('attributes')
    .select(['id', 'name', 'slug'])
    .select((eb) =>
      eb
        .selectFrom('attribute_terms')
        .select(({ fn }) => fn.countAll<number>().as('terms'))
        .whereRef('attribute_terms.attribute_id', '=', 'attributes.id')
        .as('terms'),
    )
    .orderBy('id')
    .limit(100)
    .execute()
}
