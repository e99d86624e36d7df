import type { FastifyReply, FastifyRequest } from 'fastify'
import type { NonceHolder } from '#http/nonce.ts'
import { holderOf, type Visitor, type Visitors } from '#http/visitor.ts'
import type { Shopper } from '#shop/checkout/state.ts'

/** Who is buying, and whose nonces the page has. */
export type VisitingShopper = Shopper & { holder: NonceHolder }

/** Who is buying. Opens a session for who has none, since what they type is to be remembered. */
export async function shopperOf(desk: Visitors, request: FastifyRequest, reply: FastifyReply): Promise<VisitingShopper> {
  return asShopper(desk, request, await desk.remember(request, reply))
}

export function asShopper(desk: Visitors, request: FastifyRequest, visitor: Visitor & { sessionId: number }): VisitingShopper {
  const { sessionId, user } = visitor
  return { owner: { sessionId, userId: user?.id }, holder: holderOf(visitor), user, token: desk.tokenOf(request) }
}

export const fieldsOf = (request: FastifyRequest) => (request.body ?? {}) as Record<string, unknown>
export const agentOf = (request: FastifyRequest) => (request.headers['user-agent'] ?? '').slice(0, 500)
