import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Period } from './period.ts'
import { isIn } from './sold.ts'

/** How far the carts came that were begun in a period: each number is a part of the one before it. */
export type Conversion = { carts: number; checkouts: number; orders: number; paid: number }

export async function readConversion(db: Kysely<Database>, period: Period): Promise<Conversion> {
  const { rows } = await sql<Conversion>`
    select count(*)::int as carts, count(j.checkout_at)::int as checkouts, count(j.ordered_at)::int as orders,
      count(*) filter (where o.status in ('processing', 'completed', 'refunded'))::int as paid
    from cart_journeys j left join orders o on o.id = j.order_id
    where ${isIn(sql.ref('j.begun_at'), period)}`.execute(db)
  return rows[0]!
}
