import { sql } from 'kysely'
import { PREPARED } from '#db/prepared.ts'
import type { StockLedger } from './contract.ts'
import { groupWanted } from './wanted.ts'

/** Every movement is one statement: the rows are locked in the order of their ids, changed only if enough is there, and written down. */
export function createStock(): StockLedger {
  return {
    take: async (trx, { orderId, reason, wanted }) => {
      const asked = groupWanted(wanted)
      if (asked.length === 0) return { short: [], owed: new Map() }
      const list = JSON.stringify(asked.map(({ stockId, units, backorders }) => ({ stock_id: stockId, units, backorders })))
      const { rows } = await sql<{ stock_id: number; units: number; taken: number | null }>`${PREPARED}
        with wanted as (
          select * from jsonb_to_recordset(${list}::jsonb) as w(stock_id bigint, units integer, backorders boolean)
        ),
        locked as (
          select s.id, s.on_hand, s.owed, p.backorder_limit as most from stock s join products p on p.id = s.product_id
          where s.id = any(${asked.map(({ stockId }) => stockId)}::bigint[]) order by s.id for update of s
        ),
        taken as (
          -- By what is there now that the row is ours: this statement's own view of it may be older than the lock.
          update stock s set on_hand = s.on_hand - least(l.on_hand, w.units)
          from locked l join wanted w on w.stock_id = l.id
          where s.id = l.id and (l.on_hand >= w.units or w.backorders and coalesce(l.owed + w.units - l.on_hand <= l.most, true))
          returning s.id, least(l.on_hand, w.units) as units
        ),
        written as (
          insert into stock_moves (stock_id, units, reason, order_id)
          select id, -units, ${reason}, ${orderId} from taken where units > 0
        )
        select w.stock_id, w.units, t.units as taken from wanted w left join taken t on t.id = w.stock_id`.execute(trx)
      return {
        short: rows.filter(({ taken }) => taken === null).map(({ stock_id }) => stock_id),
        owed: new Map(rows.map(({ stock_id, units, taken }) => [stock_id, units - (taken ?? 0)])),
      }
    },

    release: async (trx, orderId) => {
      const { rows } = await sql<{ units: number }>`
        with due as (
          select stock_id, -sum(units)::integer as units from stock_moves where order_id = ${orderId} group by stock_id having sum(units) < 0
        ),
        locked as (select s.id, due.units from stock s join due on due.stock_id = s.id order by s.id for update of s),
        back as (update stock s set on_hand = s.on_hand + l.units from locked l where s.id = l.id returning s.id, l.units),
        written as (
          insert into stock_moves (stock_id, units, reason, order_id) select id, units, 'released', ${orderId} from back
        )
        select units from back`.execute(trx)
      return rows.reduce((sum, { units }) => sum + units, 0)
    },

    putBack: async (trx, orderId, units) => {
      if (units.length === 0) return
      const list = JSON.stringify(units.map((one) => ({ stock_id: one.stockId, units: one.units })))
      await sql`
        with due as (
          select m.stock_id, least(w.units, -sum(m.units))::integer as units
          from stock_moves m
          join (
            select stock_id, sum(units) as units from jsonb_to_recordset(${list}::jsonb) as w(stock_id bigint, units integer) group by stock_id
          ) w on w.stock_id = m.stock_id
          where m.order_id = ${orderId} group by m.stock_id, w.units having sum(m.units) < 0
        ),
        locked as (select s.id, due.units from stock s join due on due.stock_id = s.id order by s.id for update of s),
        back as (update stock s set on_hand = s.on_hand + l.units from locked l where s.id = l.id returning s.id, l.units)
        insert into stock_moves (stock_id, units, reason, order_id) select id, units, 'returned', ${orderId} from back`.execute(
        trx,
      )
    },

    count: async (trx, { productId, variationId, units }) => {
      // Two merchants may count the same thing for the first time at once; the second finds the first's row.
      const made = await sql<{ id: number }>`
        insert into stock (product_id, variation_id, on_hand) values (${productId}, ${variationId}, ${units ?? 0})
        on conflict do nothing returning id`.execute(trx)
      const first = made.rows[0]
      if (first && units)
        await sql`insert into stock_moves (stock_id, units, reason) values (${first.id}, ${units}, 'received')`.execute(trx)
      if (first || units === undefined) return
      await sql`
        with locked as (
          select id, on_hand from stock
          where product_id = ${productId} and variation_id is not distinct from ${variationId}::bigint for update
        ),
        changed as (
          update stock s set on_hand = ${units} from locked l where s.id = l.id and l.on_hand <> ${units}
          returning s.id, ${units}::integer - l.on_hand as units
        )
        insert into stock_moves (stock_id, units, reason) select id, units, 'corrected' from changed`.execute(trx)
    },

    countAll: async (trx, counted) => {
      if (counted.length === 0) return
      const list = JSON.stringify(
        counted.map(({ productId, variationId, units }) => ({ product_id: productId, variation_id: variationId, units })),
      )
      const wanted = sql`wanted as (
        select * from jsonb_to_recordset(${list}::jsonb) as w(product_id bigint, variation_id bigint, units integer)
      )`
      await sql`
        with ${wanted},
        made as (
          insert into stock (product_id, variation_id, on_hand) select product_id, variation_id, coalesce(units, 0) from wanted
          on conflict do nothing returning id, on_hand
        )
        insert into stock_moves (stock_id, units, reason) select id, on_hand, 'received' from made where on_hand > 0`.execute(trx)
      await sql`
        with ${wanted},
        target as (
          select s.id, w.units from wanted w join stock s on s.product_id = w.product_id and s.variation_id is null
          where w.variation_id is null and w.units is not null
          union all
          select s.id, w.units from wanted w join stock s on s.variation_id = w.variation_id where w.units is not null
        ),
        locked as (select s.id, s.on_hand, t.units from stock s join target t on t.id = s.id order by s.id for update of s),
        changed as (
          update stock s set on_hand = l.units from locked l where s.id = l.id and l.on_hand <> l.units
          returning s.id, l.units - l.on_hand as units
        )
        insert into stock_moves (stock_id, units, reason) select id, units, 'corrected' from changed`.execute(trx)
    },
  }
}
