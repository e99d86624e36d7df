import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Fee } from '#shop/checkout/contract.ts'

/** What rules of the shop added to an order or took off it, in the order in which it is told. */
export const readFees = async (db: Kysely<Database>, orderId: number): Promise<Fee[]> =>
  await db
    .selectFrom('order_fees')
    .select(['code as id', 'label', 'cents'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
