import { type Kysely, sql } from 'kysely'
import type { ShopSettings } from '#content/settings/service.ts'
import type { Database } from '#db/schema.ts'
import { enqueue, periodNow } from '#jobs/queue.ts'
import type { Clock } from '#kit/clock.ts'
import { defineModule } from '#modules/define-module.ts'
import { createCallOutside, type Network } from '#outgoing/exchange.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { CardGuard } from '#shop/checkout/card-guard.ts'
import { createAccountAccess, RENEW_ACCESS_JOB } from './account-access.ts'
import { createCardLock } from './card-lock.ts'
import { createCharges } from './charges.ts'
import { createConnections } from './connections.ts'
import { createDisputes } from './disputes.ts'
import { createChargeFollowing } from './follow-charges.ts'
import { createGiveBackJob } from './give-back.ts'
import { createInbox, SETTLE_JOB } from './inbox.ts'
import { createPlanNoting } from './note-plan.ts'
import { createNotifications, LOOK_UP_JOB } from './notifications.ts'
import { createChargeLookUp } from './look-up-charge.ts'
import { createGateway, GATEWAY_CALL_JOB } from './providers/test/gateway.ts'
import { createReconcileJob, RECONCILE_JOB } from './reconcile.ts'
import { createReconciliation } from './reconciliation.ts'
import { createSavedCards, FORGET_CARD_JOB, KEEP_CARD_JOB } from './saved-cards.ts'
import type { PaymentSecrets } from './secrets.ts'
import type { Payments } from './service.ts'
import { createChargeSettling } from './settle-charge.ts'
import { createServiceRefunds } from './service-refunds.ts'
import { createTakeReceipts } from './take-receipts.ts'

type Needs = {
  db: Kysely<Database>
  orders: Orders
  payments: Payments
  settings: ShopSettings
  paymentSecrets: PaymentSecrets
  secret: string
  shopUrl: string
  clock: Clock
  /** Against whoever tries one stolen card after the other. */
  cardGuard: Pick<CardGuard, 'countDecline'>
  /** Which servers may be called; the open internet unless a test says otherwise. */
  network?: Network
}

const POLL_JOB = 'poll-payments'
const MINUTE_SECONDS = 60
/** What polling and notifications have missed is found within this. */
const RECONCILE_SECONDS = 600
/** Access to accounts is renewed a month before it ends: often enough. */
const RENEW_SECONDS = 6 * 3_600

/** What services tell of payments, and what is asked of them. */
export const inboxModule = defineModule({
  create: (needs: Needs) => {
    const { db, orders, payments, settings, paymentSecrets, secret, shopUrl, clock, cardGuard, network } = needs
    const inbox = createInbox({ db, settle: orders.settle })
    const call = createCallOutside(network)
    const now = () => new Date(clock.now())
    const connections = createConnections({
      definitions: payments.definitions,
      settings,
      secrets: paymentSecrets,
      secret,
      shopUrl,
      call,
      now,
    })
    const serviceRefunds = createServiceRefunds({ db, connections, inbox, settle: orders.settle, queueMail: orders.queueMail })
    const disputes = createDisputes({ db, queueMail: orders.queueMail, nameOf: payments.nameOf })
    const notePlan = createPlanNoting({ db, orders })
    const take = createTakeReceipts({ db, inbox, refunds: serviceRefunds, disputes, notePlan })
    const settleCharge = createChargeSettling({
      db,
      countDecline: ({ ip, key: orderKey }) => cardGuard.countDecline({ ip, orderKey }, 'shopper'),
    })
    const lookUp = createChargeLookUp({ connections, take, settleCharge })
    const cardLock = createCardLock(secret)
    const savedCards = createSavedCards({ db, connections, cardLock, findOrder: orders.findById })
    const charges = createCharges({
      db,
      connections,
      payments,
      settings,
      shopUrl,
      take,
      settleCharge,
      lookUp,
      cardLock,
      parcelsOf: orders.parcelsOf,
      keepLater: savedCards.keepLater,
    })
    const following = createChargeFollowing({
      db,
      connections,
      charges,
      take,
      lookUp,
      settleCharge,
      findOrder: orders.findById,
    })
    return {
      inbox,
      inboxIn: (trx: Kysely<Database>) => createInbox({ db: trx, settle: orders.settle }),
      gateway: createGateway({ db, inbox }),
      connections,
      paymentAccess: createAccountAccess({ db, connections, settings, secrets: paymentSecrets, secret, shopUrl, call, now }),
      charges,
      savedCards,
      chargeFollowing: following,
      serviceRefunds,
      disputes,
      reconciliation: createReconciliation({ db, connections, now: () => new Date(clock.now()) }),
      paymentNotifications: createNotifications({ db, connections }),
      databaseNow: async () =>
        (await sql<{ ms: number }>`select extract(epoch from now())::float8 * 1000 as ms`.execute(db)).rows[0]!.ms,
    }
  },
  jobs: ({ db, inbox, gateway, chargeFollowing, serviceRefunds, savedCards, paymentAccess, clock }) => ({
    [RENEW_ACCESS_JOB]: paymentAccess.renewDue,
    [KEEP_CARD_JOB]: savedCards.keepJob,
    [FORGET_CARD_JOB]: savedCards.forgetJob,
    [SETTLE_JOB]: inbox.settleJob,
    [GATEWAY_CALL_JOB]: gateway.call,
    'give-back': createGiveBackJob({ db, gateway, refunds: serviceRefunds }),
    [LOOK_UP_JOB]: async ({ payload }) => {
      const { method, ...about } = payload as { method: string; reference?: string; receipt?: string }
      await chargeFollowing.lookUpNow(method, about)
    },
    [POLL_JOB]: async () => {
      await gateway.poll()
      await serviceRefunds.poll()
      await chargeFollowing.poll()
    },
    [RECONCILE_JOB]: createReconcileJob({ db, following: chargeFollowing, now: () => new Date(clock.now()) }),
  }),
  everyMinute: async ({ db }) => {
    const ref = await periodNow(db, MINUTE_SECONDS)
    await enqueue(db, { kind: POLL_JOB, payload: {}, ref, maxAttempts: 1 })
    await enqueue(db, { kind: RENEW_ACCESS_JOB, payload: {}, ref: await periodNow(db, RENEW_SECONDS), maxAttempts: 1 })
    await enqueue(db, { kind: RECONCILE_JOB, payload: {}, ref: await periodNow(db, RECONCILE_SECONDS), maxAttempts: 1 })
  },
})
