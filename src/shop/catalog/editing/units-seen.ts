import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { OfferInput } from './contract.ts'

type Place = { productId: number; variationId: number | null }

/** Whether units were sold or came since somebody saw how many there are. The row stays locked until their number is written. */
export async function haveUnitsMoved(
  trx: Transaction<Database>,
  { productId, variationId }: Place,
  { unitsSeen }: OfferInput,
): Promise<boolean> {
  if (unitsSeen === undefined) return false
  const row = await trx
    .selectFrom('stock')
    .select('on_hand')
    .where('product_id', '=', productId)
    .where(sql<boolean>`variation_id is not distinct from ${variationId}::bigint`)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined && row.on_hand !== unitsSeen
}
