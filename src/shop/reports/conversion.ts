import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Period } from './period.ts'
import { isIn } from './sold.ts'

/** How far the carts came that were begun in a period: each number is a part of the one before it. */
export type Conversion = { carts: number; checkouts: number; orders: number; paid: number }

/** Carts of the last months one by one, and before that by the sums of their days. */
export async function readConversion(db: Kysely<Database>, period: Period): Promise<Conversion> {
  const { rows } = await sql<Conversion>`
    with counted as (
      select count(*) as carts, count(j.checkout_at) as checkouts, count(j.ordered_at) as orders,
        count(*) filter (where o.status in ('processing', 'completed', 'refunded') and not is_test_payment(o.payment_method)) as paid
      from cart_journeys j left join orders o on o.id = j.order_id
      where ${isIn(sql.ref('j.begun_at'), period)}
      union all
      select carts, checkouts, orders, paid from cart_journey_days where day between ${period.from}::date and ${period.to}::date
    )
    select sum(carts)::int as carts, sum(checkouts)::int as checkouts, sum(orders)::int as orders, sum(paid)::int as paid
    from counted`.execute(db)
  return rows[0]!
}
