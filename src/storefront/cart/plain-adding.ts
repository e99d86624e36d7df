import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Notices } from '#content/notices/service.ts'
import type { Visitors } from '#http/visitor.ts'
import { announceNotices, readCandidate, tellCartCookies } from '#shop/cart/routes.ts'
import type { CartService } from '#shop/cart/service.ts'
import { addedSeveralText, addedText, NOTHING_CHOSEN, problemText } from '#shop/cart/text.ts'
import { readSeveral, type Several } from './read-several.ts'
import { pageWithoutAdding } from './page-without-adding.ts'
import { ownerOf } from './nonces.ts'

type Owner = ReturnType<typeof ownerOf>
type Wanted = NonNullable<ReturnType<typeof readCandidate>>
type Options = {
  cart: CartService
  visitors: Visitors
  notices: Notices
  /** Whether the shop leads to the cart after something was added. */
  redirectsToCart: () => Promise<boolean>
  /** The number here of what has this number in the shop that moved here. */
  offerOfOldNumber: (id: number) => Promise<number | undefined>
  secure: boolean
}

/** A link or a form on any page that adds without scripts; the page where it stood, or the cart, then says what happened. */
export function registerPlainAdding(
  http: FastifyInstance,
  { cart, visitors, notices, redirectsToCart, offerOfOldNumber, secure }: Options,
) {
  const add = async (request: FastifyRequest, reply: FastifyReply, fields: Record<string, unknown>) => {
    const owner = ownerOf(await visitors.remember(request, reply))
    const several = readSeveral(fields)
    if (several) return await addSeveral(request, reply, { owner, several })
    const wanted = readCandidate(fields)
    const outcome = wanted && (await addHereOrThere(owner, wanted))
    const back = pageWithoutAdding(request.originalUrl)
    const goTo = (path: string) => {
      announceNotices(reply, secure)
      return reply.header('cache-control', 'no-store').redirect(path, 303)
    }
    if (outcome?.result.ok) {
      tellCartCookies(reply, outcome.cart, secure)
      const path = (await redirectsToCart()) ? '/cart/' : back
      const link = path === '/cart/' ? undefined : { url: '/cart/', label: 'Ver carrinho' }
      await notices.push(owner.sessionId, { kind: 'success', text: addedText(outcome.result.line.name), ...(link && { link }) })
      return goTo(path)
    }
    const text = problemText(outcome && !outcome.result.ok ? outcome.result.problem : { kind: 'unknown' })
    const asked = outcome?.result.asked
    const link = asked && asked.url !== back ? { url: asked.url, label: 'Ver o produto' } : undefined
    await notices.push(owner.sessionId, { kind: 'error', text, ...(link && { link }) })
    return goTo(back)
  }

  /** A link from before the shop moved here names things by their numbers there. */
  const addHereOrThere = async (owner: Owner, wanted: Wanted) => {
    const outcome = await cart.add(owner, wanted, async () => owner)
    if (outcome.result.ok || outcome.result.problem.kind !== 'unknown') return outcome
    const productId = await offerOfOldNumber(wanted.productId)
    if (productId === undefined) return outcome
    const variationId = wanted.variationId === null ? null : ((await offerOfOldNumber(wanted.variationId)) ?? null)
    return await cart.add(owner, { ...wanted, productId, variationId }, async () => owner)
  }

  /** A group's form: each product that was asked for, in its order; what can't be had is told beside what was added. */
  const addSeveral = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { owner, several }: { owner: ReturnType<typeof ownerOf>; several: readonly Several[] },
  ) => {
    const back = pageWithoutAdding(request.originalUrl)
    const tell = async (kind: 'success' | 'error', text: string, link?: { url: string; label: string }) =>
      await notices.push(owner.sessionId, { kind, text, ...(link && { link }) })
    const added: string[] = []
    for (const { productId, quantity } of several) {
      const outcome = await cart.add(owner, { productId, variationId: null, choices: {}, quantity }, async () => owner)
      if (outcome.result.ok) {
        added.push(outcome.result.line.name)
        tellCartCookies(reply, outcome.cart, secure)
      } else await tell('error', problemText(outcome.result.problem))
    }
    if (several.length === 0) await tell('error', NOTHING_CHOSEN)
    const path = added.length > 0 && (await redirectsToCart()) ? '/cart/' : back
    const link = path === '/cart/' ? undefined : { url: '/cart/', label: 'Ver carrinho' }
    if (added.length > 0) await tell('success', addedSeveralText(added), link)
    announceNotices(reply, secure)
    return reply.header('cache-control', 'no-store').redirect(path, 303)
  }

  http.addHook('preHandler', (request, reply, done) => {
    const query = request.query as Record<string, unknown> | undefined
    if (request.method !== 'GET' || !query || !('add-to-cart' in query)) return done()
    // oxlint-disable-next-line promise/no-callback-in-promise -- it is how a hook reports its failure
    add(request, reply, query).catch(done)
  })
  http.post(
    '/produto/:slug/',
    async (request, reply) => await add(request, reply, (request.body ?? {}) as Record<string, unknown>),
  )
}
