import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Gateway } from './providers/test/gateway.ts'
import { TEST_GATEWAY } from './providers/test/method.ts'
import type { ServiceRefunds } from './service-refunds.ts'

type Options = { db: Kysely<Database>; gateway: Pick<Gateway, 'giveBack'>; refunds: Pick<ServiceRefunds, 'give'> }

/**
 * The job that asks the payment service for the money of a refund, by the refund's own key, so that a repeated try gives nothing
 * twice. Money that came without a service (Pix by hand, transfer, cash) the merchant gives back.
 */
export function createGiveBackJob({ db, gateway, refunds }: Options) {
  return async ({ payload }: { payload: unknown }) => {
    const id = Number((payload as { refund?: unknown }).refund)
    if (!Number.isSafeInteger(id)) return
    const refund = await db
      .selectFrom('order_refunds')
      .innerJoin('orders', 'orders.id', 'order_refunds.order_id')
      .select([
        'orders.key as orderKey',
        'orders.payment_method',
        'order_refunds.key',
        'order_refunds.amount_cents',
        'order_refunds.stored_value_cents',
      ])
      .where('order_refunds.id', '=', id)
      .executeTakeFirst()
    if (!refund) return
    if (refund.payment_method !== TEST_GATEWAY) return await refunds.give(id)
    await gateway.giveBack({
      key: refund.orderKey,
      amountCents: refund.amount_cents - refund.stored_value_cents,
      refundKey: refund.key,
    })
  }
}
