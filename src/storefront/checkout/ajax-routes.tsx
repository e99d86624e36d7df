import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Nonces } from '#http/nonce.ts'
import type { Visitors } from '#http/visitor.ts'
import { EMPTY_CART } from '#shop/cart/cart.ts'
import { tellCartCookies } from '#shop/cart/routes.ts'
import { destinationOf } from '#shop/checkout/destination.ts'
import { draftOf, type Drafts } from '#shop/checkout/draft.ts'
import type { Draft } from '#shop/checkout/contract.ts'
import { receivedUrl } from '#shop/checkout/received-url.ts'
import type { Checkout } from '#shop/checkout/service.ts'
import { CHECKOUT_TEXT } from '#shop/checkout/text.ts'
import { NoticesWrapper } from '#ui/notices.tsx'
import type { OrderVisitOf } from '../order-visit.ts'
import { ErrorList } from './error-list.tsx'
import { NothingHere } from './lost-session.tsx'
import { Payment } from './payment.tsx'
import { OrderReview } from './review.tsx'
import { agentOf, asShopper, fieldsOf } from './shopper.ts'
import { type CheckoutView, NONCE, viewOf } from './view.ts'

type Options = {
  visitors: Visitors
  nonces: Nonces
  drafts: Drafts
  checkout: Pick<Checkout, 'state' | 'attempt' | 'lostAnswer'>
  orderVisitOf: OrderVisitOf
  secure: boolean
  shopUrl: string
}

const NO_STORE = { 'cache-control': 'no-cache, must-revalidate, max-age=0, no-store, private', 'x-robots-tag': 'noindex' }
const markup = (node: ReactNode) => renderToStaticMarkup(node)

/** The checkout's calls as every script of this ecosystem makes them. */
export function registerCheckoutAjax(http: FastifyInstance, options: Options) {
  const { visitors, nonces, drafts, checkout, orderVisitOf, secure, shopUrl } = options
  const { state, attempt, lostAnswer } = checkout
  const known = async (request: FastifyRequest) => {
    const { sessionId, user } = await visitors.of(request)
    return sessionId === undefined ? undefined : asShopper(visitors, request, { sessionId, user })
  }

  http.post('/wc-ajax/update_order_review', async (request, reply) => {
    void reply.headers(NO_STORE)
    const fields = fieldsOf(request)
    const shopper = await known(request)
    // What is typed is on that page alone: it must stay, and say what happened.
    if (!shopper) return nothingHere(true)
    const posted = reviewDraft(fields)
    const current = await state(shopper, posted)
    if (current && !nonces.isValid(fields['security'], NONCE.updateReview, shopper.holder))
      return reply.code(403).type('text/html; charset=utf-8').send('-1')
    // Bought in another tab: the page, opened again, leads to the order.
    if (!current && (await lostAnswer(shopper.owner))) return { result: 'success', messages: '', reload: true, fragments: {} }
    if (!current) return nothingHere(false)
    await drafts.save(current.cartId, posted)
    tellCartCookies(reply, current.cart, secure)
    const view = viewOf(current, nonces, shopper.holder)
    return {
      result: 'success',
      messages: view.notices.length > 0 ? markup(<NoticesWrapper notices={view.notices} />) : '',
      reload: false,
      fragments: fragmentsOf(view),
    }
  })

  http.post('/wc-ajax/checkout', async (request, reply) => {
    void reply.headers(NO_STORE)
    const fields = fieldsOf(request)
    const shopper = await known(request)
    const fail = (text: string, refresh: boolean) => ({
      result: 'failure',
      messages: markup(<ErrorList problems={[{ field: '', text }]} />),
      refresh,
      reload: false,
    })
    // Without a session there is nothing to go on with; the page must not go, since what is typed on it is nowhere else.
    if (!shopper) return nothingHere(true)
    if (!nonces.isValid(fields['woocommerce-process-checkout-nonce'], NONCE.process, shopper.holder))
      return fail(CHECKOUT_TEXT.tryAgain, true)
    const visit = await orderVisitOf(request)
    const outcome = await attempt({ shopper, fields, ip: request.ip, userAgent: agentOf(request), visit })
    if (outcome.kind === 'empty') return nothingHere(false)
    if (outcome.kind === 'refused') {
      const messages = markup(<ErrorList problems={outcome.problems} />)
      return { result: 'failure', messages, refresh: outcome.isOutdated, reload: false }
    }
    if (outcome.user) await visitors.signIn(request, reply, outcome.user)
    tellCartCookies(reply, EMPTY_CART, secure)
    return { result: 'success', redirect: shopUrl + receivedUrl(outcome.order), order_id: outcome.order.id }
  })

  http.route({
    method: ['GET', 'POST'],
    url: '/wc-ajax/get_customer_location',
    handler: async (request, reply: FastifyReply) => {
      const { sessionId } = await visitors.of(request)
      const hash = createHash('md5')
        .update(`BR|${sessionId ?? ''}`)
        .digest('hex')
        .slice(0, 12)
      return reply.headers(NO_STORE).send({ success: true, data: { hash } })
    },
  })
}

const nothingHere = (isLost: boolean) => ({
  result: 'failure',
  messages: markup(<NothingHere isLost={isLost} />),
  refresh: false,
  reload: false,
  fragments: {},
})

/** The parts of the page that follow what is chosen. */
const fragmentsOf = (view: CheckoutView) => ({
  '.woocommerce-checkout-review-order-table': markup(
    <OrderReview quote={view.quote} knowsPostcode={destinationOf(view.values) !== ''} removeNonce={view.nonces.removeCoupon} />,
  ),
  '.woocommerce-checkout-payment': markup(<Payment view={view} />),
})

/** The form as the call carries it: whole in post_data, and what decides the price once more by itself. */
export function reviewDraft(fields: Record<string, unknown>): Draft {
  const form: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  const postData = fields['post_data']
  if (typeof postData === 'string')
    for (const [name, value] of new URLSearchParams(postData.slice(0, 40_000)))
      if (name.endsWith('[]')) form[name] = [...((form[name] as string[] | undefined) ?? []), value]
      else form[name] ??= value
  const own: Record<string, string> = {
    payment_method: 'payment_method',
    'shipping_method[0]': 'shipping_method[0]',
    postcode: 'billing_postcode',
    state: 'billing_state',
    city: 'billing_city',
    address: 'billing_address_1',
    address_2: 'billing_address_2',
  }
  for (const [from, to] of Object.entries(own)) form[to] ??= fields[from]
  return draftOf(form)
}
