import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Notice } from '#content/notices/contract.ts'
import type { Nonces } from '#http/nonce.ts'
import { holderOf, type Visitors } from '#http/visitor.ts'
import { tellCartCookies } from '#shop/cart/routes.ts'
import type { CartService } from '#shop/cart/service.ts'
import type { CouponDesk } from '#shop/coupons/routes.ts'
import { COUPON_REMOVED } from '#shop/coupons/text.ts'
import { NoticeList } from '#ui/notices.tsx'
import { readRateId } from './form-actions.ts'
import { type CartParts, wantsParts } from './cart-parts.tsx'
import { ownerOf, type Shopper } from './nonces.ts'

type Options = {
  cart: CartService
  parts: CartParts
  couponDesk: CouponDesk
  visitors: Visitors
  nonces: Nonces
  secure: boolean
}
type Fields = Record<string, unknown>

const NO_STORE = { 'cache-control': 'no-cache, must-revalidate, max-age=0, no-store, private', 'x-robots-tag': 'noindex' }
const html = (reply: FastifyReply, markup: string) => reply.headers(NO_STORE).type('text/html; charset=utf-8').send(markup)

/** Coupons, freight and totals as the cart's and the checkout's scripts of this ecosystem call for them: markup in, markup out. */
export function registerCartTotalsAjax(http: FastifyInstance, { cart, parts, couponDesk, visitors, nonces, secure }: Options) {
  /** The visitor, if the call proves that it came from their own page. A visitor without a session has no such page. */
  const shopperOf = async (request: FastifyRequest, proof: unknown, action: string): Promise<Shopper | undefined> => {
    const { sessionId, user } = await visitors.of(request)
    if (sessionId === undefined || !nonces.isValid(proof, action, holderOf({ sessionId, user }))) return undefined
    return { sessionId, user }
  }
  const refuse = (reply: FastifyReply) => reply.code(403).headers(NO_STORE).type('text/html; charset=utf-8').send('-1')
  const totals = async (request: FastifyRequest, reply: FastifyReply, shopper: Shopper, told?: Notice[]) => {
    const { cart: current, answer } = await parts.totals(shopper, told)
    tellCartCookies(reply, current, secure)
    return wantsParts(request.headers.accept) ? reply.headers(NO_STORE).send(answer) : html(reply, answer.page['.cart_totals']!)
  }
  const tell = async (request: FastifyRequest, reply: FastifyReply, shopper: Shopper, notice: Notice) => {
    if (wantsParts(request.headers.accept)) return await totals(request, reply, shopper, [notice])
    const { cart: current } = await cart.read(ownerOf(shopper))
    tellCartCookies(reply, current, secure)
    return html(reply, renderToStaticMarkup(<NoticeList notices={[notice]} />))
  }

  http.post('/wc-ajax/apply_coupon', async (request, reply) => {
    const { security, coupon_code: code, billing_email: typed } = (request.body ?? {}) as Fields
    const shopper = await shopperOf(request, security, 'apply-coupon')
    if (!shopper) return refuse(reply)
    const email = typeof typed === 'string' && /^\S{1,200}@\S{1,200}$/.test(typed) ? typed : shopper.user?.email
    const outcome = await couponDesk.apply(request, ownerOf(shopper), { code, email })
    return await tell(request, reply, shopper, { kind: outcome.ok ? 'success' : 'error', text: outcome.text })
  })

  http.post('/wc-ajax/remove_coupon', async (request, reply) => {
    const { security, coupon } = (request.body ?? {}) as Fields
    const shopper = await shopperOf(request, security, 'remove-coupon')
    if (!shopper) return refuse(reply)
    const code = typeof coupon === 'string' ? coupon.trim().toLowerCase() : ''
    const { result } = await cart.removeCoupons(ownerOf(shopper), [code])
    return await tell(
      request,
      reply,
      shopper,
      result ? { kind: 'success', text: COUPON_REMOVED } : { kind: 'error', text: 'Este cupom não está no carrinho.' },
    )
  })

  http.route({
    method: ['GET', 'POST'],
    url: '/wc-ajax/get_cart_totals',
    handler: async (request, reply) => await totals(request, reply, await visitors.remember(request, reply)),
  })

  http.post('/wc-ajax/update_shipping_method', async (request, reply) => {
    const fields = (request.body ?? {}) as Fields
    const shopper = await shopperOf(request, fields['security'], 'update-shipping-method')
    if (!shopper) return refuse(reply)
    const rate = readRateId(fields['shipping_method[0]'])
    if (rate !== undefined) await cart.sendBy(ownerOf(shopper), rate)
    return await totals(request, reply, shopper)
  })
}
