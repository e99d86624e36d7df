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
  const rows = await trx.selectFrom('stock').select(['id', 'on_hand']).where('id', 'in', stockIds).execute()
  const onHand = new Map(rows.map((row) => [row.id, row.on_hand]))
  for (const orderId of ordersToLetGo(wanted, onHand, holdings))
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
    select m.order_id as "orderId", m.stock_id as "stockId", -sum(m.units)::integer as units
    from own join stock_moves m on m.order_id = own.id
    where m.stock_id = any(${stockIds}::bigint[])
    group by m.order_id, m.stock_id having sum(m.units) < 0`.execute(trx)
  return rows
}
