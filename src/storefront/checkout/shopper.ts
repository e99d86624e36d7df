import type { FastifyReply, FastifyRequest } from 'fastify'
import type { NonceHolder } from '#http/nonce.ts'
import { holderOf, type Visitor, type Visitors } from '#http/visitor.ts'
import type { Shopper } from '#shop/checkout/state.ts'

/** Who is buying, and whose nonces the page has. */
export type VisitingShopper = Shopper & { holder: NonceHolder }

/** Who is buying. Opens a session for who has none, since what they type is to be remembered. */
export async function shopperOf(visitors: Visitors, request: FastifyRequest, reply: FastifyReply): Promise<VisitingShopper> {
  return asShopper(visitors, request, await visitors.remember(request, reply))
}

export function asShopper(
  visitors: Visitors,
  request: FastifyRequest,
  visitor: Visitor & { sessionId: number },
): VisitingShopper {
  const { sessionId, user } = visitor
  return { owner: { sessionId, userId: user?.id }, holder: holderOf(visitor), user, token: visitors.tokenOf(request) }
}

export const fieldsOf = (request: FastifyRequest) => (request.body ?? {}) as Record<string, unknown>
export const agentOf = (request: FastifyRequest) => (request.headers['user-agent'] ?? '').slice(0, 500)
