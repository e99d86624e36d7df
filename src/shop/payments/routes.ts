import type { FastifyInstance } from 'fastify'
import { rawBodyOf } from '#http/body-parsers.ts'
import { Problem } from '#http/problem.ts'
import { noteSecurity } from '#http/security-events.ts'
import type { Limiter } from '#http/rate-limit.ts'
import { pageGuards } from '#http/security-headers.ts'
import type { CardGuard } from '#shop/checkout/card-guard.ts'
import type { Order } from '#shop/orders/contract.ts'
import { dueOf } from './due.ts'
import { asPaymentEvent, isSigned, readGatewayEvent } from './providers/test/events.ts'
import { GATEWAY_STYLE, gatewayPage } from './providers/test/page.ts'
import { type Gateway, GATEWAY_ACTIONS } from './providers/test/gateway.ts'
import type { Inbox } from './inbox.ts'
import type { Notifications } from './notifications.ts'
import type { Payments } from './service.ts'
import { TEST_GATEWAY, TEST_GATEWAY_PAGE } from './providers/test/method.ts'

type Options = {
  payments: Payments
  inbox: Pick<Inbox, 'receive'>
  gateway: Gateway
  findOrder: (wanted: { id: number; key: string }) => Promise<Order | undefined>
  secret: string
  /** By the database's clock: that of a process may jump, and money must not be turned away for it. */
  nowMs: () => Promise<number>
  notifications: Notifications
  limiter: Limiter
  /** Against whoever tries one stolen card after the other. */
  guard: Pick<CardGuard, 'refusalOf' | 'countDecline'>
}

/** A bank tells of many payments at once; whoever guesses at addresses tells of none. */
const NOTIFICATIONS_PER_ADDRESS = { max: 600, windowSeconds: 60 }

const NO_STORE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** Where payment services call the shop, and the test gateway's own page. Without the gateway neither is there. */
export function registerPayments(http: FastifyInstance, options: Options) {
  const { payments, inbox, gateway, findOrder, secret, nowMs, guard, notifications, limiter } = options
  const isOpen = async () => (await payments.find(TEST_GATEWAY))?.enabled === true

  http.post('/wc-api/vitrine_test/', async (request, reply) => {
    if (!(await isOpen())) return reply.callNotFound()
    const event = readGatewayEvent(request.body)
    if (!event) return reply.code(400).headers(NO_STORE).send({ message: 'Aviso de pagamento inválido.' })
    if (!isSigned(secret, rawBodyOf(request), request.headers['x-vitrine-signature'], await nowMs())) {
      noteSecurity(request, 'payment-forged')
      return reply.code(401).headers(NO_STORE).send({ message: 'Assinatura inválida.' })
    }
    const { isNew } = await inbox.receive(asPaymentEvent(event))
    if (isNew && event.type === 'refused') {
      noteSecurity(request, 'payment-declined')
      await guard.countDecline({ ip: request.ip, orderKey: event.reference }, 'service')
    }
    return reply.headers(NO_STORE).send({ received: true, repeated: !isNew })
  })

  // Where the services of every other way to pay call: each reads its own, and nothing of it is believed.
  http.post('/wc-api/:method/*', async (request, reply) => {
    await limiter.takeTogether('payment-notification', request.ip, NOTIFICATIONS_PER_ADDRESS)
    const { method } = request.params as { method: string }
    const noticed = await notifications(method, {
      path: request.url.split('?', 1)[0]!,
      query: request.query as Record<string, unknown>,
      headers: request.headers,
      body: rawBodyOf(request),
    })
    if (!noticed) return reply.callNotFound()
    if (noticed.ok) return reply.headers(NO_STORE).send({ received: true })
    if (noticed.problem === 'forged') noteSecurity(request, 'payment-forged')
    const status = noticed.problem === 'forged' ? 401 : 400
    return reply.code(status).headers(NO_STORE).send({ message: 'Aviso de pagamento inválido.' })
  })

  /** The order that the page is about, while it awaits money; by its key, which only the buyer knows. */
  const payable = async (fields: unknown): Promise<Order | undefined> => {
    const { order: id, key } = (fields ?? {}) as Record<string, unknown>
    if (typeof id !== 'string' || !/^[1-9]\d{0,14}$/.test(id) || typeof key !== 'string' || key.length > 64) return undefined
    const order = await findOrder({ id: Number(id), key })
    const isWaiting = order?.status === 'pending' || order?.status === 'failed'
    return isWaiting && order.paymentMethod.id === TEST_GATEWAY ? order : undefined
  }

  http.get(TEST_GATEWAY_PAGE, async (request, reply) => {
    const order = (await isOpen()) ? await payable(request.query) : undefined
    if (!order) return reply.callNotFound()
    return reply
      .headers({ ...NO_STORE, ...pageGuards({ styles: [GATEWAY_STYLE] }) })
      .type('text/html; charset=utf-8')
      .send(gatewayPage(order))
  })

  http.post(TEST_GATEWAY_PAGE, async (request, reply) => {
    const order = (await isOpen()) ? await payable(request.body) : undefined
    const { action } = (request.body ?? {}) as Record<string, unknown>
    const wanted = GATEWAY_ACTIONS.find((one) => one === action)
    if (!order || !wanted) return reply.callNotFound()
    const tried = { ip: request.ip, orderKey: order.key }
    const refusal = await guard.refusalOf(tried)
    if (refusal) throw new Problem(429, 'payment_declined', refusal.text, { 'retry-after': String(refusal.waitSeconds) })
    await gateway.act(wanted, { key: order.key, amountCents: dueOf(order) })
    if (wanted === 'refuse') {
      noteSecurity(request, 'payment-declined')
      await guard.countDecline(tried, 'shopper')
    }
    return reply.headers(NO_STORE).redirect(`/checkout/order-received/${order.id}/?key=${order.key}`, 303)
  })
}
