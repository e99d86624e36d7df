import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ProductKind } from './product-kind.ts'

type Operator = 'in' | 'not_in' | 'and'
type Group = { values: string[]; operator: Operator }

/** By what clients of the catalogue narrow and sort it. What is left out narrows nothing. */
export type ListedInput = {
  ids?: number[]
  exclude?: number[]
  slugs?: string[]
  skus?: string[]
  type?: ProductKind | 'variation'
  /** Of variations: the products that they belong to. */
  parents?: number[]
  after?: Date
  before?: Date
  featured?: boolean
  onSale?: boolean
  /** By ids or slugs. */
  categories?: Group
  tags?: Group
  attributes?: (Group & { attribute: string })[]
  /** One of the attributes is enough. */
  anyAttribute?: boolean
  minCents?: number
  maxCents?: number
  stock?: ('instock' | 'outofstock' | 'onbackorder')[]
  visibility?: 'any' | 'visible' | 'catalog' | 'search' | 'hidden'
  ratings?: number[]
  relatedTo?: number
}
export type ListedOrder = keyof typeof COLUMNS
type Page = { orderby: ListedOrder; descending: boolean; limit: number; offset: number }

const COLUMNS = {
  date: 'p.published_at',
  modified: 'p.modified_at',
  id: 'p.id',
  title: 'p.name',
  slug: 'p.slug',
  price: 'listing.cents',
  popularity: 'listing.total_sales',
  rating: 'listing.rating',
  menu_order: 'listing.position',
  comment_count: 'listing.rating_count',
} as const

/** Ids of products, or of variations where those are asked for, and how many there are in all. */
export async function findListed(db: Kysely<Database>, input: ListedInput, { orderby, descending, limit, offset }: Page) {
  const id = isOfVariations(input) ? sql`v.id` : sql`p.id`
  const way = sql.raw(descending ? 'desc' : 'asc')
  const column = orderby === 'price' && descending ? 'listing.up_to_cents' : COLUMNS[orderby]
  const [{ rows }, counted] = await Promise.all([
    sql<{ id: number }>`
      select ${id} as id ${fromListed(input)} order by ${sql.raw(column)} ${way}, ${id} ${way} limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total ${fromListed(input)}`.execute(db),
  ])
  return { ids: rows.map((row) => row.id), total: counted.rows[0]!.total }
}

const isOfVariations = ({ type, parents }: ListedInput) =>
  type === 'variation' || (type === undefined && (parents?.length ?? 0) > 0)

/** `from … where …`: products as `p` with their listing, each once, or each variation as `v` with its own price. */
export function fromListed(input: ListedInput): RawBuilder<unknown> {
  const ofVariations = isOfVariations(input)
  return sql`
    from products p
    join product_shelf listing on listing.product_id = p.id
    ${ofVariations ? sql`join variations v on v.product_id = p.id and v.enabled join offers own on own.variation_id = v.id` : sql``}
    where ${sql.join(conditionsOf(input, ofVariations), sql` and `)}`
}

function conditionsOf(input: ListedInput, ofVariations: boolean): RawBuilder<unknown>[] {
  const id = ofVariations ? sql`v.id` : sql`p.id`
  const all = [
    sql`p.status = 'publish' and p.published_at <= now() and exists (select 1 from shown_offers o where o.product_id = p.id)`,
    visible(input.visibility ?? 'any'),
  ]
  const when = (given: unknown, condition: RawBuilder<unknown>) => (given === undefined ? undefined : all.push(condition))
  when(input.ids, sql`${id} = any(${input.ids}::bigint[])`)
  when(input.exclude, sql`${id} <> all(${input.exclude}::bigint[])`)
  when(input.parents, sql`p.id = any(${input.parents}::bigint[])`)
  when(input.slugs, sql`p.slug = any(${input.slugs}::text[])`)
  when(input.skus, ofVariations ? sql`v.sku = any(${input.skus}::text[])` : skuOf(input.skus))
  if (input.type && !ofVariations) all.push(sql`p.type = ${input.type}`)
  when(input.after, sql`p.published_at > ${input.after}`)
  when(input.before, sql`p.published_at < ${input.before}`)
  when(input.featured, sql`p.featured = ${input.featured}`)
  const onSale = ofVariations ? sql`own.cents < own.regular_cents` : sql`listing.facets @> array['sale:yes']`
  when(input.onSale, input.onSale ? onSale : sql`not (${onSale})`)
  // A product with several prices is shown when any of them may fit.
  when(input.minCents, sql`${ofVariations ? sql`own.cents` : sql`listing.up_to_cents`} >= ${input.minCents}`)
  when(input.maxCents, sql`${ofVariations ? sql`own.cents` : sql`listing.cents`} <= ${input.maxCents}`)
  when(input.ratings, sql`listing.facets && ${(input.ratings ?? []).map((rating) => `rating:${rating}`)}::text[]`)
  when(input.relatedTo, sql`p.id <> ${input.relatedTo} and ${shares(input.relatedTo ?? 0)}`)
  if (input.stock && input.stock.length > 0) all.push(sql`(${sql.join(input.stock.map(stocked), sql` or `)})`)
  for (const [kind, group] of [
    ['cat', input.categories],
    ['tag', input.tags],
  ] as const)
    if (group) all.push(hasCodes(codesOf(kind, group.values), group.operator))
  const attributes = (input.attributes ?? []).map(({ attribute, values, operator }) =>
    hasCodes(termsOf(attribute, values), operator),
  )
  if (attributes.length > 0) all.push(sql`(${sql.join(attributes, input.anyAttribute ? sql` or ` : sql` and `)})`)
  return all
}

function visible(visibility: NonNullable<ListedInput['visibility']>) {
  if (visibility === 'catalog') return sql`p.visibility in ('visible', 'catalog')`
  if (visibility === 'search') return sql`p.visibility in ('visible', 'search')`
  return visibility === 'any' ? sql`p.visibility <> 'hidden'` : sql`p.visibility = ${visibility}`
}

const skuOf = (skus: string[] | undefined) =>
  sql`(p.sku = any(${skus}::text[]) or exists (select 1 from variations known where known.product_id = p.id and known.enabled and known.sku = any(${skus}::text[])))`

const shares = (id: number) => sql`exists (
  select 1 from product_categories mine join product_categories theirs on theirs.category_id = mine.category_id
  where mine.product_id = p.id and theirs.product_id = ${id}
)`

/** Something of the product `p` can only be ordered ahead: its counted units are gone, or the merchant says so of uncounted ones. */
export const isBackorder = sql`exists (
  select 1 from offers o left join variations ov on ov.id = o.variation_id where o.product_id = p.id and o.in_stock
  and case when o.on_hand is null then coalesce(ov.backorders, p.backorders) <> 'no' else o.on_hand <= 0 end
)`
function stocked(status: 'instock' | 'outofstock' | 'onbackorder') {
  if (status === 'onbackorder') return isBackorder
  return status === 'instock' ? sql`listing.facets @> array['stock:in']` : sql`not listing.facets @> array['stock:in']`
}

const codesOf = (kind: 'cat' | 'tag', values: string[]) => sql`(
  select coalesce(array_agg(${kind} || ':' || known.slug), '{}') from ${kind === 'cat' ? sql`categories` : sql`product_tags`} known
  where known.slug = any(${values}::text[]) or known.id::text = any(${values}::text[])
)`
const termsOf = (attribute: string, values: string[]) => sql`(
  select coalesce(array_agg('pa_' || a.slug || ':' || t.slug), '{}') from attribute_terms t join attributes a on a.id = t.attribute_id
  where a.slug = ${attribute} and (t.slug = any(${values}::text[]) or t.id::text = any(${values}::text[]))
)`

/** What nobody has heard of is in nothing: asked for, it leaves nothing; kept out, it keeps out nothing. */
function hasCodes(codes: RawBuilder<unknown>, operator: Operator) {
  if (operator === 'not_in') return sql`not (listing.facets && ${codes})`
  return operator === 'in' ? sql`listing.facets && ${codes}` : sql`(listing.facets @> ${codes} and cardinality(${codes}) > 0)`
}
