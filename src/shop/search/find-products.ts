import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ProductOrder } from '../catalog/contract.ts'

/** Nobody reads past the five hundredth result: what else there is only makes the answer slow. */
export const FOUND_UP_TO = 500

/** One word with what it may stand for: any of them will do. */
export type Wanted = string[]

/** The question to an index: every word, or with `any` at least one; its stem anywhere, or its beginning in a name or on a listing. */
export function questionOf(wanted: Wanted[], { any = false, code }: { any?: boolean; code?: string } = {}): RawBuilder<unknown> {
  const words = wanted.map((forms) => {
    const exact = forms.join('|')
    // Texts are kept as stems: a beginning would find «cansado» for «can».
    const beginning = forms.map((form) => `${form}:*AB`).join('|')
    return sql`(to_tsquery('portuguese', ${exact}) || to_tsquery('simple', ${beginning}))`
  })
  const all = sql`(${sql.join(words, any ? sql` || ` : sql` && `)})`
  // A single word is found by its beginning already.
  const isAsked = code === undefined || wanted.some((forms) => forms.length === 1 && forms[0] === code)
  return isAsked ? all : sql`(${all} || to_tsquery('simple', ${`${code}:*A`}))`
}

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

/** The products whose name has the words, then those that have them anywhere; how many there are, and one page of them. */
export async function findProducts(
  db: Kysely<Database>,
  { question, first }: Question,
  { orderby, limit, offset, upTo, enough, fills, isBroad: findsMany }: Cut,
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
  const { rows } = await sql<{ id: number | null; total: number }>`
    with asked as materialized (select ${question} as question, ${first ?? sql`null::tsquery`} as first),
    named as materialized (${holding(sql`name_words`)}),
    elsewhere as materialized (${holding(sql`words`, sql`(select count(*) from named) <= ${enough}`)}),
    found as materialized (
      select product_id, min(tier) as tier
      from (select product_id, 1 as tier from named union all select product_id, 2 from elsewhere) tiers
      group by product_id order by tier, product_id limit ${most}
    ),
    shown as (
      select product_id as id, row_number() over (order by ${ORDERS[orderby]}) as place
      from found join product_shelf listing using (product_id)
      cross join lateral (
        select case when tier = 1 then (
          select ts_rank(name_words, (select question from asked)) from product_words named where named.product_id = found.product_id
        ) end as relevance
      ) ranked
    )
    select counted.total, shown.id from (select count(*)::int as total from found) counted
    left join lateral (select id, place from shown order by place limit ${limit} offset ${offset}) shown on true
    order by shown.place`.execute(db)
  const total = rows[0]?.total ?? 0
  return {
    ids: rows.flatMap(({ id }) => (id === null ? [] : [Number(id)])),
    total: Math.min(total, upTo),
    isLeast: total > upTo,
  }
}
