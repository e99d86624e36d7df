import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Coupons } from '#shop/coupons/service.ts'
import type { Payments } from '#shop/payments/service.ts'
import type { Shipping } from '#shop/shipping/service.ts'
import { type CheckoutFees, createFeesAsking } from './ask-fees.ts'
import { createDrafts } from './draft.ts'
import { repriced } from './pay-order.ts'
import { createQuotes } from './quotes.ts'

type Needs = {
  db: Kysely<Database>
  coupons: Coupons
  couponsIn: (trx: Kysely<Database>) => Coupons
  shipping: Pick<Shipping, 'pricesTo'>
  payments: Pick<Payments, 'find'>
  log: Parameters<typeof createFeesAsking>[0]['log']
  /** What is added to an order or taken off it by others than the core. */
  checkoutFees?: CheckoutFees | undefined
}

export const checkoutModule = defineModule({
  create: ({ db, coupons, couponsIn, shipping, payments, log, checkoutFees }: Needs) => ({
    drafts: createDrafts({ db }),
    quotes: createQuotes({
      coupons,
      shipping,
      paymentDiscount: async (method) => (await payments.find(method))?.discountPercent ?? 0,
      fees: createFeesAsking({ checkoutFees, log }),
    }),
    /** Inside of an order's transaction; whoever makes the order names freight and discount, and fees are the checkout's. */
    quotesIn: (trx: Kysely<Database>) =>
      createQuotes({
        coupons: couponsIn(trx),
        shipping: { pricesTo: async () => () => [] },
        paymentDiscount: async () => 0,
        fees: async () => [],
      }),
    repriced,
  }),
})
