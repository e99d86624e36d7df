import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Notice } from '#content/notices/contract.ts'
import type { Notices } from '#content/notices/service.ts'
import type { ShopPages } from '#content/pages/shop-pages.ts'
import type { Nonces } from '#http/nonce.ts'
import { sendPrivatePage } from '#http/private-page.ts'
import { notFound } from '#http/problem.ts'
import type { Limiter } from '#http/rate-limit.ts'
import type { Visitors } from '#http/visitor.ts'
import { tellCartCookies } from '#shop/cart/routes.ts'
import { BOUGHT_AGAIN, type createBuyingAgain } from '#shop/cart/buy-again.ts'
import { onFileOf } from '#shop/checkout/method-offers.ts'
import { giftCardSum } from '#shop/checkout/gift-card-sum.ts'
import { type createOrderPaying, feesBy, PAYABLE, PAYMENTS_PER_ADDRESS } from '#shop/checkout/pay-order.ts'
import { repriced } from '#shop/checkout/repriced.ts'
import { receivedUrl } from '#shop/checkout/received-url.ts'
import { CHECKOUT_TEXT } from '#shop/checkout/text.ts'
import type { Downloads } from '#shop/downloads/service.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { ReceivedOrder } from '#shop/orders/read-orders.ts'
import type { Orders } from '#shop/orders/service.ts'
import { chosenPlan, installmentsOf } from '#shop/payments/installments.ts'
import { type Charges, PAGE_WAITS_MS } from '#shop/payments/charges.ts'
import type { SavedCards } from '#shop/payments/saved-cards.ts'
import type { Payments } from '#shop/payments/service.ts'
import type { Site } from '../site.tsx'
import type { CardGuard } from '#shop/checkout/card-guard.ts'
import { registerOrderFiles } from './file-routes.ts'
import { orderPayPage, planField } from './order-pay.tsx'
import { orderReceivedPage } from './order-received.tsx'
import { orderTermsPage } from './order-terms.tsx'
import { fieldsOf, shopperOf } from './shopper.ts'

type Options = {
  site: Site
  visitors: Visitors
  nonces: Nonces
  limiter: Limiter
  orders: Orders
  payments: Payments
  charges: Pick<Charges, 'instructionsFor' | 'release' | 'takeCard'>
  savedCards: Pick<SavedCards, 'onFile'>
  shopPages: Pick<ShopPages, 'document'>
  pay: ReturnType<typeof createOrderPaying>
  cardGuard: CardGuard
  downloads: Downloads
  notices: Notices
  buyAgain: ReturnType<typeof createBuyingAgain>
  secure: boolean
  mailServer: { isOn: () => Promise<boolean> }
}

const PAY_NONCE = 'woocommerce-pay'
const againAction = ({ id }: Order) => `woocommerce-order-again-${id}`
const EMAIL_NONCE = 'wc_verify_email'
/** Whoever has the key and tries addresses is not the buyer. */
const EMAILS_PER_ORDER = { max: 10, windowSeconds: 600 }

/** The pages of a placed order. The key in the address opens them; without it an order is as unknown as one that never was. */
export function registerOrderPages(http: FastifyInstance, options: Options) {
  const {
    site,
    visitors,
    nonces,
    limiter,
    orders,
    payments,
    charges,
    savedCards,
    shopPages,
    pay,
    cardGuard,
    downloads,
    mailServer,
    notices,
    buyAgain,
    secure,
  } = options
  const orderOf = async (request: FastifyRequest): Promise<ReceivedOrder> => {
    const { id } = request.params as { id: string }
    const { key } = request.query as Record<string, unknown>
    const isKey = typeof key === 'string' && /^wc_order_\w{13,40}$/.test(key)
    const order = isKey && /^[1-9]\d{0,14}$/.test(id) ? await orders.findOrder({ id: Number(id), key }) : undefined
    if (!order) throw notFound()
    return order
  }
  const filesOf = registerOrderFiles(http, { downloads, orderOf })
  const isPayable = (order: Order) => PAYABLE.includes(order.status) && order.paidCents === 0
  const away = (reply: FastifyReply, url: string) => reply.header('cache-control', 'no-store').redirect(url, 303)

  /** Who bought: by their account, from the browser that they bought with, or by the order's e-mail. */
  const isBuyer = async (request: FastifyRequest, order: ReceivedOrder) => {
    const { user, sessionId } = await visitors.of(request)
    if (order.userId !== undefined && order.userId === user?.id) return true
    return sessionId !== undefined && order.sessionId === sessionId
  }
  const showReceived = async (
    request: FastifyRequest,
    reply: FastifyReply,
    before: ReceivedOrder,
    asked?: { problem?: string },
  ) => {
    // A card may be paid by asking how it is going: the page tells of the order as it is then.
    const instructions = await charges.instructionsFor(before)
    const order = !instructions && isPayable(before) ? ((await orders.findOrder(before)) ?? before) : before
    const [offered, document, files] = await Promise.all([payments.list(), shopPages.document('order-received'), filesOf(order)])
    const nonce = async (action: string) => nonces.make(action, (await shopperOf(visitors, request, reply)).holder)
    const page = orderReceivedPage({
      order,
      instructions,
      hasOtherWays: offered.some(({ id }) => id !== order.paymentMethod.id),
      files,
      isWrittenTo: order.isWrittenTo && (await mailServer.isOn()),
      againNonce: order.status === 'cancelled' ? await nonce(againAction(order)) : undefined,
      document,
      proof: asked && { ...asked, nonce: await nonce(EMAIL_NONCE) },
    })
    return await sendPrivatePage(request, reply, await site.render(page))
  }
  http.get('/checkout/order-received/:id/', async (request, reply) => {
    const order = await orderOf(request)
    return await showReceived(request, reply, order, (await isBuyer(request, order)) ? undefined : {})
  })
  http.post('/checkout/order-received/:id/', async (request, reply) => {
    const order = await orderOf(request)
    await limiter.takeTogether('order-email', order.key, EMAILS_PER_ORDER)
    const { holder } = await shopperOf(visitors, request, reply)
    const { email, check_submission: nonce } = fieldsOf(request)
    if (!nonces.isValid(nonce, EMAIL_NONCE, holder))
      return await showReceived(request, reply, order, { problem: 'O formulário expirou. Tente de novo.' })
    const isSame = typeof email === 'string' && email.trim().toLowerCase() === order.customer.email
    return await showReceived(request, reply, order, isSame ? undefined : { problem: 'Este não é o e-mail do pedido.' })
  })

  /** The same goods once more: straight to the checkout when all can be had, else to the cart, which says what can't. */
  http.post('/checkout/order-received/:id/comprar-de-novo/', async (request, reply) => {
    const order = await orderOf(request)
    const { owner, holder } = await shopperOf(visitors, request, reply)
    if (!nonces.isValid(fieldsOf(request)['_wpnonce'], againAction(order), holder)) return away(reply, receivedUrl(order))
    const { added, missing, cart: filled } = await buyAgain(owner, order)
    if (filled) tellCartCookies(reply, filled, secure)
    for (const text of missing) await notices.push(owner.sessionId, { kind: 'error', text })
    if (added > 0) await notices.push(owner.sessionId, { kind: 'success', text: BOUGHT_AGAIN })
    return away(reply, added > 0 && missing.length === 0 ? '/checkout/' : '/cart/')
  })

  http.get('/checkout/order-received/:id/termos/', async (request, reply) => {
    const order = await orderOf(request)
    const terms = await orders.agreedTerms(order)
    if (!terms) throw notFound()
    return await sendPrivatePage(request, reply, await site.render(orderTermsPage(order, terms)))
  })

  const showPaying = async (request: FastifyRequest, reply: FastifyReply, order: ReceivedOrder, told: Notice[] = []) => {
    const { holder, user } = await shopperOf(visitors, request, reply)
    const page = orderPayPage({
      order,
      isForBuyer: await isBuyer(request, order),
      choices: await choicesFor(order, user?.id),
      nonce: nonces.make(PAY_NONCE, holder),
      notices: told,
    })
    return await sendPrivatePage(request, reply, await site.render(page))
  }
  const choicesFor = async (order: Order, userId?: number) => {
    const methods = await payments.list()
    // Whoever has the order's link may pay it; only its buyer sees cards.
    const onFile = await savedCards.onFile(methods, order.userId === userId ? userId : undefined)
    return methods.map(({ id, title, description, discountPercent, installments, hostedFields }) => {
      const sums = { ...order, fees: feesBy(order.fees, order, id), giftCardCents: giftCardSum(order.lines) }
      const { totalCents: wholeCents } = repriced(sums, discountPercent)
      const totalCents = Math.max(0, wholeCents - (order.storedValueCents ?? 0))
      const plans = installments ? installmentsOf(totalCents, installments) : []
      return { id, title, description, totalCents, plans, hostedFields, onFile: onFileOf(id, onFile) }
    })
  }

  http.get('/checkout/order-pay/:id/', async (request, reply) => {
    const order = await orderOf(request)
    return isPayable(order) ? await showPaying(request, reply, order) : away(reply, receivedUrl(order))
  })

  http.post('/checkout/order-pay/:id/', async (request, reply) => {
    const order = await orderOf(request)
    await limiter.takeTogether('order-pay', request.ip, PAYMENTS_PER_ADDRESS)
    const { holder } = await shopperOf(visitors, request, reply)
    const { payment_method: methodId, 'woocommerce-pay-nonce': nonce } = fieldsOf(request)
    const again = (text: string) => showPaying(request, reply, order, [{ kind: 'error', text }])
    if (!nonces.isValid(nonce, PAY_NONCE, holder)) return await again('O formulário expirou. Tente de novo.')
    const wrongWay = await cardGuard.problemWith({ methodId: String(methodId), totalCents: order.totalCents, ip: request.ip })
    if (wrongWay !== undefined) return await again(wrongWay)
    const isCard = (await payments.find(String(methodId)))?.hostedFields !== undefined
    const tooMany = isCard ? await cardGuard.refusalOf({ ip: request.ip, orderKey: order.key }) : undefined
    if (tooMany) return await again(tooMany.text)
    if (!(await charges.release(order, { toCard: isCard, withinMs: PAGE_WAITS_MS }))) return await again(CHECKOUT_TEXT.undecided)
    const plans = (await choicesFor(order)).find(({ id }) => id === methodId)?.plans ?? []
    const plan = chosenPlan(plans, fieldsOf(request)[planField(String(methodId))])
    if (plan === false) return await again(CHECKOUT_TEXT.noPlan)
    const outcome = await pay({ id: order.id, key: order.key, methodId, plan })
    if (!outcome.ok && outcome.problem === 'unknown-method') return await again(CHECKOUT_TEXT.noPayment)
    if (outcome.ok) await charges.takeCard(order, fieldsOf(request), { isAgain: true })
    const fresh = await orders.findOrder(order)
    const instructions = outcome.ok && fresh ? await charges.instructionsFor(fresh) : undefined
    // Forms may not lead to other sites: whoever pays elsewhere goes there by the button of the order's page.
    const isHere = instructions?.kind === 'link' && instructions.url.startsWith('/')
    return away(reply, isHere ? instructions.url : receivedUrl(order))
  })
}
