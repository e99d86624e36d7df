import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Cents } from '#kit/money.ts'

/** A price as it stood since then. */
export type PastPrice = {
  id: number
  variationId: number | null
  cents: Cents
  saleCents: Cents | null
  saleFrom: Date | null
  saleTo: Date | null
  since: Date
}
/** Of one offer: the least it cost in these days, and whether its usual price was really asked for in them. */
export type LowestPrice = { variationId: number | null; cents: Cents; usualWasCharged: boolean }

/** How far back «de R$ 100 por R$ 80» is looked at. */
export const PRICE_DAYS = 30

export async function listPrices(db: Kysely<Database>, productId: number, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<PastPrice & { total: number }>`
    select id, variation_id as "variationId", price_cents as cents, sale_price_cents as "saleCents", sale_from as "saleFrom",
      sale_to as "saleTo", since, count(*) over () as total
    from price_history where product_id = ${productId} order by id desc limit ${limit} offset ${offset}`.execute(db)
  return { prices: rows.map(({ total: _total, ...price }): PastPrice => price), total: rows[0]?.total ?? 0 }
}

/** By what was asked for at each moment: a sale counts in the part of its days that lies in these. */
export async function lowestPrices(db: Kysely<Database>, productId: number): Promise<LowestPrice[]> {
  const { rows } = await sql<LowestPrice>`
    with spans as (
      select h.variation_id, h.price_cents, h.sale_price_cents,
        greatest(h.since, now() - make_interval(days => ${PRICE_DAYS})) as begins,
        coalesce(lead(h.since) over (partition by h.variation_id order by h.id), now()) as ends,
        coalesce(h.sale_from, '-infinity') as sale_begins, coalesce(h.sale_to, 'infinity') as sale_ends,
        first_value(h.price_cents) over (partition by h.variation_id order by h.id desc) as usual
      from price_history h where h.product_id = ${productId}
    )
    select variation_id as "variationId",
      min(case when sale_price_cents is not null and sale_begins < ends and sale_ends > begins then sale_price_cents else price_cents end) as cents,
      bool_or(price_cents = usual and (sale_price_cents is null or sale_begins > begins or sale_ends < ends)) as "usualWasCharged"
    from spans where ends >= begins group by variation_id order by variation_id nulls first limit 200`.execute(db)
  return rows
}
