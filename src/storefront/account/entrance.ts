import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Notice } from '#content/notices/contract.ts'
import { noteSecurity } from '#http/security-events.ts'
import type { Visitors } from '#http/visitor.ts'
import { createEntrance, type Enter as EnterWith } from '#shop/accounts/enter.ts'
import type { SignInEvent } from '#shop/accounts/sign-in.ts'
import type { createDraftCarrying } from '#shop/checkout/carry-draft.ts'
import type { CartService } from '#shop/cart/service.ts'
import type { Wishlists } from '#shop/wishlist/service.ts'
import { reducedText } from '#shop/cart/text.ts'

type Visit = { request: FastifyRequest; reply: FastifyReply }
export type Enter = EnterWith<Visit>

type Options = {
  cart: Pick<CartService, 'merge'>
  wishlists: Pick<Wishlists, 'merge'>
  visitors: Pick<Visitors, 'signIn'>
  tellLater: (reply: FastifyReply, sessionId: number, notice: Notice) => Promise<void>
}

/** One household may try this often in a minute, whatever names it tries. */
export const SIGN_INS_PER_ADDRESS = { max: 20, windowSeconds: 60 }
/** And this many codes. */
export const CODES_PER_ADDRESS = { max: 20, windowSeconds: 60 }
/** The nonce of every form that asks for a code. */
export const CODE = 'second-factor'

/** The way into an account for whoever visits by a browser. */
export const createVisitorEntrance = ({ cart, wishlists, visitors, tellLater }: Options): Enter =>
  createEntrance({
    cart,
    wishlists,
    reducedText,
    signIn: ({ request, reply }, user, isRemembered) => visitors.signIn(request, reply, user, isRemembered),
    tellLater: ({ reply }, sessionId, text) => tellLater(reply, sessionId, { kind: 'info', text }),
  })

export type CarryDraft = ReturnType<typeof createDraftCarrying>

/** What was typed at the checkout comes along, like the cart. */
export const enterWithDraft =
  (carryDraft: CarryDraft, enter: Enter): Enter =>
  async (visit, { sessionId, ...entering }) => {
    let own = { sessionId }
    await carryDraft({ sessionId, userId: undefined }, entering.user.id, async () => {
      own = await enter(visit, { sessionId, ...entering })
    })
    return own
  }

export const noteOn = (request: FastifyRequest) => (event: SignInEvent) => noteSecurity(request, event)
