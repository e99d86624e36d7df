import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Cents } from '#kit/money.ts'
import { foldOrigins, MOST_SOURCES, type OriginOf } from './by-origin.ts'
import { sideGroups } from './by-side.ts'
import { stepGroups } from './by-step.ts'
import { tellGroups } from './groups.ts'
import { nameOf } from './names.ts'
import type { Period } from './period.ts'

export const BREAKDOWNS = ['day', 'week', 'month', 'product', 'category', 'coupon', 'origin', 'payment', 'state'] as const
export type By = (typeof BREAKDOWNS)[number]

/** `total = goods − discount + freight` is what buyers owed; `net` is what stayed once refunds are taken off. */
export type Sums = {
  orders: number
  units: number
  goodsCents: Cents
  /** Coupons, what merchants took off, and the discount for the way of paying. */
  discountCents: Cents
  shippingCents: Cents
  totalCents: Cents
  refundedCents: Cents
  netCents: Cents
}
export type SalesRow = Sums & { key: string; name: string }

/** Rows of all pages and the rest add up to the totals, and those to the orders, centavo by centavo. */
export type Breakdown = {
  totals: Sums
  rows: SalesRow[]
  rowCount: number
  /** What belongs to an order and to none of its items: freight, the discount for paying, money given back without naming an item. */
  rest: SalesRow | undefined
}

type Asked = { by: By; period: Period; limit: number; offset: number }

/** What was sold in a period, told by one of its sides. One statement, however many orders there are. */
export async function readBreakdown(
  { db, originOf }: { db: Kysely<Database>; originOf: OriginOf },
  { by, period, limit, offset }: Asked,
): Promise<Breakdown> {
  const page = { limit, offset }
  if (by === 'day' || by === 'week' || by === 'month') return named(by, await tellGroups(db, stepGroups(by, period, page)))
  if (by !== 'origin') return named(by, await tellGroups(db, sideGroups(by, period, page)))
  // Many sources have one name: they are put together before a page of them is cut.
  const all = await tellGroups(db, sideGroups(by, period, { limit: MOST_SOURCES, offset: 0 }))
  const rows = foldOrigins(all, originOf)
  return { ...all, rows: rows.slice(offset, offset + limit), rowCount: rows.length }
}

const named = (by: By, told: Breakdown): Breakdown => ({
  ...told,
  rows: told.rows.map((row) => ({ ...row, name: nameOf(by, row) })),
})
