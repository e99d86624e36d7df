import type { ReducedLine } from '#shop/cart/merge-carts.ts'
import type { CartService } from '#shop/cart/service.ts'
import type { Wishlists } from '#shop/wishlist/service.ts'
import type { User } from './contract.ts'

type Options<Visit> = {
  cart: Pick<CartService, 'merge'>
  wishlists: Pick<Wishlists, 'merge'>
  reducedText: (line: ReducedLine) => string
  /** Gives the visitor a session of the account. */
  signIn: (visit: Visit, user: User, isRemembered: boolean | undefined) => Promise<{ sessionId: number }>
  /** Tells something on the next page. */
  tellLater: (visit: Visit, sessionId: number, text: string) => Promise<void>
}
type Entering = { sessionId: number; user: User; isRemembered?: boolean }
export type Enter<Visit> = (visit: Visit, entering: Entering) => Promise<{ sessionId: number }>

/** Signs in whoever has proved who they are: the guest's cart and wishes come along, and what of the cart could not is told on the next page. */
export const createEntrance =
  <Visit>({ cart, wishlists, reducedText, signIn, tellLater }: Options<Visit>): Enter<Visit> =>
  async (visit, { sessionId, user, isRemembered }) => {
    const reduced = await cart.merge(sessionId, user.id)
    await wishlists.merge(sessionId, user.id)
    const { sessionId: own } = await signIn(visit, user, isRemembered)
    for (const line of reduced) await tellLater(visit, own, reducedText(line))
    return { sessionId: own }
  }
