import type { Owner } from '#shop/cart/read-cart.ts'
import type { CartService } from '#shop/cart/service.ts'
import type { Drafts } from './draft.ts'

type Options = { cart: Pick<CartService, 'read'>; drafts: Drafts }

/** What a guest has typed goes along into the account: kept with the cart that the customer has once `signIn` is through. */
export const createDraftCarrying =
  ({ cart, drafts }: Options) =>
  async (owner: Owner, userId: number, signIn: () => Promise<unknown>) => {
    const guest = await cart.read(owner)
    const draft = guest.id === undefined ? {} : await drafts.read(guest.id)
    await signIn()
    const own = await cart.read({ sessionId: owner.sessionId, userId })
    if (own.id !== undefined && Object.keys(draft).length > 0) await drafts.save(own.id, draft)
  }
