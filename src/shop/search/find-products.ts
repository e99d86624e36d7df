import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ProductOrder } from '../catalog/contract.ts'
import { boostFactor, boostsOn } from './rules/boosts.ts'
import type { Boost } from './rules/contract.ts'

/** Nobody reads past the five hundredth result: what else there is only makes the answer slow. */
export const FOUND_UP_TO = 500

/** One word with what it may stand for: any of them will do. What has several words is found where all of them are. */
export type Wanted = string[]

/** The question to an index: every word, or with `any` at least one; its stem anywhere, or its beginning in a name or on a listing. */
export function questionOf(wanted: Wanted[], { any = false, code }: { any?: boolean; code?: string } = {}): RawBuilder<unknown> {
  const words = wanted.map((forms) => {
    const exact = forms.map((form) => together(form.split(' '))).join('|')
    // Texts are kept as stems: a beginning would find «cansado» for «can».
    const beginning = forms.map((form) => together(form.split(' ').map((word) => `${word}:*AB`))).join('|')
    return sql`(to_tsquery('portuguese', ${exact}) || to_tsquery('simple', ${beginning}))`
  })
  const all = sql`(${sql.join(words, any ? sql` || ` : sql` && `)})`
  // A single word is found by its beginning already.
  const isAsked = code === undefined || wanted.some((forms) => forms.length === 1 && forms[0] === code)
  return isAsked ? all : sql`(${all} || to_tsquery('simple', ${`${code}:*A`}))`
}

const together = (words: string[]) => (words.length === 1 ? words[0]! : `(${words.join('&')})`)

const ORDERS: Record<ProductOrder, RawBuilder<unknown>> = {
  menu_order: sql`tier, relevance desc, listing.total_sales desc, listing.position, listing.product_id`,
  popularity: sql`listing.total_sales desc, listing.product_id`,
  rating: sql`listing.rating desc, listing.rating_count desc, listing.product_id`,
  date: sql`listing.published_at desc, listing.product_id desc`,
  price: sql`listing.cents, listing.product_id`,
  'price-desc': sql`listing.up_to_cents desc, listing.product_id`,
}

/**
 * `enough`: with so many products named so, nobody asks which others mention the words. `fills`: with so many met on a short look,
 * nobody asks for all.
 */
type Cut = { orderby: ProductOrder; limit: number; offset: number; upTo: number; enough: number; fills: number; isBroad: boolean }

/** One or two letters begin the names of half the shop. */
export const isBroad = (wanted: Wanted[]) => wanted.length === 1 && wanted[0]!.every((form) => form.length < 3)

/** The words that an index should be asked for first, if not all: a single letter begins so many that it is sooner seen in what the others find. */
export function telling(wanted: Wanted[]): Wanted[] | undefined {
  const long = wanted.filter((forms) => forms.some((form) => form.length > 1))
  return long.length > 0 && long.length < wanted.length ? long : undefined
}

/** So many times the products that are wanted are looked through for a single letter before the index is asked who has it. */
const LOOKED_THROUGH = 10

type Question = { question: RawBuilder<unknown>; first?: RawBuilder<unknown> }

/** What merchants say of this search: what comes first or not at all, and what sooner or later. */
export type Placing = { pinned: number[]; hidden: number[]; boosts: readonly Boost[] }
const AS_FOUND: Placing = { pinned: [], hidden: [], boosts: [] }

/** Why a product stands where it stands: 0 is pinned, 1 has the words in its name, 2 elsewhere. */
export type FoundBecause = { id: number; tier: 0 | 1 | 2; relevance: number | null; boostIds: number[] }

/** The shop's own order; with what merchants say of it. */
function orderOf(orderby: ProductOrder, { pinned, boosts }: Placing): RawBuilder<unknown> {
  if (orderby !== 'menu_order' || (pinned.length === 0 && boosts.length === 0)) return ORDERS[orderby]
  const relevance = boosts.length === 0 ? sql`relevance` : sql`coalesce(relevance, 1) * ${boostFactor(boosts)}`
  return sql`tier, array_position(${pinned}::bigint[], listing.product_id), ${relevance} desc, listing.total_sales desc, listing.position, listing.product_id`
}

/** The products whose name has the words, then those that have them anywhere; how many there are, and one page of them. */
export async function findProducts(
  db: Kysely<Database>,
  { question, first }: Question,
  { orderby, limit, offset, upTo, enough, fills, isBroad: findsMany }: Cut,
  placing: Placing = AS_FOUND,
) {
  const most = upTo + 1
  const holding = (words: RawBuilder<unknown>, when = sql`true`) => {
    // An index of words gathers all that fit before it gives the first; told in plain sight, the question lets the database see that
    // leafing through the products fills the limit sooner.
    if (findsMany)
      return sql`select product_id from product_words where ${when} and in_search and ${words} @@ ${question} order by product_id limit ${most}`
    const whole = sql`in_search and ${words} @@ (select question from asked)`
    if (!first) return sql`select product_id from product_words where ${when} and ${whole} limit ${most}`
    const candidates = sql`from product_words where ${when} and in_search and ${words} @@ (select first from asked)`
    return sql`
      with looked_through as materialized (select product_id, ${words} as own ${candidates} limit ${LOOKED_THROUGH * most}),
      near as materialized (
        select product_id from looked_through where (own @@ (select question from asked)) is true limit ${most}
      ),
      rare as materialized (
        select (select count(*) from near) < ${fills}
          and (select count(*) from looked_through) = ${LOOKED_THROUGH * most} as is_rare
      )
      select product_id from near where not (select is_rare from rare)
      union all
      (select product_id from product_words where (select is_rare from rare) and ${whole} limit ${most})`
  }
  const { pinned, hidden, boosts } = placing
  const pins =
    pinned.length === 0
      ? sql``
      : sql`union all select product_id, 0 from product_words where product_id = any (${pinned}::bigint[]) and in_search`
  const shownOnly = hidden.length === 0 ? sql`` : sql`where product_id <> all (${hidden}::bigint[])`
  const { rows } = await sql<Omit<FoundBecause, 'id'> & { id: number | null; total: number }>`
    with asked as materialized (select ${question} as question, ${first ?? sql`null::tsquery`} as first),
    named as materialized (${holding(sql`name_words`)}),
    elsewhere as materialized (${holding(sql`words`, sql`(select count(*) from named) <= ${enough}`)}),
    found as materialized (
      select product_id, min(tier) as tier
      from (select product_id, 1 as tier from named union all select product_id, 2 from elsewhere ${pins}) tiers
      ${shownOnly} group by product_id order by tier, product_id limit ${most}
    ),
    shown as (
      select product_id as id, row_number() over (order by ${orderOf(orderby, placing)}) as place, tier, relevance, ${boostsOn(boosts)} as "boostIds"
      from found join product_shelf listing using (product_id)
      cross join lateral (
        select case when tier = 1 then (
          select ts_rank(name_words, (select question from asked)) from product_words named where named.product_id = found.product_id
        ) end as relevance
      ) ranked
    )
    select counted.total, shown.id, shown.tier, shown.relevance, shown."boostIds" from (select count(*)::int as total from found) counted
    left join lateral (select * from shown order by place limit ${limit} offset ${offset}) shown on true
    order by shown.place`.execute(db)
  const total = rows[0]?.total ?? 0
  const found = rows.flatMap(({ id, tier, relevance, boostIds }): FoundBecause[] =>
    id === null ? [] : [{ id: Number(id), tier, relevance, boostIds: boostIds.map(Number) }],
  )
  return {
    found,
    total: Math.min(total, upTo),
    isLeast: total > upTo,
  }
}
