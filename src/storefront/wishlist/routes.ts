import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createElement } from 'react'
import type { Notice } from '#content/notices/contract.ts'
import type { Notices } from '#content/notices/service.ts'
import type { Nonces } from '#http/nonce.ts'
import { sendPrivatePage } from '#http/private-page.ts'
import { notFound } from '#http/problem.ts'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import { holderOf, type Visitors } from '#http/visitor.ts'
import { announceNotices } from '#shop/cart/routes.ts'
import type { Wish } from '#shop/wishlist/contract.ts'
import type { Wishlists } from '#shop/wishlist/service.ts'
import { ADD_TEXTS } from '#shop/wishlist/text.ts'
import { ownerOf, type Shopper } from '../cart/nonces.ts'
import type { PageModel } from '../page-model.ts'
import type { Site } from '../site.tsx'
import type { WaitingNotices } from '../waiting-notices.ts'
import { WISHLIST_URL } from './addresses.ts'
import { tellWishlistCookie } from './cookie.ts'
import { wishlistPage } from './wishlist-page.tsx'
import { WishlistView } from './wishlist-view.tsx'

export type WishlistOptions = {
  site: Site
  visitors: Visitors
  nonces: Nonces
  notices: Notices
  takeNotices: WaitingNotices
  limiter: Limiter
  wishlists: Wishlists
  shopUrl: string
}

/** A household that fills its lists; a machine that fills the table does not fit in. */
const CHANGES_PER_ADDRESS = { max: 60, windowSeconds: 60 }
const UNDO_NONCE = 'wishlist-undo'
const NO_STORE = { 'cache-control': 'no-store, private', 'x-robots-tag': 'noindex' }

/** The list of wishes: the owner's own page with its forms, the page behind a shared link, and what the heart asks. */
export function registerWishlist(http: FastifyInstance, options: WishlistOptions) {
  const { site, visitors, nonces, notices, takeNotices, limiter, wishlists, shopUrl } = options
  const secure = shopUrl.startsWith('https:')
  const show = async (request: FastifyRequest, reply: FastifyReply, model: PageModel) =>
    await sendPrivatePage(request, reply.header('x-robots-tag', 'noindex'), await site.render(model))
  const backToList = async (reply: FastifyReply, { sessionId }: Shopper, notice: Notice) => {
    await notices.push(sessionId, notice)
    announceNotices(reply, secure)
    return reply.headers(NO_STORE).redirect(WISHLIST_URL, 303)
  }
  const add = async (reply: FastifyReply, shopper: Shopper, wish: Wish) => {
    const outcome = await wishlists.add(ownerOf(shopper), wish)
    const isSaved = outcome === 'added' || outcome === 'already'
    if (isSaved) tellWishlistCookie(reply, secure)
    return { isSaved, text: ADD_TEXTS[outcome] }
  }

  http.get(WISHLIST_URL, async (request, reply) => {
    const { sessionId, user } = await visitors.of(request)
    const query = request.query as Record<string, unknown>
    if (sessionId === undefined) return await show(request, reply, wishlistPage(drawn({ items: [], shareToken: undefined })))
    const shopper = { sessionId, user }
    const undone = wishIn(query['desfazer'])
    if (undone && nonces.isValid(query['_wpnonce'], UNDO_NONCE, holderOf(shopper))) {
      const { isSaved, text } = await add(reply, shopper, undone)
      return await backToList(reply, shopper, { kind: isSaved ? 'success' : 'error', text })
    }
    const list = await wishlists.read(ownerOf(shopper))
    // On another device of the same customer the heart does not know of the list yet.
    if (list.items.length > 0) tellWishlistCookie(reply, secure)
    return await show(request, reply, wishlistPage(drawn(list), await takeNotices(request, reply)))
  })
  const drawn = ({ items, shareToken }: Awaited<ReturnType<Wishlists['read']>>) =>
    createElement(WishlistView, { items, base: WISHLIST_URL, own: { shareUrl: shareUrlOf(shopUrl, shareToken) } })

  http.get(`${WISHLIST_URL}estado/`, async (request, reply) => {
    const { sessionId, user } = await visitors.of(request)
    const productId = idOf((request.query as Record<string, unknown>)['product_id'])
    const isKnown = sessionId !== undefined && productId !== undefined
    const variations = isKnown ? await wishlists.of(ownerOf({ sessionId, user }), productId) : []
    return reply.headers(NO_STORE).send({ variations })
  })

  http.get(`${WISHLIST_URL}:token/`, async (request, reply) => {
    const { token } = request.params as { token: string }
    const items = /^[\w-]{32}$/.test(token) ? await wishlists.shared(token) : undefined
    if (!items) throw notFound('Esta lista não existe, ou não é mais compartilhada.')
    const base = `${WISHLIST_URL}${token}/`
    return await show(
      request,
      reply,
      wishlistPage(createElement(WishlistView, { items, base }), await takeNotices(request, reply)),
    )
  })

  /** A form of the list or the heart: `accept` tells the script from a page without one. */
  const post = (
    action: string,
    handle: (shopper: Shopper, fields: Record<string, unknown>, reply: FastifyReply) => Promise<Notice & { isSaved?: boolean }>,
  ) =>
    http.post(`${WISHLIST_URL}${action}/`, async (request, reply) => {
      limiter.take('wishlist', addressGroup(request.ip), CHANGES_PER_ADDRESS)
      const shopper = await visitors.remember(request, reply)
      const { isSaved = false, ...notice } = await handle(shopper, (request.body ?? {}) as Record<string, unknown>, reply)
      if (!String(request.headers.accept).includes('application/json')) return await backToList(reply, shopper, notice)
      return reply.headers(NO_STORE).send({ saved: isSaved, text: notice.text })
    })

  post('salvar', async (shopper, fields, reply) => {
    const wish = wishOf(fields)
    const { isSaved, text } = wish ? await add(reply, shopper, wish) : { isSaved: false, text: ADD_TEXTS.unknown }
    return { kind: isSaved ? 'success' : 'error', text, isSaved }
  })
  post('tirar', async (shopper, fields) => {
    const wish = wishOf(fields)
    if (wish) await wishlists.take(ownerOf(shopper), wish)
    return { kind: 'success', text: 'Removido da sua lista de desejos.' }
  })
  post('remover', async (shopper, fields) => {
    const item = await wishlists.remove(ownerOf(shopper), idOf(fields['item']) ?? 0)
    if (!item) return { kind: 'info', text: 'Este produto já não estava na lista.' }
    const wish = `${item.productId}-${item.variationId ?? 0}`
    const url = `${WISHLIST_URL}?desfazer=${wish}&_wpnonce=${nonces.make(UNDO_NONCE, holderOf(shopper))}`
    return { kind: 'success', text: `“${item.name}” foi removido da lista.`, link: { url, label: 'Desfazer' } }
  })
  post('compartilhar', async (shopper) => {
    await wishlists.share(ownerOf(shopper))
    return { kind: 'success', text: 'Pronto: quem tiver o link abaixo vê esta lista.' }
  })
  post('parar', async (shopper) => {
    await wishlists.unshare(ownerOf(shopper))
    return { kind: 'success', text: 'A lista não é mais compartilhada: o link deixou de valer.' }
  })
}

export const shareUrlOf = (shopUrl: string, token: string | undefined) =>
  token === undefined ? undefined : `${shopUrl}${WISHLIST_URL}${token}/`

const idOf = (raw: unknown) => (typeof raw === 'string' && /^[1-9]\d{0,14}$/.test(raw) ? Number(raw) : undefined)
function wishOf(fields: Record<string, unknown>): Wish | undefined {
  const productId = idOf(fields['product_id'])
  return productId === undefined ? undefined : { productId, variationId: idOf(fields['variation_id']) ?? null }
}
const wishIn = (raw: unknown): Wish | undefined => {
  const [productId, variationId] = typeof raw === 'string' ? raw.split('-') : []
  return wishOf({ product_id: productId, variation_id: variationId })
}
