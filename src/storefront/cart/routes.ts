import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Notice } from '#content/notices/contract.ts'
import type { Notices } from '#content/notices/service.ts'
import type { ShopPages } from '#content/pages/shop-pages.ts'
import type { Nonces } from '#http/nonce.ts'
import { sendPrivatePage } from '#http/private-page.ts'
import { holderOf, type Visitors } from '#http/visitor.ts'
import { searchPart } from '#kit/url.ts'
import { noticesAreTold, tellCartCookies } from '#shop/cart/routes.ts'
import type { CartService } from '#shop/cart/service.ts'
import type { CouponDesk } from '#shop/coupons/routes.ts'
import { COUPON_REMOVED } from '#shop/coupons/text.ts'
import { problemText, removedText, UNDO } from '#shop/cart/text.ts'
import type { Site } from '../site.tsx'
import { cartPage } from './cart-page.tsx'
import { type CartParts, wantsParts } from './cart-parts.tsx'
import { createFormActions } from './form-actions.ts'
import { CART_NONCE, ownerOf, type Shopper } from './nonces.ts'

type Options = {
  site: Site
  cart: CartService
  parts: CartParts
  couponDesk: CouponDesk
  shopPages: Pick<ShopPages, 'document'>
  visitors: Visitors
  notices: Notices
  nonces: Nonces
  secure: boolean
}

/** The cart's page with its plain links and forms: everything on it works without scripts. */
export function registerCartPages(http: FastifyInstance, options: Options) {
  const { site, cart, parts, shopPages, visitors, notices, nonces, secure } = options
  const act = createFormActions(options)
  const tell = async (shopper: Shopper, told: Notice[]) => {
    for (const notice of told) await notices.push(shopper.sessionId, notice)
  }
  const toCart = (reply: FastifyReply) => reply.header('cache-control', 'no-store').redirect('/cart/', 303)
  /** To our own script all at once; to a browser the page, which tells it. */
  const answer = async (request: FastifyRequest, reply: FastifyReply, shopper: Shopper, told: Notice[]) => {
    if (!wantsParts(request.headers.accept)) {
      await tell(shopper, told)
      return toCart(reply)
    }
    const { cart: current, answer: shown } = await parts.whole(shopper, told)
    tellCartCookies(reply, current, secure)
    return reply.header('cache-control', 'no-store').send(shown)
  }

  const show = async (request: FastifyRequest, reply: FastifyReply, shopper: Shopper) => {
    const [{ current, facts }, document, told] = await Promise.all([
      parts.factsOf(shopper),
      shopPages.document('cart'),
      shopper.hasNotices === false ? [] : notices.take(shopper.sessionId),
    ])
    const model = cartPage({ ...facts, notices: [...told, ...facts.notices], document })
    tellCartCookies(reply, current, secure)
    if (told.length > 0) noticesAreTold(reply, secure)
    return await sendPrivatePage(request, reply, await site.render(model))
  }

  /** What a link on the page does: take out, put back, take a coupon off. */
  const follow = async (
    shopper: Shopper,
    { remove_item, undo_item, remove_coupon }: Record<string, string>,
  ): Promise<Notice[]> => {
    const owner = ownerOf(shopper)
    if (remove_item !== undefined) {
      const { result } = await cart.remove(owner, remove_item)
      if (!result) return []
      const nonce = nonces.make(CART_NONCE, holderOf(shopper))
      const link = { url: `/cart/?undo_item=${remove_item}&_wpnonce=${nonce}`, label: UNDO }
      return [{ kind: 'success', text: removedText(result.name), ...(result.inStock && { link }) }]
    }
    if (undo_item !== undefined) {
      const restored = await cart.restore(owner, undo_item, async () => owner)
      return restored && !restored.result.ok ? [{ kind: 'error', text: problemText(restored.result.problem) }] : []
    }
    const { result } = await cart.removeCoupons(owner, [(remove_coupon ?? '').toLowerCase()])
    return result ? [{ kind: 'success', text: COUPON_REMOVED }] : []
  }

  http.get('/carrinho/', (request, reply) => reply.redirect(`/cart/${searchPart(request.url)}`, 301))

  http.get('/cart/', async (request, reply) => {
    const query = Object.entries(request.query as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= 200,
    )
    const fields = Object.fromEntries(query)
    const shopper = await visitors.remember(request, reply)
    if (!['remove_item', 'undo_item', 'remove_coupon'].some((name) => name in fields)) {
      return wantsParts(request.headers.accept) ? await answer(request, reply, shopper, []) : await show(request, reply, shopper)
    }
    const isOwn = nonces.isValid(fields['_wpnonce'], CART_NONCE, holderOf(shopper))
    const told: Notice[] = isOwn ? await follow(shopper, fields) : [{ kind: 'error', text: 'Este link expirou. Tente de novo.' }]
    return await answer(request, reply, shopper, told)
  })

  http.post('/cart/', async (request, reply) => {
    const shopper = await visitors.remember(request, reply)
    const fields = (request.body ?? {}) as Record<string, unknown>
    const told = await act(request, shopper, fields)
    if ('proceed' in fields && told.every(({ kind }) => kind !== 'error'))
      return reply.header('cache-control', 'no-store').redirect('/checkout/', 303)
    return await answer(request, reply, shopper, told)
  })
}
