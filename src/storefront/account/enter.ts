import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Notice } from '#content/notices/contract.ts'
import type { Visitors } from '#http/visitor.ts'
import type { User } from '#shop/accounts/contract.ts'
import type { CartService } from '#shop/cart/service.ts'
import { reducedText } from '#shop/cart/text.ts'

type Options = {
  cart: Pick<CartService, 'merge'>
  desk: Pick<Visitors, 'signIn'>
  tellLater: (reply: FastifyReply, sessionId: number, notice: Notice) => Promise<void>
}
type Entering = { sessionId: number; user: User; isRemembered?: boolean }

/** Signs in whoever has proved who they are: the guest's cart comes along, and what of it could not is told on the next page. */
export const createEntrance =
  ({ cart, desk, tellLater }: Options) =>
  async (request: FastifyRequest, reply: FastifyReply, { sessionId, user, isRemembered }: Entering) => {
    const reduced = await cart.merge(sessionId, user.id)
    const { sessionId: own } = await desk.signIn(request, reply, user, isRemembered)
    for (const line of reduced) await tellLater(reply, own, { kind: 'info', text: reducedText(line) })
    return { sessionId: own }
  }
export type Enter = ReturnType<typeof createEntrance>
