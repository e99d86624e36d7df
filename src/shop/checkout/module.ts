import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Coupons } from '#shop/coupons/service.ts'
import type { Payments } from '#shop/payments/service.ts'
import type { Shipping } from '#shop/shipping/service.ts'
import { createDrafts } from './draft.ts'
import { repriced } from './pay-order.ts'
import { createQuotes } from './quotes.ts'

type Needs = {
  db: Kysely<Database>
  coupons: Coupons
  couponsIn: (trx: Kysely<Database>) => Coupons
  shipping: Pick<Shipping, 'pricesTo'>
  payments: Pick<Payments, 'find'>
}

export const checkoutModule = defineModule({
  create: ({ db, coupons, couponsIn, shipping, payments }: Needs) => ({
    drafts: createDrafts({ db }),
    quotes: createQuotes({
      coupons,
      shipping,
      paymentDiscount: async (method) => (await payments.find(method))?.discountPercent ?? 0,
    }),
    /** Inside of an order's transaction; whoever makes the order names freight and discount. */
    quotesIn: (trx: Kysely<Database>) =>
      createQuotes({
        coupons: couponsIn(trx),
        shipping: { pricesTo: async () => () => [] },
        paymentDiscount: async () => 0,
      }),
    repriced,
  }),
})
