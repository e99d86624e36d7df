import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { createSettings, type ShopSettings } from '#content/settings/service.ts'
import { enqueue, periodNow } from '#jobs/queue.ts'
import type { Database } from '#db/schema.ts'
import { repriced } from '#shop/checkout/pay-order.ts'
import { createQuotes } from '#shop/checkout/quotes.ts'
import { createCoupons } from '#shop/coupons/service.ts'
import { giveBackCoupons, moveCouponUses, takeCoupons } from '#shop/coupons/take.ts'
import { createHandOrders, type HandParts } from '#shop/orders/by-hand.ts'
import { createHandChanges } from '#shop/orders/change-by-hand.ts'
import { createOrderMailJob } from '#shop/orders/mail-job.ts'
import { MAIL_JOB } from '#shop/orders/mail-queue.ts'
import { createOrders } from '#shop/orders/service.ts'
import { createGateway, GATEWAY_CALL_JOB } from '#shop/payments/gateway-side.ts'
import { createGiveBackJob } from '#shop/payments/give-back.ts'
import { createInbox, SETTLE_JOB } from '#shop/payments/inbox.ts'
import { usePayments } from '#shop/payments/routes.ts'
import { createPayments, type Payments } from '#shop/payments/service.ts'
import { createStock } from '#shop/stock/ledger.ts'
import { createOrderMails } from '#mail/order-mails.ts'

type Options = {
  db: Kysely<Database>
  settings: ShopSettings
  payments: Payments
  secret: string
  shopUrl: string
}

const MINUTE_SECONDS = 60
/** Asked for once a minute, whichever process does it. */
const EVERY_MINUTE = ['expire-holds', 'poll-payments'] as const

/** Orders with their stock, their money and their mails, and the work that they leave for later. */
export function createOrderServices({ db, settings, payments, secret, shopUrl }: Options) {
  const stock = createStock()
  const coupons = { take: takeCoupons, giveBack: giveBackCoupons }
  const orders = createOrders({ db, stock, payments, coupons })
  const inbox = createInbox({ db, settle: orders.settle })
  const gateway = createGateway({ db, inbox })
  const hand: HandParts = {
    stock,
    coupons,
    // Inside of the order's transaction, which has given its own coupons back; the merchant names freight and discount.
    quote: (trx, cart, choices) =>
      createQuotes({
        coupons: createCoupons({ db: trx }),
        shipping: { pricesTo: async () => () => [] },
        paymentDiscount: async () => 0,
      }).quote(cart, choices),
    moveCoupons: moveCouponUses,
    paidBy: async (trx, methodId, sums) => {
      const method = await createPayments({ settings: createSettings({ db: trx }), shopUrl }).find(methodId)
      return repriced(sums, method?.discountPercent ?? 0)
    },
    confirmPayment: (trx, orderId, actor) => createInbox({ db: trx, settle: orders.settle }).confirmPayment(orderId, actor),
  }
  return {
    orders,
    ordersByHand: { create: createHandOrders({ db, ...hand }), change: createHandChanges({ db, ...hand }) },
    inbox,
    jobs: {
      [MAIL_JOB]: createOrderMailJob({
        db,
        findById: orders.findById,
        draw: createOrderMails({ settings, payments, shopUrl, agreedTerms: orders.agreedTerms }),
      }),
      [SETTLE_JOB]: inbox.settleJob,
      [GATEWAY_CALL_JOB]: gateway.call,
      'give-back': createGiveBackJob({ db, gateway }),
      'expire-holds': async () => void (await orders.expireHolds()),
      'poll-payments': async () => void (await gateway.poll()),
    },
    askEveryMinute: async () => {
      const ref = await periodNow(db, MINUTE_SECONDS)
      for (const kind of EVERY_MINUTE) await enqueue(db, { kind, payload: {}, ref, maxAttempts: 1 })
    },
    use: (http: FastifyInstance, at: Pick<Parameters<typeof usePayments>[1], 'guard'>) =>
      usePayments(http, { payments, inbox, gateway, findOrder: orders.findOrder, secret, nowMs: () => nowOf(db), ...at }),
  }
}

const nowOf = async (db: Kysely<Database>) =>
  (await sql<{ ms: number }>`select extract(epoch from now())::float8 * 1000 as ms`.execute(db)).rows[0]!.ms
