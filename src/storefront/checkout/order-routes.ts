import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Notice } from '#content/notices/contract.ts'
import type { Nonces } from '#http/nonce.ts'
import { sendPrivatePage } from '#http/private-page.ts'
import { notFound } from '#http/problem.ts'
import type { Limiter } from '#http/rate-limit.ts'
import type { VisitorDesk } from '#http/visitor.ts'
import { type createOrderPaying, PAYABLE, PAYMENTS_PER_ADDRESS, repriced } from '#shop/checkout/pay-order.ts'
import { CHECKOUT_TEXT } from '#shop/checkout/text.ts'
import type { Downloads } from '#shop/accounts/downloads.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { Payments } from '#shop/payments/service.ts'
import type { Site } from '../site.tsx'
import { useOrderFiles } from './file-routes.ts'
import { orderPayPage } from './order-pay.tsx'
import { orderReceivedPage } from './order-received.tsx'
import { receivedDocument } from './received-document.ts'
import { fieldsOf, receivedUrl, shopperOf } from './shopper.ts'

type Options = {
  site: Site
  desk: VisitorDesk
  nonces: Nonces
  limiter: Limiter
  orders: Orders
  payments: Payments
  settings: { get: (name: string) => Promise<unknown> }
  pay: ReturnType<typeof createOrderPaying>
  downloads: Downloads
}

const PAY_NONCE = 'woocommerce-pay'

/** The pages of a placed order. The key in the address opens them; without it an order is as unknown as one that never was. */
export function useOrderPages(http: FastifyInstance, options: Options) {
  const { site, desk, nonces, limiter, orders, payments, settings, pay, downloads } = options
  const orderOf = async (request: FastifyRequest): Promise<Order> => {
    const { id } = request.params as { id: string }
    const { key } = request.query as Record<string, unknown>
    const isKey = typeof key === 'string' && /^wc_order_\w{13,40}$/.test(key)
    const order = isKey && /^[1-9]\d{0,14}$/.test(id) ? await orders.findOrder({ id: Number(id), key }) : undefined
    if (!order) throw notFound()
    return order
  }
  const filesOf = useOrderFiles(http, { downloads, orderOf })
  const isPayable = (order: Order) => PAYABLE.includes(order.status) && order.paidCents === 0
  const away = (reply: FastifyReply, url: string) => reply.header('cache-control', 'no-store').redirect(url, 303)

  http.get('/checkout/order-received/:id/', async (request, reply) => {
    const order = await orderOf(request)
    const [method, offered, stored, files] = await Promise.all([
      payments.find(order.paymentMethod.id),
      payments.list(),
      settings.get('order_received_page'),
      filesOf(order),
    ])
    const page = orderReceivedPage({
      order,
      instructions: method?.instructions(order),
      hasOtherWays: offered.some(({ id }) => id !== order.paymentMethod.id),
      files,
      document: receivedDocument(stored),
    })
    return await sendPrivatePage(request, reply, await site.render(page))
  })

  const showPaying = async (request: FastifyRequest, reply: FastifyReply, order: Order, notices: Notice[] = []) => {
    const { holder } = await shopperOf(desk, request, reply)
    const choices = (await payments.list()).map(({ id, title, description, discountPercent }) => ({
      id,
      title,
      description,
      totalCents: repriced(order, discountPercent).totalCents,
    }))
    const page = orderPayPage({ order, choices, nonce: nonces.make(PAY_NONCE, holder), notices })
    return await sendPrivatePage(request, reply, await site.render(page))
  }

  http.get('/checkout/order-pay/:id/', async (request, reply) => {
    const order = await orderOf(request)
    return isPayable(order) ? await showPaying(request, reply, order) : away(reply, receivedUrl(order))
  })

  http.post('/checkout/order-pay/:id/', async (request, reply) => {
    const order = await orderOf(request)
    limiter.take('order-pay', request.ip, PAYMENTS_PER_ADDRESS)
    const { holder } = await shopperOf(desk, request, reply)
    const { payment_method: methodId, 'woocommerce-pay-nonce': nonce } = fieldsOf(request)
    const again = (text: string) => showPaying(request, reply, order, [{ kind: 'error', text }])
    if (!nonces.isValid(nonce, PAY_NONCE, holder)) return await again('O formulário expirou. Tente de novo.')
    const outcome = await pay({ id: order.id, key: order.key, methodId })
    if (!outcome.ok && outcome.problem === 'unknown-method') return await again(CHECKOUT_TEXT.noPayment)
    const method = await payments.find(String(methodId))
    const fresh = await orders.findOrder(order)
    const instructions = outcome.ok && fresh ? method?.instructions(fresh) : undefined
    return away(reply, instructions?.kind === 'link' ? instructions.url : receivedUrl(order))
  })
}
