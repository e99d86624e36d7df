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
export type LowestPrice = {
  variationId: number | null
  cents: Cents
  usualWasCharged: boolean
  /** It has a sale that is on or still to come. */
  hasSale: boolean
  /** A lower full price of these days, and when it was raised. */
  raisedFrom: Cents | null
  raisedAt: Date | null
}

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
      select h.id, h.variation_id, h.price_cents, h.sale_price_cents,
        greatest(h.since, now() - make_interval(days => ${PRICE_DAYS})) as begins,
        coalesce(lead(h.since) over (partition by h.variation_id order by h.id), now()) as ends,
        coalesce(h.sale_from, '-infinity') as sale_begins, coalesce(h.sale_to, 'infinity') as sale_ends,
        first_value(h.price_cents) over newest as usual,
        first_value(h.sale_price_cents is not null and coalesce(h.sale_to > now(), true)) over newest as has_sale
      from price_history h where h.product_id = ${productId}
      window newest as (partition by h.variation_id order by h.id desc)
    )
    select variation_id as "variationId",
      min(case when sale_price_cents is not null and sale_begins < ends and sale_ends > begins then sale_price_cents else price_cents end) as cents,
      bool_or(price_cents = usual and (sale_price_cents is null or sale_begins > begins or sale_ends < ends)) as "usualWasCharged",
      bool_or(has_sale) as "hasSale",
      (array_agg(price_cents order by id desc) filter (where price_cents < usual))[1] as "raisedFrom",
      (array_agg(ends order by id desc) filter (where price_cents < usual))[1] as "raisedAt"
    from spans where ends >= begins group by variation_id order by variation_id nulls first limit 200`.execute(db)
  return rows
}

/** What of a product or a variation is asked for: its number, and that of the variation. */
type OfferOf = { productId: number; variationId: number | null }
const keyOf = ({ productId, variationId }: OfferOf) => `${productId}:${variationId ?? ''}`

export type PriceBeforeSale = (offer: OfferOf) => Cents | undefined

/** The least that offers with a sale cost in the days before it began. It stays the same for as long as the sale does. */
export async function pricesBeforeSale(db: Kysely<Database>, productIds: readonly number[]): Promise<PriceBeforeSale> {
  if (productIds.length === 0) return () => undefined
  const { rows } = await sql<OfferOf & { cents: Cents }>`
    with spans as (
      select h.id, h.product_id, h.variation_id, h.price_cents, h.sale_price_cents, h.sale_from, h.sale_to, h.since,
        lead(h.since) over (partition by h.product_id, h.variation_id order by h.id) as until,
        first_value(h.sale_price_cents) over newest as sale, first_value(h.sale_from) over newest as announced
      from price_history h where h.product_id = any(${productIds}::bigint[])
      window newest as (partition by h.product_id, h.variation_id order by h.id desc)
    ),
    runs as (
      select *, max(id) filter (where sale_price_cents is distinct from sale) over (partition by product_id, variation_id) as other from spans
    ),
    begun as (
      select product_id, variation_id, greatest(min(since), max(announced)) as at from runs
      where sale is not null and id > coalesce(other, 0) group by product_id, variation_id
    )
    select s.product_id as "productId", s.variation_id as "variationId",
      min(case
        when s.sale_price_cents is not null and coalesce(s.sale_from, '-infinity') < least(coalesce(s.until, now()), b.at)
          and coalesce(s.sale_to, 'infinity') > greatest(s.since, b.at - make_interval(days => ${PRICE_DAYS})) then s.sale_price_cents
        else s.price_cents
      end) as cents
    from spans s join begun b on b.product_id = s.product_id and b.variation_id is not distinct from s.variation_id
    where s.since < b.at and coalesce(s.until, 'infinity') > b.at - make_interval(days => ${PRICE_DAYS})
    group by s.product_id, s.variation_id`.execute(db)
  const known = new Map(rows.map((row) => [keyOf(row), row.cents]))
  return (offer) => known.get(keyOf(offer))
}

/** For as long as somebody may ask for money back (CDC, art. 27) it can be proved what things cost. */
const KEEP_YEARS = 5

/** Of what is older only the price stays that still held then. */
export async function forgetOldPrices(db: Kysely<Database>): Promise<void> {
  await sql`
    with dated as (
      select id, lead(since) over (partition by product_id, variation_id order by id) as until from price_history
      where since < now() - make_interval(years => ${KEEP_YEARS})
    )
    delete from price_history h using dated d where d.id = h.id and d.until < now() - make_interval(years => ${KEEP_YEARS})`.execute(
    db,
  )
}
