import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ProductKind } from '../product-kind.ts'

type Status = 'draft' | 'pending' | 'publish' | 'future' | 'private' | 'trash'

/** What a merchant narrows a list of products by; what is missing narrows nothing. */
export type ProductSearch = {
  words?: string
  skus?: string[]
  slug?: string
  /** Without one, everything but the trash. */
  status?: Status
  type?: ProductKind
  categoryIds?: number[]
  tagIds?: number[]
  attribute?: { slug: string; termIds: number[] }
  featured?: boolean
  onSale?: boolean
  minCents?: number
  maxCents?: number
  stockStatus?: 'instock' | 'outofstock' | 'onbackorder'
  /** Counted, still there, and few. */
  runsLow?: boolean
  include?: number[]
  exclude?: number[]
  after?: Date
  before?: Date
  modifiedAfter?: Date
  modifiedBefore?: Date
}
export const PRODUCT_ORDERS = [
  'date',
  'modified',
  'id',
  'include',
  'title',
  'slug',
  'price',
  'popularity',
  'rating',
  'menu_order',
] as const
export type Sorting = { orderby: (typeof PRODUCT_ORDERS)[number]; order: 'asc' | 'desc' }
type Page = { limit: number; offset: number }

/** The ids of one page of what was searched for, and how many there are in all: one statement, and one more past the end. */
export async function findProducts(db: Kysely<Database>, search: ProductSearch, sorting: Sorting, { limit, offset }: Page) {
  const counting = narrowed(db, search).select(({ fn }) => fn.countAll<number>().as('total'))
  const rows = await sorted(narrowed(db, search), sorting, search.include)
    .select('p.id')
    .select(counting.as('total'))
    .limit(limit)
    .offset(offset)
    .execute()
  const total = rows[0] ? rows[0].total : offset === 0 ? 0 : (await counting.executeTakeFirstOrThrow()).total
  return { ids: rows.map(({ id }) => id), total: Number(total) }
}

// Published, but not before its hour.
const IS_TO_COME = sql<boolean>`coalesce(p.published_at > now(), false)`

function narrowed(db: Kysely<Database>, search: ProductSearch) {
  let query = db.selectFrom('products as p').leftJoin('product_shelf as s', 's.product_id', 'p.id')
  const { status, words, skus, include, exclude } = search
  if (status === undefined) query = query.where('p.status', '<>', 'trash')
  else if (status === 'future') query = query.where('p.status', '=', 'publish').where(IS_TO_COME)
  else query = query.where('p.status', '=', status)
  if (status === 'publish') query = query.where(sql<boolean>`not ${IS_TO_COME}`)
  if (words) query = query.where(named(words))
  if (skus?.length)
    query = query.where(
      sql<boolean>`(p.sku = any(${skus}::text[]) or exists (select 1 from variations v where v.product_id = p.id and v.sku = any(${skus}::text[])))`,
    )
  if (search.slug) query = query.where('p.slug', '=', search.slug)
  if (search.type) query = query.where('p.type', '=', search.type)
  if (search.featured !== undefined) query = query.where('p.featured', '=', search.featured)
  if (include?.length) query = query.where('p.id', 'in', include)
  if (exclude?.length) query = query.where('p.id', 'not in', exclude)
  if (search.onSale !== undefined) query = query.where(has('sale:yes', search.onSale))
  if (search.stockStatus) query = query.where(inStock(search.stockStatus))
  if (search.runsLow !== undefined) query = query.where(search.runsLow ? RUNS_LOW : sql<boolean>`not ${RUNS_LOW}`)
  // What has no price fits none.
  if (search.minCents !== undefined || search.maxCents !== undefined) query = query.where(IS_PRICED)
  if (search.minCents !== undefined) query = query.where('s.up_to_cents', '>=', search.minCents)
  if (search.maxCents !== undefined) query = query.where('s.cents', '<=', search.maxCents)
  if (search.categoryIds?.length) query = query.where(inCategories(search.categoryIds))
  if (search.tagIds?.length)
    query = query.where(
      sql<boolean>`exists (select 1 from product_tagged t where t.product_id = p.id and t.tag_id = any(${search.tagIds}::bigint[]))`,
    )
  if (search.attribute) query = query.where(ofAttribute(search.attribute))
  const day = sql<Date>`coalesce(p.published_at, p.created_at)`
  if (search.after) query = query.where(day, '>', search.after)
  if (search.before) query = query.where(day, '<', search.before)
  if (search.modifiedAfter) query = query.where('p.modified_at', '>', search.modifiedAfter)
  if (search.modifiedBefore) query = query.where('p.modified_at', '<', search.modifiedBefore)
  return query
}

/** By the beginnings of the words in its name, or by the beginning of its SKU or one of its variations': what the lists' index knows. */
const named = (words: string) => sql<boolean>`exists (select from product_words w where w.product_id = p.id and w.name_words @@ (
  select case when plain = '' then ''::tsquery
    else to_tsquery('simple', replace(plain, ' ', ':* & ') || ':* | ' || replace(plain, ' ', '') || ':*') end
  from plain_words(${words}::text) as plain
))`

const IS_PRICED = sql<boolean>`exists (select from shown_offers o where o.product_id = p.id)`
const has = (code: string, wanted: boolean) => sql<boolean>`(coalesce(s.facets, '{}') @> ${[code]}::text[]) = ${wanted}`

// By what each is counted by; a product in variations is there while one of them is.
const IS_THERE = sql<boolean>`(case
  when p.type in ('variable', 'bundle') then coalesce(s.facets, '{}') @> '{stock:in}'
  when p.manage_stock then p.id in (select product_id from stock where variation_id is null and on_hand > 0)
  else p.in_stock and p.backorders = 'no'
end)`
const IS_OWED = sql<boolean>`(p.type = 'simple' and p.backorders <> 'no' and (p.manage_stock or p.in_stock) and not ${IS_THERE})`
function inStock(status: NonNullable<ProductSearch['stockStatus']>) {
  if (status === 'instock') return IS_THERE
  return status === 'onbackorder' ? IS_OWED : sql<boolean>`not ${IS_THERE} and not ${IS_OWED}`
}

// The thing itself or one of its variations; what is counted no more runs out no more. Found from the units: of those few are few.
const RUNS_LOW = sql<boolean>`(p.id in (
  select k.product_id from stock k join products q on q.id = k.product_id left join variations v on v.id = k.variation_id
  where k.on_hand between 1 and greatest((select max(low_stock) from products), (select shop_low_stock()))
    and k.on_hand <= coalesce(q.low_stock, (select shop_low_stock()))
    and case when q.type = 'variable' then v.enabled and v.manage_stock else k.variation_id is null and q.manage_stock end
))`

/** A category stands for all below it too. */
const inCategories = (ids: number[]) => sql<boolean>`p.id in (
  with recursive below as (
    select id from categories where id = any(${ids}::bigint[])
    union
    select c.id from below join categories c on c.parent_id = below.id
  )
  select product_id from product_categories where category_id in (select id from below)
)`

const ofAttribute = ({ slug, termIds }: { slug: string; termIds: number[] }) => sql<boolean>`exists (
  select 1 from product_terms t join attribute_terms a on a.id = t.term_id join attributes b on b.id = a.attribute_id
  where t.product_id = p.id and b.slug = ${slug} and a.id = any(${termIds}::bigint[])
)`

const COLUMNS = {
  date: sql`coalesce(p.published_at, p.created_at)`,
  modified: sql`p.modified_at`,
  id: sql`p.id`,
  title: sql`p.name`,
  slug: sql`p.slug`,
  price: sql`s.cents`,
  popularity: sql`p.total_sales`,
  rating: sql`p.rating_sum::numeric / greatest(p.rating_count, 1)`,
  menu_order: sql`p.position`,
}
function sorted(query: ReturnType<typeof narrowed>, { orderby, order }: Sorting, include: number[] = []) {
  const column = orderby === 'include' ? sql`array_position(${include}::bigint[], p.id)` : COLUMNS[orderby]
  return query.orderBy(column, order).orderBy('p.id', order)
}
