import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ExamplePlace } from './tables.ts'

type Trx = Transaction<Database>

const numbersOf = (place: ExamplePlace) => sql`(select row_id from example_rows where place = ${place})`
const ORDERS = numbersOf('orders')
const MEMBERS = sql`(select id from users where id in ${numbersOf('users')} and roles = '{customer}')`
/** Each has a row for a day, and none of a day before the shop began that is not an example. */
const DAY_TABLES = [
  'visit_days',
  'page_view_days',
  'product_view_days',
  'empty_search_days',
  'search_days',
  'page_speed_days',
  'cart_journey_days',
] as const

/** Takes the examples away and leaves what the shop itself has sold, counted and been told. False where there are none. */
export async function removeExamples(trx: Trx): Promise<boolean> {
  // This one row is what the register of changes tells of it.
  const life = await trx.deleteFrom('example_life').returning('begun_on').executeTakeFirst()
  if (!life) return false
  await sql`select set_config('vitrine.moving_in', 'on', true), set_config('vitrine.actor', '', true)`.execute(trx)
  // Some thousand rows: more than a request's statement may else take on a machine that is busy.
  await sql`set local statement_timeout = '60s'`.execute(trx)
  await takeUnitsBack(trx)
  await takeCountsBack(trx)
  await removeOrders(trx)
  await run(trx, sql`delete from reviews where id in ${numbersOf('reviews')}`)
  await run(trx, sql`delete from product_questions where id in ${numbersOf('product_questions')}`)
  await run(
    trx,
    sql`delete from cart_journeys where id in ${numbersOf('cart_journeys')} or cart_id in (select id from carts where user_id in ${MEMBERS})`,
  )
  await run(trx, sql`delete from users where id in ${MEMBERS}`)
  for (const table of DAY_TABLES) await run(trx, sql`delete from ${sql.table(table)} where day < ${life.begun_on}::date`)
  await run(trx, sql`delete from example_rows`)
  return true
}

const run = async (trx: Trx, statement: RawBuilder<unknown>) => void (await statement.execute(trx))

/** Units come from nowhere and go nowhere. Where an example gave back more than it took, and that was sold since, the ledger says so. */
const takeUnitsBack = (trx: Trx) =>
  run(
    trx,
    sql`
    with gone as (
      delete from stock_moves where order_id in ${ORDERS} or id in ${numbersOf('stock_moves')} returning stock_id, units
    ),
    brought as (select stock_id, sum(units)::integer as units from gone group by stock_id having sum(units) <> 0),
    counted as (
      update stock s set on_hand = greatest(0, s.on_hand - b.units) from brought b where s.id = b.stock_id
      returning s.id, s.on_hand, b.units
    ),
    was as (select s.id, s.on_hand from stock s join brought b on b.stock_id = s.id)
    insert into stock_moves (stock_id, units, reason)
    select c.id, c.units - (w.on_hand - c.on_hand), 'corrected' from counted c join was w on w.id = c.id
    where c.units - (w.on_hand - c.on_hand) <> 0`,
  )

async function takeCountsBack(trx: Trx) {
  await run(
    trx,
    sql`
    update products p set total_sales = greatest(0, p.total_sales - sold.units)
    from (
      select l.product_id, sum(l.quantity)::integer as units from order_lines l join orders o on o.id = l.order_id and o.sales_counted
      where o.id in ${ORDERS} group by l.product_id
    ) sold where p.id = sold.product_id`,
  )
  await run(
    trx,
    sql`
    with gone as (delete from coupon_uses where order_id in ${ORDERS} returning coupon_id)
    update coupons c set used = greatest(0, c.used - given_back.times)
    from (select coupon_id, count(*)::integer as times from gone group by coupon_id) given_back where c.id = given_back.coupon_id`,
  )
}

/** Customers first: what each of them spent need not be counted anew for every order that goes. Guests are known by their orders alone. */
async function removeOrders(trx: Trx) {
  await run(
    trx,
    sql`
    delete from customer_profiles p where not exists (select from customer_profiles m where m.merged_into = p.id) and (
      p.user_id in ${MEMBERS}
      or p.origin = 'order' and p.user_id is null
        and p.id in (select profile_id from customer_orders where order_id in ${ORDERS})
        and not exists (select from customer_orders o where o.profile_id = p.id and o.order_id not in ${ORDERS}))`,
  )
  await run(trx, sql`delete from payment_events where order_id in ${ORDERS}`)
  await run(trx, sql`delete from orders where id in ${ORDERS}`)
}
