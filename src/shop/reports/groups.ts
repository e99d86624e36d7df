import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Breakdown, SalesRow, Sums } from './breakdown.ts'

/** Statements that end in `sold` (each order once), `grouped` (each row once) and perhaps `rest`. */
export type Groups = {
  statements: RawBuilder<unknown>
  /** The sum of all units. */
  units: RawBuilder<unknown>
  /** What a row of `grouped g` is called. */
  name: RawBuilder<unknown>
  isInTime: boolean
  hasRest: boolean
}

type Plain = Pick<Sums, 'orders' | 'units'> & { goods: number; discount: number; shipping: number; refunded: number }
type Row = {
  totals: Plain
  rows: (Plain & { key: string; name: string })[] | null
  row_count: number
  rest: Plain | null
}

/** A page of the groups, how many there are, and the sums of all orders: read together, so that they agree. */
export async function tellGroups(
  db: Kysely<Database>,
  { statements, units, name: called, isInTime, hasRest }: Groups,
  { limit, offset }: { limit: number; offset: number },
): Promise<Breakdown> {
  const inTurn = isInTime ? sql`g.key` : sql`g.goods - g.discount + g.shipping desc, g.orders desc, g.key`
  const { rows: found } = await sql<Row>`
    with ${statements},
    totals as (
      select count(*) as orders, coalesce(sum(goods), 0) as goods, coalesce(sum(discount), 0) as discount,
        coalesce(sum(shipping), 0) as shipping, coalesce(sum(refunded), 0) as refunded,
        coalesce(${units}, 0) as units
      from sold
    )
    select to_jsonb(totals) as totals,
      (select jsonb_agg(page order by page.place) from (
        select g.key, ${called} as name, g.orders, g.units, g.goods, g.discount, g.shipping, g.refunded, row_number() over () as place
        from (select g.* from grouped g order by ${inTurn} limit ${limit} offset ${offset}) g
      ) page) as rows,
      (select count(*)::int from grouped) as row_count,
      ${hasRest ? sql`(select to_jsonb(rest) from rest)` : sql`null`} as rest
    from totals`.execute(db)
  const { totals, rows, row_count: rowCount, rest } = found[0]!
  return {
    totals: sumsOf(totals),
    rows: (rows ?? []).map(({ key, name, ...sums }) => ({ key, name, ...sumsOf(sums) })),
    rowCount,
    rest: rest ? { key: 'rest', name: REST_NAME, ...sumsOf(rest) } : undefined,
  }
}

const REST_NAME = 'Frete e ajustes do pedido'

function sumsOf({ orders, units, goods, discount, shipping, refunded }: Plain): Sums {
  const totalCents = goods - discount + shipping
  return {
    orders,
    units,
    goodsCents: goods,
    discountCents: discount,
    shippingCents: shipping,
    totalCents,
    refundedCents: refunded,
    netCents: totalCents - refunded,
  }
}

/** Two rows as one. */
export const together = (one: SalesRow, other: Sums): SalesRow => ({
  ...one,
  ...(Object.fromEntries(SUMS.map((name) => [name, one[name] + other[name]])) as Sums), // the same names as in Sums
})
export const SUMS = [
  'orders',
  'units',
  'goodsCents',
  'discountCents',
  'shippingCents',
  'totalCents',
  'refundedCents',
  'netCents',
] as const
