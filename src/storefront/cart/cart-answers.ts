import type { FastifyRequest } from 'fastify'
import type { Notice } from '#content/notices/contract.ts'
import type { Nonces } from '#http/nonce.ts'
import type { Visitors } from '#http/visitor.ts'
import type { Cart } from '#shop/cart/cart.ts'
import type { CartView } from '#shop/cart/contract.ts'
import type { Owner } from '#shop/cart/read-cart.ts'
import type { Fragments } from '../fragments.tsx'
import type { CartParts } from './cart-parts.tsx'
import { viewOf } from './cart-view.ts'
import type { DrawerExtras } from './drawer-extras.ts'
import { CART_NONCE } from './nonces.ts'

type Options = {
  drawerExtras: DrawerExtras
  parts: Pick<CartParts, 'whole'>
  nonces: Nonces
  visitors: Pick<Visitors, 'of'>
  fragments: (cart: CartView, notices: Notice[]) => Fragments
}
type Shown = { cart: Cart; owner: Owner | undefined; notices: Notice[] }

/** The header of calls from the cart's page, where more than the small cart in the header follows a change. */
const ON_CART_PAGE = 'x-cart-page'

/** Draws the answer to what changed a cart from any page. */
export function createCartAnswers({ drawerExtras, parts, nonces, visitors, fragments }: Options) {
  return async (
    { cart, owner, notices }: Shown,
    request: FastifyRequest,
  ): Promise<{ fragments: Fragments; page?: Fragments }> => {
    const nonce = nonces.make(CART_NONCE, { sessionId: owner?.sessionId, userId: owner?.userId })
    const view = viewOf(cart, nonce, await drawerExtras(cart, owner?.userId))
    const drawn = { fragments: fragments(view, notices) }
    if (request.headers[ON_CART_PAGE] === undefined) return drawn
    const { sessionId, user } = await visitors.of(request)
    if (sessionId === undefined) return drawn
    const { answer } = await parts.whole({ sessionId, user }, notices)
    return { ...drawn, page: answer.page }
  }
}
