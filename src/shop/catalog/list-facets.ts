import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Facets, ProductFilters, ProductQuery } from './contract.ts'
import { selectCodes } from './list-codes.ts'

/** The choices are counted among this many products at the most: a larger shop shows «240+». */
const COUNTED_AMONG = 1_000

/** What the list can be narrowed by. A group of which one choice is enough counts as if nothing were chosen in it. */
export async function readFacets(db: Kysely<Database>, query: ProductQuery): Promise<Facets> {
  const { filters } = query
  const open = (filters?.attributes ?? []).filter((group) => group.any)
  const without = (change: Partial<ProductFilters>) => count(db, { ...query, filters: { ...filters!, ...change } })
  const [all, categories, options, ratings, ...groups] = await Promise.all([
    count(db, query),
    selectCategories(db),
    selectAttributes(db),
    filters && filters.ratings.length > 0 ? without({ ratings: [] }) : undefined,
    ...open.map((group) => without({ attributes: filters!.attributes.filter((other) => other !== group) })),
  ])
  const attributes = options.filter(({ least }) => least === null)
  const countsOf = (attribute: string) => groups[open.findIndex(({ slug }) => slug === attribute)] ?? all
  return {
    categories: categories.map((row) => ({ ...row, parent: row.parent ?? undefined, count: all.of(`cat:${row.slug}`) })),
    attributes: [...Map.groupBy(attributes, (row) => row.attribute)].map(([slug, rows]) => ({
      slug,
      name: rows[0]!.attribute_name,
      options: rows.map((row) => ({
        slug: row.slug,
        name: row.name,
        color: row.color ?? undefined,
        count: countsOf(slug).of(`pa_${slug}:${row.slug}`),
      })),
    })),
    ranges: options.flatMap(({ attribute: slug, attribute_name: name, name: unit, least, most }) =>
      least === null || most === null ? [] : [{ slug, name, unit, least: Number(least), most: Number(most) }],
    ),
    ratings: new Map([1, 2, 3, 4, 5].map((rating) => [rating, (ratings ?? all).of(`rating:${rating}`)])),
    onSale: all.of('sale:yes'),
    inStock: all.of('stock:in'),
    price: all.price,
    areLeast: [all, ratings, ...groups].some((counts) => counts?.isCut),
  }
}

async function count(db: Kysely<Database>, query: ProductQuery) {
  const some = selectCodes(db, query)
    .select(['listing.codes', 'listing.cents', 'listing.up_to_cents'])
    .limit(COUNTED_AMONG + 1)
  const { rows } = await sql<{ code: string | null; found: number; lowest: number | null; highest: number | null }>`
    with counted as materialized (${some})
    select null as code, count(*)::int as found, min(cents) as lowest, max(up_to_cents) as highest from counted
    union all
    select known.code, numbered.found, null, null
    from (select unnest(codes) as id, count(*)::int as found from counted group by 1) numbered join shelf_codes known using (id)`.execute(
    db,
  )
  const [whole, ...codes] = rows
  const counts = new Map(codes.map(({ code, found }) => [code, found]))
  const { found = 0, lowest = null, highest = null } = whole ?? {}
  return {
    of: (code: string) => counts.get(code) ?? 0,
    isCut: found > COUNTED_AMONG,
    price: lowest !== null && highest !== null ? { lowestCents: Number(lowest), highestCents: Number(highest) } : undefined,
  }
}

const selectCategories = (db: Kysely<Database>) =>
  db
    .selectFrom('categories')
    .leftJoin('categories as parent', 'parent.id', 'categories.parent_id')
    .select(['categories.slug', 'categories.name', 'parent.slug as parent'])
    .orderBy('categories.position')
    .orderBy('categories.id')
    .execute()

/** A field of numbers is one row, with its unit as name. */
type Option = {
  attribute: string
  attribute_name: string
  slug: string
  name: string
  color: string | null
  least: string | null
  most: string | null
}

/** Attributes, and after them the merchant's own fields that lists are narrowed by, under addresses that begin with «campo-». */
const selectAttributes = async (db: Kysely<Database>): Promise<Option[]> =>
  (
    await sql<Option>`
      select attribute, attribute_name, slug, name, color, least, most from (
        select 1 as part, a.slug as attribute, a.name as attribute_name, t.slug, t.name, t.color, 0 as outer_place, a.id, t.position as place, t.id as last, null::numeric as least, null::numeric as most
        from attribute_terms t join attributes a on a.id = t.attribute_id
        union all
        select 2, 'campo-' || replace(f.key, '_', '-'), f.name, field_slug(o.value), o.name, null, f.position, f.id, o.place, 0, null, null
        from custom_fields f
        cross join lateral (
          select value, value as name, place from jsonb_array_elements_text(f.options -> 'choices') with ordinality as choices (value, place)
          union all
          select value, name, place from (values ('sim', 'Sim', 1), ('nao', 'Não', 2)) as words (value, name, place) where f.kind = 'yes_no'
        ) o
        where f.noun = 'product' and f.filterable and f.removed_at is null
        union all
        select 3, 'campo-' || replace(f.key, '_', '-'), f.name, '', coalesce(f.options ->> 'unit', ''), null, f.position, f.id, 0, 0, bounds.least, bounds.most
        from custom_fields f
        cross join lateral (select min(n.value) as least, max(n.value) as most from product_numbers n where n.key = f.key) bounds
        where f.noun = 'product' and f.kind = 'number' and f.filterable and f.removed_at is null and bounds.least is not null
      ) options
      order by part, outer_place, id, place, last`.execute(db)
  ).rows
