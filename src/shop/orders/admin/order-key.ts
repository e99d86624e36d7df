import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { sha256 } from '#kit/ids.ts'
import { AdminOrderRefused } from './refusal.ts'

/** Orders that merchants write come from nobody's cart. */
const NO_CART = 0

/**
 * The order that a key stands for. Its row comes first in the transaction, as at the checkout: whoever comes with the same key waits
 * for it and gets the same order, and who asks for something else under it is told which order there is.
 */
export async function claimAdminOrderKey(trx: Transaction<Database>, key: string, input: object) {
  const fingerprint = sha256(JSON.stringify(input))
  const claim = await trx
    .insertInto('order_keys')
    .values({ key, cart_id: NO_CART, fingerprint })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('order_id')
    .executeTakeFirst()
  if (claim) return { orderId: claim.order_id, isRepeat: false }
  const known = await trx
    .selectFrom('order_keys')
    .innerJoin('orders', 'orders.id', 'order_keys.order_id')
    .select(['orders.id', 'orders.number', 'order_keys.fingerprint'])
    .where('order_keys.key', '=', key)
    .executeTakeFirstOrThrow()
  if (!known.fingerprint.equals(fingerprint)) throw new AdminOrderRefused({ kind: 'key-reused', number: known.number })
  return { orderId: known.id, isRepeat: true }
}
