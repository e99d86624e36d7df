import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Fault } from './support/faulty-server.ts'
import { countAgreeing } from './support/random-payments.ts'
import { aServiceDesk } from './support/service-desk.ts'
import { aStripe, STRIPE_ACCOUNT, type StripeService } from './support/stripe-service.ts'

/** Orders, each with its own faults; STRIPE_RUNS=1000 for a long run. */
const RUNS = Number(process.env.STRIPE_RUNS ?? 6)

let desk: Awaited<ReturnType<typeof aServiceDesk>>
let service: StripeService
const connect = async (over: Record<string, string> = {}) => {
  await desk.connect('stripe', { ...service.settings, ...over })
  await desk.connect('stripe_boleto', {})
}
beforeAll(async () => {
  service = await aStripe({ deadlineMs: 800 })
  desk = await aServiceDesk(service.network)
  await connect()
})
afterEach(() => {
  service.faults.length = 0
  service.set({ failRefunds: false, slowRefunds: false, randomFault: undefined })
})
afterAll(async () => {
  await service.close()
  await desk.close()
})

const aShownOrder = async (method: string) => {
  const order = await desk.anOrderBy(method)
  const shown = await desk.show(order.id)
  const [reference = ''] = await desk.referencesOf(order.id)
  const sessionId = shown?.kind === 'link' ? shown.url.split('/').at(-1)! : ''
  return { ...order, shown, reference, sessionId }
}
const aPaidOrder = async () => {
  const order = await aShownOrder('stripe')
  const payment = service.pay(order.sessionId)!
  await desk.minute()
  return { ...order, payment }
}
const lookUp = async (reference: string) => await desk.chargeFollowing.lookUpNow('stripe', { reference })

test('card: on Stripe’s own page, found paid by asking for the session', async () => {
  const { id, shown, totalCents } = await aPaidOrder()
  expect(shown).toMatchObject({
    kind: 'link',
    url: expect.stringMatching(/^https:\/\/checkout\.stripe\.example\//),
    label: 'Pagar com cartão',
  })
  const asked = service.exchanged.find(({ method, path }) => method === 'POST' && path === '/v1/checkout/sessions')?.body
  expect(asked).toMatchObject({
    locale: 'pt-BR',
    payment_method_types: { 0: 'card' },
    line_items: { 0: { quantity: '1', price_data: { currency: 'brl', unit_amount: String(totalCents) } } },
  })
  expect(await desk.order(id)).toMatchObject({ status: 'processing', paidCents: totalCents })
  expect(await desk.feesOf(id)).toEqual([
    { fee_cents: 479, net_cents: totalCents - 479, available_at: new Date('2026-12-12T12:00:00Z') },
  ])
})

test('boleto: written on Stripe’s page, the order waits, and is paid days later; one that nobody pays is withdrawn', async () => {
  const order = await aShownOrder('stripe_boleto')
  expect(order.shown).toMatchObject({ label: 'Gerar o boleto' })
  service.pay(order.sessionId)
  await desk.minute()
  expect(await desk.order(order.id)).toMatchObject({ status: 'pending', paidCents: 0 })
  service.pay(order.sessionId)
  await desk.minute()
  expect(await desk.order(order.id)).toMatchObject({ status: 'processing', paidCents: order.totalCents })
  const other = await aShownOrder('stripe_boleto')
  service.pay(other.sessionId)
  await desk.orders.changeStatus({ orderId: other.id, to: 'cancelled', actor: 'Loja' })
  await desk.minute()
  expect(service.intentsOf(other.reference)).toMatchObject([{ status: 'canceled' }])
})

test.each<Fault>(['cut-before', 'cut-after', 'half', 'html', 503, 429])(
  'after «%s» there is one session for the order',
  async (fault) => {
    const order = await desk.anOrderBy('stripe')
    service.faults.push(fault)
    expect(await desk.show(order.id)).toMatchObject({ kind: 'waiting' })
    await desk.minute()
    expect(await desk.show(order.id)).toMatchObject({ kind: 'link' })
    const [reference = ''] = await desk.referencesOf(order.id)
    expect(service.sessionsOf(reference)).toHaveLength(1)
  },
)

test('a notification is believed with the shop’s address and one fitting signature of the last five minutes', async () => {
  await (await desk.connections.of('stripe_boleto'))!.registerNotifications!()
  await (await desk.connections.of('stripe'))!.registerNotifications!()
  expect(service.hooks).toHaveLength(1)
  const order = await aShownOrder('stripe')
  const payment = service.pay(order.sessionId)!
  const session = service.sessions.get(order.sessionId)!
  const told = async (notice: ReturnType<StripeService['noticeOf']>) => await desk.paymentNotifications('stripe', notice)
  expect(await told(service.noticeOf(session))).toMatchObject({ ok: true, news: [{ reference: order.reference }] })
  const { webhookSecret } = STRIPE_ACCOUNT
  expect(await told(service.noticeOf(session, { secrets: ['whsec_velho', webhookSecret] }))).toMatchObject({ ok: true })
  expect(await told(service.noticeOf({ object: 'dispute', payment_intent: payment.id }))).toMatchObject({
    news: [{ receipt: payment.id }],
  })
  expect(await told(service.noticeOf({ object: 'payout' }))).toEqual({ ok: true, news: [] })
  const now = Math.floor(Date.now() / 1_000)
  const notice = service.noticeOf(session)
  const forged = [
    service.noticeOf(session, { secrets: ['whsec_outro'] }),
    service.noticeOf(session, { at: now - 400 }),
    service.noticeOf(session, { at: now + 400 }),
    { ...notice, body: notice.body.replace('completed', 'expired') },
    { ...notice, headers: {} as never },
    { ...notice, path: '/wc-api/stripe/0' },
  ]
  for (const one of forged) expect(await told(one)).toEqual({ ok: false, problem: 'forged' })
  await desk.chargeFollowing.lookUpNow('stripe', { receipt: payment.id })
  expect(await desk.order(order.id)).toMatchObject({ status: 'processing', paidCents: order.totalCents })
})

test('[I16] money goes back in parts, once for each key, also when the answer gets lost; what the panel gave back is counted too', async () => {
  const order = await aPaidOrder()
  let left = 1
  service.set({ randomFault: () => (left-- === 0 ? 'cut-after' : undefined) })
  await desk.refund(order.id, 2_000, 'parte')
  service.set({ randomFault: undefined })
  await lookUp(order.reference)
  expect((await desk.order(order.id)).refundedCents).toBe(2_000)
  await desk.minute()
  service.giveBack(order.payment, 500)
  await desk.chargeFollowing.reconcile('stripe', new Date(Date.now() + 1_000))
  expect(await desk.order(order.id)).toMatchObject({ refundedCents: 2_500 })
  expect(service.moneyOf(order.reference)).toBe(order.totalCents - 2_500)
})

test('a refund that is slow is waited for; one that fails in the end, or at once, is told, and the money counts as here', async () => {
  const order = await aPaidOrder()
  service.set({ slowRefunds: true })
  await desk.refund(order.id, 2_000, 'devagar')
  await desk.minute()
  service.endRefunds('failed')
  await desk.minute()
  expect(await desk.order(order.id)).toMatchObject({ status: 'processing', refundedCents: 0 })
  service.set({ failRefunds: true })
  await desk.refund(order.id, order.totalCents, 'sem-saldo')
  expect(await desk.order(order.id)).toMatchObject({ status: 'processing', refundedCents: 0 })
  expect(await desk.notesOf(order.id)).toContain('Insufficient funds')
})

test('a dispute that is lost takes the money back and stops the order; one that is won does not', async () => {
  const [won, lost] = [await aPaidOrder(), await aPaidOrder()]
  for (const { payment, reference } of [won, lost]) {
    service.dispute(payment, 'needs_response')
    await lookUp(reference)
  }
  expect(await desk.disputes.ofOrder(won.id)).toMatchObject([
    { state: 'open', amountCents: won.totalCents, reason: 'fraudulent', dueAt: new Date('2026-11-26T23:00:00Z') },
  ])
  service.dispute(won.payment, 'won')
  service.dispute(lost.payment, 'lost')
  for (const { reference } of [won, lost, lost]) await lookUp(reference)
  expect(await desk.order(won.id)).toMatchObject({ refundedCents: 0 })
  expect(await desk.order(lost.id)).toMatchObject({ status: 'refunded', refundedCents: lost.totalCents })
  const states = await Promise.all([won, lost].map(async ({ id }) => (await desk.disputes.ofOrder(id)).map(({ state }) => state)))
  expect(states).toEqual([['won'], ['lost']])
})

test('a payment of last month that is contested now is found by the list, also when nobody tells of it', async () => {
  const order = await aPaidOrder()
  order.payment.created -= 30 * 86_400
  service.dispute(order.payment, 'needs_response')
  await desk.chargeFollowing.reconcile('stripe', new Date(Date.now() + 1_000))
  expect(await desk.disputes.ofOrder(order.id)).toMatchObject([{ state: 'open' }])
})

test('an order that is given up closes its page at Stripe', async () => {
  const order = await aShownOrder('stripe')
  await desk.orders.changeStatus({ orderId: order.id, to: 'cancelled', actor: 'Loja' })
  await desk.minute()
  expect(service.sessionsOf(order.reference)).toMatchObject([{ status: 'expired' }])
})

test('the list of the account finds a payment that nobody told of, over several pages', async () => {
  const order = await aShownOrder('stripe')
  const payment = service.pay(order.sessionId)!
  service.intents.delete(payment.id)
  for (let other = 0; other < 120; other++) service.intents.set(`pi_${other}`, { ...payment, id: `pi_${other}`, metadata: {} })
  service.intents.set(payment.id, payment)
  expect(await desk.chargeFollowing.reconcile('stripe', new Date())).toBe(1)
  expect(await desk.order(order.id)).toMatchObject({ paidCents: order.totalCents })
})

test('«Testar conexão» says what is wrong', async () => {
  const health = async (over: Record<string, string>) => {
    await connect(over)
    return await (await desk.connections.of('stripe_boleto'))!.health()
  }
  expect(await health({ secretKey: 'errada' })).toMatchObject({ ok: false, text: expect.stringContaining('chave secreta') })
  expect(await health({ environment: 'test' })).toMatchObject({ ok: false, text: expect.stringContaining('é de produção') })
  expect(await health({ webhookSecret: '' })).toMatchObject({ ok: true, text: expect.stringContaining('whsec_') })
  expect(await health({})).toMatchObject({ ok: true, notifies: true })
})

test(
  'whatever fails on the way: money at Stripe is money in the shop, nobody pays twice, nothing goes back twice',
  { timeout: 400_000 + RUNS * 15_000 },
  async () => {
    const agreed = await countAgreeing({
      desk,
      method: 'stripe',
      runs: RUNS,
      service: {
        ...service,
        // Whoever pays opens the newest page that the shop showed.
        pay: (reference) => {
          const last = service.sessionsOf(reference).at(-1)
          if (last) service.pay(last.id)
        },
        giveSomeBack: (reference) => {
          const [payment] = service.intentsOf(reference)
          if (payment?.status === 'succeeded' && service.moneyOf(reference) > 400) service.giveBack(payment, 300)
        },
        timesPaid: (reference) => service.intentsOf(reference).filter(({ status }) => status === 'succeeded').length,
        failBy: (randomFault) => service.set({ randomFault }),
      },
    })
    expect(agreed).toBe(RUNS)
  },
)

test('the keys of the account are in no request’s body and in no event', async () => {
  const events = await desk.db.selectFrom('payment_events').select('raw').execute()
  const all = JSON.stringify([events, service.exchanged])
  for (const secret of Object.values(STRIPE_ACCOUNT)) expect(all.includes(secret)).toBe(false)
})
