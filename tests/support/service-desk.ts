import { sql } from 'kysely'
import type { ShopSettings } from '#content/settings/service.ts'
import { inTransaction } from '#db/transaction.ts'
import { addressGroup, createLimiter } from '#http/rate-limit.ts'
import type { Network } from '#outgoing/exchange.ts'
import { createCardGuard } from '#shop/checkout/card-guard.ts'
import { createGiveBackJob } from '#shop/payments/give-back.ts'
import { inboxModule } from '#shop/payments/inbox-module.ts'
import { createPaymentSecrets } from '#shop/payments/secrets.ts'
import { anOrderDesk } from './an-order-desk.ts'
import { SECRET } from './shop.ts'

const SECRETS = new Set([
  'clientSecret',
  'certificate',
  'certificateKey',
  'passphrase',
  'accessToken',
  'webhookSecret',
  'apiKey',
  'secretKey',
])

/** The services that sell and are paid, connected with payment services: orders are asked for, told of and given back. */
export async function aServiceDesk(network: Network) {
  const desk = await anOrderDesk({ poolSize: 10 })
  const { db } = desk
  const paymentSecrets = createPaymentSecrets({ db, secret: SECRET })
  let stored: Record<string, unknown> = {}
  let version = 0
  /** As a merchant fills in the form. */
  const connect = async (method: string, settings: Record<string, string>) => {
    const isLocked = ([name]: [string, string]) => SECRETS.has(name)
    await inTransaction(db, (trx) => paymentSecrets.keep(trx, method, new Map(Object.entries(settings).filter(isLocked))))
    const plain = Object.fromEntries(Object.entries(settings).filter((one) => !isLocked(one)))
    stored = { ...stored, [method]: { ...plain, enabled: true, version: ++version } }
  }
  const tries = createLimiter({ clock: { now: () => Date.now() }, enabled: true, db })
  const cardGuard = createCardGuard({ tries, networkOf: addressGroup, payments: desk.payments })
  const services = await inboxModule.create!({
    db,
    orders: desk.orders,
    payments: desk.payments,
    // Only these two are asked for.
    settings: {
      get: async (name: string) => (name === 'payments' ? stored : undefined),
      shop: async () => ({ name: 'Casa Aroeira', city: 'Tiradentes' }),
    } as unknown as ShopSettings,
    paymentSecrets,
    secret: SECRET,
    shopUrl: 'https://loja.example',
    clock: { now: () => Date.now() },
    cardGuard,
    network,
  })
  const giveBack = createGiveBackJob({ db, gateway: services.gateway, refunds: services.serviceRefunds })
  /** As if the pauses between tries had passed. */
  const due = async () => {
    await sql`update payment_charges set next_ask_at = now() - interval '1 second'`.execute(db)
    await sql`update payment_refunds set next_ask_at = now() - interval '1 second'`.execute(db)
  }
  const order = async (id: number) => (await desk.orders.findById(id))!
  return {
    ...desk,
    ...services,
    cardGuard,
    connect,
    due,
    order,
    /** An order that waits for its money. */
    anOrderBy: async (paymentMethod: string, { cents = 10_000, units = 50 } = {}) => {
      const vase = await desk.aProduct({ cents, units })
      return await order((await desk.anOrder([{ productId: vase.id }], { paymentMethod })).id)
    },
    /** As the page shows it. */
    show: async (id: number) => await services.charges.instructionsFor(await order(id), { withinMs: 10_000 }),
    /** Our names for its charges, the newest first. */
    referencesOf: async (id: number) =>
      (await db.selectFrom('payment_charges').select('reference').where('order_id', '=', id).orderBy('id', 'desc').execute()).map(
        ({ reference }) => reference,
      ),
    /** What happens each minute. */
    minute: async () => {
      await due()
      await services.serviceRefunds.poll()
      await services.chargeFollowing.poll()
    },
    refund: async (id: number, amountCents: number, key: string) => {
      const outcome = await desk.orders.refund({ orderId: id, key, amountCents, reason: '', lines: [], actor: 'Helena' })
      if (outcome.ok) await giveBack({ payload: { refund: outcome.id } })
      return outcome
    },
    /** What the service keeps of an order's payments. */
    feesOf: async (id: number) =>
      await db
        .selectFrom('payment_events')
        .select(['fee_cents', 'net_cents', 'available_at'])
        .where('order_id', '=', id)
        .where('kind', '=', 'paid')
        .execute(),
    /** What was written about it, in its order. */
    mailsOf: async (id: number) =>
      (await db.selectFrom('order_mails').select('kind').where('order_id', '=', id).orderBy('created_at').execute()).map(
        ({ kind }) => kind.split(':', 1)[0]!,
      ),
    notesOf: async (id: number) => (await order(id)).notes.map(({ text }) => text).join('\n'),
  }
}
