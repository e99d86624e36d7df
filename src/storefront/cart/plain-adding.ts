import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Notices } from '#content/notices/service.ts'
import type { VisitorDesk } from '#http/visitor.ts'
import { readCandidate, tellCartCookies } from '#shop/cart/routes.ts'
import type { CartService } from '#shop/cart/service.ts'
import { addedText, problemText } from '#shop/cart/text.ts'
import { ownerOf } from './priced-cart.ts'

type Options = { cart: CartService; desk: VisitorDesk; notices: Notices; secure: boolean }

/** A link or a form on any page that adds without scripts; the cart then says what happened. */
export function usePlainAdding(http: FastifyInstance, { cart, desk, notices, secure }: Options) {
  const add = async (request: FastifyRequest, reply: FastifyReply, fields: Record<string, unknown>) => {
    const owner = ownerOf(await desk.remember(request, reply))
    const wanted = readCandidate(fields)
    const outcome = wanted && (await cart.add(owner, wanted, async () => owner))
    if (outcome?.result.ok) {
      tellCartCookies(reply, outcome.cart, secure)
      await notices.push(owner.sessionId, { kind: 'success', text: addedText(outcome.result.line.name) })
    } else {
      const text = problemText(outcome && !outcome.result.ok ? outcome.result.problem : { kind: 'unknown' })
      const asked = outcome?.result.asked
      const link = asked && { url: asked.url, label: 'Ver o produto' }
      await notices.push(owner.sessionId, { kind: 'error', text, ...(link && { link }) })
    }
    return reply.header('cache-control', 'no-store').redirect('/cart/', 303)
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
