import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { enqueue } from '#jobs/queue.ts'

export const COUNT_TOGETHER_JOB = 'count-bought-together'

/** Older orders say little of what goes together today. */
const DAYS = 180
/** One order may be chance, and would tell what one person bought. */
const LEAST_ORDERS = 2
const MOST_OTHERS = 12
/** Who stocks a shop of their own buys everything with everything. */
const MOST_PRODUCTS_OF_ORDER = 50
const HOUR_OF_NIGHT = 3

/** Asked each hour: the first time after three at night asks for the job, and a shop that never counted does not wait. */
export async function askForCount(db: Kysely<Database>) {
  const { rows } = await sql<{ night: string }>`
    select to_char(now() at time zone 'America/Sao_Paulo' - make_interval(hours => ${HOUR_OF_NIGHT}::integer), 'YYYY-MM-DD') as night`.execute(
    db,
  )
  await enqueue(db, { kind: COUNT_TOGETHER_JOB, payload: {}, ref: rows[0]!.night })
}

/** Brings `bought_together` to what the paid orders say; rows that stay the same are not written. */
export const countTogether = (db: Kysely<Database>) =>
  inTransaction(db, async (trx) => {
    await sql`set local statement_timeout = '50s'`.execute(trx)
    await sql`
      with bought as (
        select distinct l.order_id, l.product_id
        from orders o join order_lines l on l.order_id = o.id
        where o.created_at > now() - make_interval(days => ${DAYS}::integer)
          and o.trashed_at is null and o.paid_at is not null and o.status in ('processing', 'completed')
          and not is_test_payment(o.payment_method)
          -- What came as a gift was not chosen.
          and l.product_id is not null and l.total_cents > 0
      ),
      fair as (
        select order_id, product_id from (select *, count(*) over (partition by order_id) as products from bought) counted
        where products between 2 and ${MOST_PRODUCTS_OF_ORDER}
      ),
      pairs as (
        select one.product_id, other.product_id as other_id, count(*) as orders
        from fair one join fair other on other.order_id = one.order_id and other.product_id <> one.product_id
        group by 1, 2 having count(*) >= ${LEAST_ORDERS}
      ),
      placed as (
        select product_id, other_id, row_number() over (partition by product_id order by orders desc, other_id desc) as place
        from pairs where exists (select from product_shelf s where s.product_id = other_id and s.in_catalog)
      ),
      wanted as (select product_id, other_id, place::smallint from placed where place <= ${MOST_OTHERS}),
      gone as (
        delete from bought_together t
        where not exists (select from wanted w where w.product_id = t.product_id and w.other_id = t.other_id)
      )
      insert into bought_together as t (product_id, other_id, place) select product_id, other_id, place from wanted
      on conflict (product_id, other_id) do update set place = excluded.place where t.place <> excluded.place`.execute(trx)
  })
