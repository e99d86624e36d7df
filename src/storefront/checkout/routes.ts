import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Notice } from '#content/notices/contract.ts'
import type { Notices } from '#content/notices/service.ts'
import type { ShopPages } from '#content/pages/shop-pages.ts'
import type { NonceHolder, Nonces } from '#http/nonce.ts'
import { sendPrivatePage } from '#http/private-page.ts'
import type { Visitors } from '#http/visitor.ts'
import { searchPart } from '#kit/url.ts'
import { EMPTY_CART } from '#shop/cart/cart.ts'
import { tellCartCookies } from '#shop/cart/routes.ts'
import type { CartService } from '#shop/cart/service.ts'
import { draftOf, type Drafts } from '#shop/checkout/draft.ts'
import { receivedUrl } from '#shop/checkout/received-url.ts'
import type { Checkout } from '#shop/checkout/service.ts'
import type { CheckoutState } from '#shop/checkout/state.ts'
import { CHECKOUT_TEXT } from '#shop/checkout/text.ts'
import type { CouponDesk } from '#shop/coupons/routes.ts'
import { COUPON_REMOVED } from '#shop/coupons/text.ts'
import type { OrderVisitOf } from '../order-visit.ts'
import type { Site } from '../site.tsx'
import { checkoutPage } from './checkout-page.tsx'
import { emptyNotice, hasLostSession } from './lost-session.tsx'
import type { CheckoutLogin } from './login.ts'
import { agentOf, fieldsOf, shopperOf, type VisitingShopper } from './shopper.ts'
import { type CheckoutView, NONCE, viewOf } from './view.ts'

type Options = {
  site: Site
  visitors: Visitors
  nonces: Nonces
  notices: Notices
  couponDesk: CouponDesk
  cart: CartService
  drafts: Drafts
  login: CheckoutLogin
  checkout: Pick<Checkout, 'state' | 'attempt' | 'lostAnswer'>
  orderVisitOf: OrderVisitOf
  shopPages: Pick<ShopPages, 'document'>
  secure: boolean
}

/** The checkout as pages and forms: everything works without any script. */
export function registerCheckoutPages(http: FastifyInstance, options: Options) {
  const { site, visitors, nonces, notices, couponDesk, cart, drafts, login, checkout, shopPages, orderVisitOf, secure } = options
  const { state, attempt, lostAnswer } = checkout

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { current, holder }: { current: CheckoutState; holder: NonceHolder },
    over: (view: CheckoutView) => Partial<CheckoutView> = () => ({}),
  ) => {
    tellCartCookies(reply, current.cart, secure)
    const document = await shopPages.document('checkout')
    const view = { ...viewOf(current, nonces, holder), hasGoogle: !current.user && (await login.hasGoogle()) }
    return await sendPrivatePage(request, reply, await site.render(checkoutPage({ ...view, ...over(view) }, document)))
  }
  const away = (reply: FastifyReply, url: string, status = 303) => reply.header('cache-control', 'no-store').redirect(url, status)

  /** Nothing to buy: to the order that was just placed, or to the cart, which says why. */
  const leave = async (reply: FastifyReply, { owner }: VisitingShopper, isLost = false) => {
    const order = await lostAnswer(owner)
    if (order) return away(reply, receivedUrl(order))
    await notices.push(owner.sessionId, emptyNotice(isLost))
    return away(reply, '/cart/', 302)
  }

  http.get('/finalizar-compra/', (request, reply) => reply.redirect(`/checkout/${searchPart(request.url)}`, 301))

  http.get('/checkout/', async (request, reply) => {
    const { sessionId, hasNotices } = await visitors.of(request)
    const isLost = await hasLostSession(visitors, request)
    // Somebody who was never here has nothing that could be told of.
    if (sessionId === undefined && !isLost) return away(reply, '/cart/', 302)
    const shopper = await shopperOf(visitors, request, reply)
    const { remove_coupon: code, _wpnonce, login: step } = request.query as Record<string, unknown>
    if (typeof code === 'string') return await removeCoupon(reply, shopper, code, _wpnonce)
    const current = await state(shopper)
    if (!current) return await leave(reply, shopper, isLost)
    const told = hasNotices === false ? [] : await notices.take(shopper.owner.sessionId)
    const awaited = step === 'code' && !shopper.user ? await login.awaited(request, reply) : undefined
    return await show(request, reply, { ...shopper, current }, ({ notices: own }) => ({
      notices: [...told, ...own],
      code: awaited,
    }))
  })

  const tell = (shopper: VisitingShopper, notice: Notice) => notices.push(shopper.owner.sessionId, notice)

  const removeCoupon = async (reply: FastifyReply, shopper: VisitingShopper, code: string, nonce: unknown) => {
    if (nonces.isValid(nonce, NONCE.removeCoupon, shopper.holder)) {
      const { result } = await cart.removeCoupons(shopper.owner, [code.toLowerCase()])
      if (result) await tell(shopper, { kind: 'success', text: COUPON_REMOVED })
    } else await tell(shopper, { kind: 'error', text: 'Este link expirou. Tente de novo.' })
    return away(reply, '/checkout/')
  }

  const applyCoupon = async (request: FastifyRequest, reply: FastifyReply, shopper: VisitingShopper) => {
    const fields = fieldsOf(request)
    const { coupon_code: code, security } = fields
    const isWholeForm = isOurs(fields, shopper)
    const current = await state(shopper, isWholeForm ? draftOf(fields) : undefined)
    if (!current) return away(reply, '/cart/', 302)
    if (isWholeForm) await drafts.save(current.cartId, draftOf(fields))
    const again = (text: string) =>
      show(request, reply, { ...shopper, current }, () => ({ notices: [{ kind: 'error', text }], open: 'coupon' }))
    if (!isWholeForm && !nonces.isValid(security, NONCE.applyCoupon, shopper.holder))
      return await again('O formulário expirou. Tente de novo.')
    const result = await couponDesk.apply(request, shopper.owner, { code, email: shopper.user?.email })
    if (result.ok) {
      await tell(shopper, { kind: 'success', text: result.text })
      return away(reply, '/checkout/')
    }
    return await again(result.text)
  }

  const signIn = async (request: FastifyRequest, reply: FastifyReply, shopper: VisitingShopper) => {
    const outcome = await login.take(request, reply, fieldsOf(request))
    const current = outcome.kind === 'in' ? undefined : await state(shopper)
    if (outcome.kind === 'in' || !current) return away(reply, '/checkout/')
    return await show(request, reply, { ...shopper, current }, () => ({
      notices: outcome.text === undefined ? [] : [{ kind: 'error', text: outcome.text }],
      open: 'login',
      ...(outcome.kind === 'code' && { code: outcome.step }),
    }))
  }

  http.post('/checkout/', async (request, reply) => {
    const fields = fieldsOf(request)
    const isLost = await hasLostSession(visitors, request)
    const shopper = await shopperOf(visitors, request, reply)
    // A script that lost its line sends these forms without the button that was pressed.
    if (['login', 'woocommerce-login-nonce', 'second-factor-nonce'].some((name) => name in fields))
      return await signIn(request, reply, shopper)
    if ('apply_coupon' in fields || 'security' in fields) return await applyCoupon(request, reply, shopper)
    if ('woocommerce_checkout_update_totals' in fields || !isOurs(fields, shopper)) {
      const current = await state(shopper, draftOf(fields))
      if (!current) return await leave(reply, shopper, isLost)
      await drafts.save(current.cartId, draftOf(fields))
      const isFresh = 'woocommerce_checkout_update_totals' in fields
      return await show(request, reply, { ...shopper, current }, () =>
        isFresh ? {} : { notices: [{ kind: 'error', text: CHECKOUT_TEXT.tryAgain }] },
      )
    }
    const visit = await orderVisitOf(request)
    const outcome = await attempt({ shopper, fields, ip: request.ip, userAgent: agentOf(request), visit })
    if (outcome.kind === 'empty') return await leave(reply, shopper)
    if (outcome.kind === 'refused') {
      const { state: current, problems } = outcome
      return await show(request, reply, { ...shopper, current }, () => ({ problems }))
    }
    if (outcome.user) await visitors.signIn(request, reply, outcome.user)
    tellCartCookies(reply, EMPTY_CART, secure)
    return away(reply, receivedUrl(outcome.order))
  })

  const isOurs = (fields: Record<string, unknown>, { holder }: VisitingShopper) =>
    nonces.isValid(fields['woocommerce-process-checkout-nonce'], NONCE.process, holder)
}
