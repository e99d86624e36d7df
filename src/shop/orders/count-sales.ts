import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { OrderStatus } from './contract.ts'

/** True: its units are sold. False: they are not, or no longer. Undefined: as it was before. */
export function countsAsSold(status: OrderStatus): boolean | undefined {
  if (status === 'processing' || status === 'completed') return true
  return status === 'cancelled' || status === 'refunded' ? false : undefined
}

/**
 * Brings `products.total_sales` to where the order's state says. The order's own flag turns in the same statement, so asking
 * twice counts once. Last in its transaction: a product that everybody buys is locked for a moment only.
 */
export async function countSales(trx: Transaction<Database>, orderId: number, status: OrderStatus) {
  const isSold = countsAsSold(status)
  if (isSold === undefined) return
  await sql`
    with turned as (update orders set sales_counted = ${isSold} where id = ${orderId} and sales_counted <> ${isSold}
      and not (${isSold} and is_test_payment(payment_method)) returning id),
    sold as (
      select l.product_id, sum(l.quantity)::integer as units from order_lines l join turned on turned.id = l.order_id
      where l.product_id is not null group by l.product_id
    ),
    locked as (
      select p.id, sold.units from products p join sold on sold.product_id = p.id order by p.id for no key update of p
    )
    -- A merchant may have set the number anew meanwhile: it never falls below nothing.
    update products p set total_sales = greatest(0, p.total_sales + ${isSold ? sql`l.units` : sql`-l.units`})
    from locked l where p.id = l.id`.execute(trx)
}
