import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Quotes } from '#shop/checkout/quotes.ts'
import type { Inbox } from '#shop/payments/inbox.ts'
import type { Payments } from '#shop/payments/service.ts'
import { createHandOrders, type HandParts } from './by-hand.ts'
import { createHandChanges } from './change-by-hand.ts'

type Sums = Parameters<HandParts['paidBy']>[2]
type Needs = {
  db: Kysely<Database>
  stock: HandParts['stock']
  couponUses: HandParts['coupons'] & { move: HandParts['moveCoupons'] }
  quotesIn: (trx: Kysely<Database>) => Quotes
  paymentsIn: (trx: Kysely<Database>) => Payments
  inboxIn: (trx: Kysely<Database>) => Inbox
  repriced: (sums: Sums, discountPercent: number) => Awaited<ReturnType<HandParts['paidBy']>>
}

/** Orders that people of the shop make and change. */
export const ordersByHandModule = defineModule({
  create: ({ db, stock, couponUses, quotesIn, paymentsIn, inboxIn, repriced }: Needs) => {
    const hand: HandParts = {
      stock,
      coupons: couponUses,
      quote: (trx, cart, choices) => quotesIn(trx).quote(cart, choices),
      moveCoupons: couponUses.move,
      paidBy: async (trx, methodId, sums) => repriced(sums, (await paymentsIn(trx).find(methodId))?.discountPercent ?? 0),
      confirmPayment: (trx, orderId, actor) => inboxIn(trx).confirmPayment(orderId, actor),
    }
    return { ordersByHand: { create: createHandOrders({ db, ...hand }), change: createHandChanges({ db, ...hand }) } }
  },
})
