import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

/** A screen's worth: the first to go. */
const MOST_TOLD = 10

export type FewLeft = { productId: number; variationId: number | null; name: string; units: number }
export type Desk = {
  fewLeft: FewLeft[]
  fewLeftCount: number
  deadJobs: number
  products: number
  stopped: number
  /** Paid orders that have not left. */
  toSend: number
  /** Reviews that nobody has read. */
  newReviews: number
  /** Questions that nobody has answered or refused. */
  newQuestions: number
}

/** What waits for somebody in the whole shop: units that run out, and work that failed for good. */
export async function readDesk(db: Kysely<Database>): Promise<Desk> {
  const { rows } = await sql<Desk>`
    with few as materialized (
      select p.id as "productId", v.id as "variationId", s.on_hand as units,
        p.name || coalesce(' – ' || (
          select string_agg(t.name, ', ' order by a.id) from variation_terms vt
          join attributes a on a.id = vt.attribute_id join attribute_terms t on t.id = vt.term_id where vt.variation_id = v.id
        ), '') as name
      from stock s join products p on p.id = s.product_id left join variations v on v.id = s.variation_id
      where p.status = 'publish' and s.on_hand between 1 and greatest((select max(low_stock) from products), (select shop_low_stock()))
        and s.on_hand <= coalesce(p.low_stock, (select shop_low_stock()))
        and case when p.type = 'variable' then v.enabled and v.manage_stock else s.variation_id is null and p.manage_stock end
    )
    select coalesce((select jsonb_agg(first order by first.units, first.name) from (select * from few order by units, name limit ${MOST_TOLD}) first), '[]') as "fewLeft",
      (select count(*)::int from few) as "fewLeftCount",
      (select count(*)::int from jobs where status = 'dead') as "deadJobs",
      (select count(distinct order_id)::int from stopped_packages) as stopped,
      (select count(*)::int from products where status <> 'trash') as products,
      (select count(*)::int from orders where trashed_at is null and status = 'processing') as "toSend",
      (select count(*)::int from reviews where status = 'hold') as "newReviews",
      (select count(*)::int from product_questions where status = 'waiting') as "newQuestions"`.execute(db)
  return rows[0]!
}
