import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { TryCounter } from '#kit/rate-limit.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Coupons } from '#shop/coupons/service.ts'
import type { VipDiscount } from '#shop/customers/vip.ts'
import type { Payments } from '#shop/payments/service.ts'
import type { Promotions } from '#shop/promotions/service.ts'
import type { Arrivals } from '#shop/shipping/arrivals.ts'
import type { Shipping } from '#shop/shipping/service.ts'
import { type CheckoutExtraFields, type CheckoutFees, createAskingOthers } from './ask-others.ts'
import type { ExtraField, FieldsAsked } from './contract.ts'
import { createCardGuard } from './card-guard.ts'
import { createDrafts } from './draft.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { repriced } from './repriced.ts'
import { NOT_PROMOTED } from './quote.ts'
import { createQuotes, type FeesAsked } from './quotes.ts'

type Needs = {
  db: Kysely<Database>
  coupons: Coupons
  couponsIn: (trx: Kysely<Database>) => Coupons
  promotions: Promotions
  shipping: Pick<Shipping, 'pricesTo' | 'withMore'>
  arrivals: Pick<Arrivals, 'dated'>
  payments: Pick<Payments, 'find'>
  vipDiscount: Pick<VipDiscount, 'feesOf'>
  payWithValue: NonNullable<Parameters<typeof createQuotes>[0]['payWithValue']>
  limiter: TryCounter
  networkOf: (ip: string) => string
  log: Parameters<typeof createAskingOthers>[0]['log']
  /** What is added to an order or taken off it; unless given, by extensions. */
  checkoutFees?: CheckoutFees | undefined
  /** What is asked at the checkout besides; unless given, by extensions. */
  extraFields?: CheckoutExtraFields | undefined
  askExtensions: { fees: CheckoutFees; checkoutFields: CheckoutExtraFields }
  /** What the shop itself asks. */
  orderQuestions: () => Promise<ExtraField[]>
}

export const checkoutModule = defineModule({
  create: ({
    db,
    coupons,
    couponsIn,
    promotions,
    shipping,
    arrivals,
    payments,
    vipDiscount,
    payWithValue,
    limiter,
    networkOf,
    log,
    askExtensions,
    orderQuestions,
    ...given
  }: Needs) => {
    const { checkoutFees = askExtensions.fees, extraFields = askExtensions.checkoutFields } = given
    const others = createAskingOthers({ checkoutFees, extraFields, log })
    const drafts = createDrafts({ db })
    const fees = async (asked: FeesAsked) => {
      const [own, ofOthers] = await Promise.all([vipDiscount.feesOf(asked), others.fees(asked)])
      return ofOthers && [...own, ...ofOthers]
    }
    return {
      drafts,
      cardGuard: createCardGuard({ tries: limiter, networkOf, payments }),
      quotes: createQuotes({
        coupons,
        promotions,
        shipping,
        arrivals,
        paymentDiscount: async (method) => (await payments.find(method))?.discountPercent ?? 0,
        fees,
        payWithValue,
      }),
      /** Inside of an order's transaction; whoever makes the order names freight and discount, and fees are the checkout's. */
      quotesIn: (trx: Kysely<Database>) =>
        createQuotes({
          coupons: couponsIn(trx),
          promotions: { judge: async () => ({ ...NOT_PROMOTED, hints: [] }) },
          shipping: { pricesTo: async () => () => [], withMore: async (prices) => prices },
          arrivals: { dated: async (prices) => prices },
          paymentDiscount: async () => 0,
          fees: async () => [],
        }),
      repriced,
      /** Fields that others add to the form; undefined where they are not known at the moment. */
      askExtraFields: others.fields,
      /** Those with the shop's own before them. */
      askFormFields: async (asked: FieldsAsked): Promise<ExtraField[] | undefined> => {
        const [own, ofOthers] = await Promise.all([orderQuestions(), others.fields(asked)])
        return ofOthers && [...own, ...ofOthers]
      },
      keptAnswers: createKeptAnswers({ drafts, askExtraFields: others.fields }),
    }
  },
})
