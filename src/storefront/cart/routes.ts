import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Notices } from '#content/notices/service.ts'
import type { Nonces } from '#http/nonce.ts'
import { sendPrivatePage } from '#http/private-page.ts'
import { holderOf, type Visitor, type VisitorDesk } from '#http/visitor.ts'
import type { Owner } from '#shop/cart/read-cart.ts'
import { readCandidate, tellCartCookies } from '#shop/cart/routes.ts'
import type { CartService } from '#shop/cart/service.ts'
import { addedText, CART_UPDATED, problemText, removedText, UNDO } from '#shop/cart/text.ts'
import type { Site } from '../site.tsx'
import { cartPage } from './cart-page.tsx'
import { viewOf } from './cart-view.ts'

type Options = { site: Site; cart: CartService; desk: VisitorDesk; notices: Notices; nonces: Nonces; secure: boolean }

export const CART_NONCE = 'woocommerce-cart'
const ownerOf = ({ sessionId, user }: Visitor & { sessionId: number }): Owner => ({ sessionId, userId: user?.id })

/** The cart's page, and adding, removing and undoing by plain links and forms. */
export function useCartPages(http: FastifyInstance, { site, cart, desk, notices, nonces, secure }: Options) {
  const open = async (request: FastifyRequest, reply: FastifyReply) => {
    const visitor = await desk.remember(request, reply)
    return { owner: ownerOf(visitor), holder: holderOf(visitor) }
  }
  const toCart = (reply: FastifyReply) => reply.header('cache-control', 'no-store').redirect('/cart/', 303)

  /** A link or a form on any page: adds, then shows the cart with what happened. */
  const addPlainly = async (request: FastifyRequest, reply: FastifyReply, fields: Record<string, unknown>) => {
    const { owner } = await open(request, reply)
    const wanted = readCandidate(fields)
    const outcome = wanted && (await cart.add(owner, wanted, async () => owner))
    if (outcome?.result.ok) {
      tellCartCookies(reply, outcome.cart, secure)
      await notices.push(owner.sessionId, { kind: 'success', text: addedText(outcome.result.line.name) })
    } else {
      const text = problemText(outcome && !outcome.result.ok ? outcome.result.problem : { kind: 'unknown' })
      const asked = outcome?.result.asked
      await notices.push(owner.sessionId, {
        kind: 'error',
        text,
        ...(asked && { link: { url: asked.url, label: 'Ver o produto' } }),
      })
    }
    return toCart(reply)
  }

  http.addHook('preHandler', (request, reply, done) => {
    const query = request.query as Record<string, unknown> | undefined
    if (request.method !== 'GET' || !query || !('add-to-cart' in query)) return done()
    // oxlint-disable-next-line promise/no-callback-in-promise -- it is how a hook reports its failure
    addPlainly(request, reply, query).catch(done)
  })
  http.post(
    '/produto/:slug/',
    async (request, reply) => await addPlainly(request, reply, (request.body ?? {}) as Record<string, unknown>),
  )

  http.get('/cart/', async (request, reply) => {
    const { remove_item: removed, undo_item: undone, _wpnonce } = request.query as Record<string, unknown>
    const { owner, holder } = await open(request, reply)
    if (typeof removed === 'string' || typeof undone === 'string') {
      if (!nonces.isValid(_wpnonce, CART_NONCE, holder))
        await notices.push(owner.sessionId, { kind: 'error', text: 'Este link expirou. Tente de novo.' })
      else if (typeof removed === 'string') await removePlainly(owner, removed, nonces.make(CART_NONCE, holder))
      else await undoPlainly(owner, String(undone))
      return toCart(reply)
    }
    const { cart: current } = await cart.read(owner)
    const nonce = nonces.make(CART_NONCE, holder)
    const page = await site.render(
      cartPage({ cart: viewOf(current, nonce), nonce, notices: await notices.take(owner.sessionId) }),
    )
    tellCartCookies(reply, current, secure)
    return await sendPrivatePage(request, reply, page)
  })

  const removePlainly = async (owner: Owner, key: string, nonce: string) => {
    const { result } = await cart.remove(owner, key)
    if (!result) return
    const link = { url: `/cart/?undo_item=${key}&_wpnonce=${nonce}`, label: UNDO }
    await notices.push(owner.sessionId, { kind: 'success', text: removedText(result.name), ...(result.inStock && { link }) })
  }
  const undoPlainly = async (owner: Owner, key: string) => {
    const restored = await cart.restore(owner, key, async () => owner)
    if (restored && !restored.result.ok)
      await notices.push(owner.sessionId, { kind: 'error', text: problemText(restored.result.problem) })
  }

  http.post('/cart/', async (request, reply) => {
    const { owner, holder } = await open(request, reply)
    const fields = (request.body ?? {}) as Record<string, unknown>
    if (!nonces.isValid(fields['woocommerce-cart-nonce'], CART_NONCE, holder)) {
      await notices.push(owner.sessionId, { kind: 'error', text: 'O formulário expirou. Tente de novo.' })
      return toCart(reply)
    }
    const { wanted, isStrange } = readQuantities(fields)
    const { result: problems, cart: changed } = await cart.setQuantities(owner, wanted)
    tellCartCookies(reply, changed, secure)
    for (const problem of problems) await notices.push(owner.sessionId, { kind: 'error', text: problemText(problem) })
    if (isStrange) await notices.push(owner.sessionId, { kind: 'error', text: problemText({ kind: 'bad-quantity' }) })
    if (problems.length === 0 && !isStrange) await notices.push(owner.sessionId, { kind: 'success', text: CART_UPDATED })
    return toCart(reply)
  })
}

/** The quantities of the cart's form by line: 0 is allowed here and means out. */
export function readQuantities(fields: Record<string, unknown>): { wanted: Map<string, number>; isStrange: boolean } {
  const wanted = new Map<string, number>()
  let isStrange = false
  for (const [name, value] of Object.entries(fields)) {
    const key = /^cart\[([0-9a-f]{32})\]\[qty\]$/.exec(name)?.[1]
    if (key === undefined) continue
    if (typeof value === 'string' && /^\d{1,4}$/.test(value)) wanted.set(key, Number(value))
    else isStrange = true
  }
  return { wanted, isStrange }
}
