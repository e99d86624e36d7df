import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Breakdown, SalesRow, Sums } from './contract.ts'

/** Statements that end in `totals` (one row), `rows` (a page of the groups, each with its place), `row_count` and perhaps `rest`. */
export type Groups = { statements: RawBuilder<unknown>; hasRest: boolean }

type Plain = Pick<Sums, 'orders' | 'units'> & {
  goods: number
  discount: number
  shipping: number
  fees: number
  refunded: number
}
type Row = {
  totals: Plain
  rows: (Plain & { key: string; name: string })[] | null
  row_count: number
  rest: Plain | null
}

/** A page of the groups, how many there are, and the sums of all orders: read together, so that they agree. */
export async function tellGroups(db: Kysely<Database>, { statements, hasRest }: Groups): Promise<Breakdown> {
  const { rows: found } = await sql<Row>`
    with ${statements}
    select to_jsonb(totals) as totals, (select jsonb_agg(r order by r.place) from rows r) as rows, (select count from row_count) as row_count,
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

function sumsOf({ orders, units, goods, discount, shipping, fees, refunded }: Plain): Sums {
  const totalCents = goods - discount + shipping + fees
  return {
    orders,
    units,
    goodsCents: goods,
    discountCents: discount,
    shippingCents: shipping,
    feesCents: fees,
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
  'feesCents',
  'totalCents',
  'refundedCents',
  'netCents',
] as const
