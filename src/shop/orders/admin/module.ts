import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Quotes } from '../../checkout/quotes.ts'
import type { Inbox } from '../../payments/inbox.ts'
import type { Payments } from '../../payments/service.ts'
import { createOrderCreation, type AdminOrderParts } from './create-order.ts'
import { createOrderChanges } from './change-order.ts'

type Sums = Parameters<AdminOrderParts['paidBy']>[2]
type Needs = {
  db: Kysely<Database>
  stock: AdminOrderParts['stock']
  couponUses: AdminOrderParts['coupons'] & { move: AdminOrderParts['moveCoupons'] }
  quotesIn: (trx: Kysely<Database>) => Quotes
  paymentsIn: (trx: Kysely<Database>) => Payments
  inboxIn: (trx: Kysely<Database>) => Inbox
  repriced: (sums: Sums, discountPercent: number) => Awaited<ReturnType<AdminOrderParts['paidBy']>>
}

/** Orders that people of the shop make and change. */
export const adminOrdersModule = defineModule({
  create: ({ db, stock, couponUses, quotesIn, paymentsIn, inboxIn, repriced }: Needs) => {
    const hand: AdminOrderParts = {
      stock,
      coupons: couponUses,
      quote: (trx, cart, choices) => quotesIn(trx).quote(cart, choices),
      moveCoupons: couponUses.move,
      paidBy: async (trx, methodId, sums) => repriced(sums, (await paymentsIn(trx).find(methodId))?.discountPercent ?? 0),
      confirmPayment: (trx, orderId, actor) => inboxIn(trx).confirmPayment(orderId, actor),
    }
    return { adminOrders: { create: createOrderCreation({ db, ...hand }), change: createOrderChanges({ db, ...hand }) } }
  },
})
