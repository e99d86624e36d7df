import { Writable } from 'node:stream'
import type { Config } from '#src/config.ts'
import { type GatewayEvent, signGatewayEvent } from '#shop/payments/providers/test/events.ts'
import { apiAs } from './api.ts'
import { aBuyerIn, aReadyForm, openTills, place, type Shopper } from './checkout.ts'
import { aWire } from './cut-wire.ts'
import { aShop, SECRET } from './shop.ts'

export const SIGN_IN = { login: 'helena', password: 'uma senha bem comprida 42' }

/** A whole shop whose line to its database is in the test's hands, as are its clock and its log. */
export async function aFaultyShop({ config = {} }: { config?: Partial<Config> } = {}) {
  let wire: Awaited<ReturnType<typeof aWire>> | undefined
  let ahead = 0
  let log = ''
  const shop = await aShop({
    demo: true,
    config,
    reach: async (connection) => {
      wire = await aWire(connection)
      return wire.connection
    },
    clock: { now: () => Date.now() + ahead },
    write: new Writable({
      write: (line: Buffer, _encoding, done) => {
        log += line.toString()
        done()
      },
    }),
  })
  await openTills(shop)
  await shop.db.updateTable('stock').set({ on_hand: 1_000 }).execute()
  const { api } = await apiAs(shop, 'administrator', SIGN_IN.login)
  const orderIds = async () => (await shop.db.selectFrom('orders').select('id').execute()).map(({ id }) => id)
  let events = 0

  return {
    ...shop,
    wire: wire!, // made while the shop was
    api,
    log: () => log,
    setClockAhead: (ms: number) => (ahead = ms),
    orderIds,
    /** Somebody at the checkout, with everything filled in. */
    aReadyBuyer: async () => {
      const shopper = await aBuyerIn(shop)
      return { shopper, form: await aReadyForm(shopper) }
    },
    /** The sign-in form of a visitor who has it open. */
    aSignIn: async (visitor: Shopper) => {
      const nonce = /name="woocommerce-login-nonce" value="(\w+)"/.exec((await visitor.get('/minha-conta/')).body)?.[1] ?? ''
      return () =>
        visitor.send('/minha-conta/', {
          username: SIGN_IN.login,
          password: SIGN_IN.password,
          'woocommerce-login-nonce': nonce,
        })
    },
    /** An order that waits for the gateway, and the gateway's word that it was paid. */
    aPaymentCall: async () => {
      const shopper = await aBuyerIn(shop)
      const { order_id: id } = await place(shopper, await aReadyForm(shopper, { payment_method: 'vitrine_test' }))
      const order = await shop.db
        .selectFrom('orders')
        .select(['id', 'key', 'total_cents'])
        .where('id', '=', id!)
        .executeTakeFirstOrThrow()
      const event: GatewayEvent = {
        id: `evt_fault_${++events}`,
        type: 'paid',
        amount: order.total_cents,
        reference: order.key,
        refund_key: null,
      }
      return {
        orderId: order.id,
        tell: () =>
          shop.http.inject({
            method: 'POST',
            url: '/wc-api/vitrine_test/',
            payload: event,
            headers: { 'x-vitrine-signature': signGatewayEvent(SECRET, event) },
          }),
      }
    },
    statusOf: async (orderId: number) =>
      (await shop.db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow()).status,
    close: async () => {
      wire?.heal()
      await shop.close()
      await wire?.close()
    },
  }
}
export type FaultyShop = Awaited<ReturnType<typeof aFaultyShop>>

/** An answer and how long it took. */
export async function timed<T extends { statusCode: number }>(asking: PromiseLike<T>) {
  const startedMs = performance.now()
  const answer = await asking
  return { answer, status: answer.statusCode, ms: performance.now() - startedMs }
}
