import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { WantedUnits } from '../stock/contract.ts'
import type { Placing } from './contract.ts'
import { type Holding, ordersToLetGo } from './holdings.ts'
import { moveOrder } from './move-order.ts'
import type { Parts } from './parts.ts'
import { GAVE_WAY, SHOP_ACTOR } from './text.ts'

type Trx = Transaction<Database>
type Asking = Pick<Parts, 'stock' | 'coupons'> & { placing: Placing; wanted: WantedUnits[] }

/** A shopper is never kept from buying by what the same shopper has not paid yet: those orders make room, or all stays as it was. */
export async function releaseOwnHolds(trx: Trx, { placing, wanted, stock, coupons }: Asking) {
  const stockIds = wanted.map(({ stockId }) => stockId)
  const holdings = await ownHoldings(trx, placing, stockIds)
  if (holdings.length === 0) return
  const { rows } = await sql<{ id: number; onHand: number; room: number | null }>`
    select s.id, s.on_hand as "onHand", greatest(p.backorder_limit - s.owed, 0) as room
    from stock s join products p on p.id = s.product_id where s.id = any(${stockIds}::bigint[])`.execute(trx)
  const stocks = new Map(rows.map((row) => [row.id, row]))
  // What may be owed is bounded too, where the merchant set a limit.
  const roomOf = ({ stockId, backorders }: WantedUnits) => (backorders ? (stocks.get(stockId)?.room ?? null) : null)
  const bounded = wanted.map((one) => ({ ...one, backorders: one.backorders && roomOf(one) === null }))
  const left = new Map(wanted.map((one) => [one.stockId, (stocks.get(one.stockId)?.onHand ?? 0) + (roomOf(one) ?? 0)]))
  for (const orderId of ordersToLetGo(bounded, left, holdings))
    await moveOrder(trx, { stock, coupons }, { orderId, to: 'cancelled', actor: SHOP_ACTOR, note: GAVE_WAY })
}

// Orders are locked before stock, as everywhere.
async function ownHoldings(trx: Trx, { sessionId, userId }: Placing, stockIds: number[]): Promise<Holding[]> {
  const { rows } = await sql<Holding>`
    with own as materialized (
      select id from orders
      where status = 'pending' and paid_cents = 0 and (session_id = ${sessionId} or user_id = ${userId ?? null})
      order by id for update
    )
    select "orderId", "stockId", sum(units)::integer as units from (
      select m.order_id as "orderId", m.stock_id as "stockId", -m.units as units from own join stock_moves m on m.order_id = own.id
      where m.stock_id = any(${stockIds}::bigint[])
      union all
      select l.order_id, owes.stock_id, owes.units
      from own join order_lines l on l.order_id = own.id cross join lateral line_debts(l) owes where owes.stock_id = any(${stockIds}::bigint[])
    ) has group by "orderId", "stockId" having sum(units) > 0`.execute(trx)
  return rows
}
