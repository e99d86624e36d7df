import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

/** As long as the law has access logs kept; after that a cart is a number in its day. */
export const JOURNEYS_KEPT_DAYS = 180
/** What one statement takes along, so that nobody waits for it. */
const MOST_AT_ONCE = 5_000

/**
 * Adds carts that are older up by their day and forgets them one by one. Reports say the same before and after: what is
 * fixed then is only whether the order was paid.
 */
export async function forgetJourneys(db: Kysely<Database>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ forgotten: number }>`
      with gone as (
        delete from cart_journeys where id in (
          select id from cart_journeys where begun_at < now() - make_interval(days => ${JOURNEYS_KEPT_DAYS})
          order by begun_at limit ${MOST_AT_ONCE} for update skip locked
        ) returning begun_at, checkout_at, ordered_at, order_id
      ),
      summed as (
        insert into cart_journey_days as kept (day, carts, checkouts, orders, paid)
        select (begun_at at time zone 'America/Sao_Paulo')::date, count(*), count(checkout_at), count(ordered_at),
          count(*) filter (where o.status in ('processing', 'completed', 'refunded') and not is_test_payment(o.payment_method))
        from gone left join orders o on o.id = gone.order_id group by 1
        on conflict (day) do update set carts = kept.carts + excluded.carts, checkouts = kept.checkouts + excluded.checkouts,
          orders = kept.orders + excluded.orders, paid = kept.paid + excluded.paid
      )
      select count(*)::int as forgotten from gone`.execute(db)
    if (rows[0]!.forgotten < MOST_AT_ONCE) return
  }
}
