import type { Owner } from '#shop/cart/read-cart.ts'
import type { CartService } from '#shop/cart/service.ts'
import type { PlacedOrder } from '#shop/orders/contract.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { Drafts } from './draft.ts'

/** Who comes back within this time to an empty checkout came for the order whose answer got lost. */
const LOST_ANSWER_MS = 15 * 60_000

type Options = { cart: Pick<CartService, 'read'>; drafts: Drafts; orders: Pick<Orders, 'findPlaced'> }

/** The order that somebody with an empty cart placed a moment ago. */
export function createLostAnswers({ cart, drafts, orders }: Options) {
  return async (owner: Owner): Promise<PlacedOrder | undefined> => {
    const { id: cartId } = await cart.read(owner)
    const { attempt: key, attempt_at: at } = cartId === undefined ? {} : await drafts.read(cartId)
    const isRecent = Date.now() - Number(at ?? 0) < LOST_ANSWER_MS
    return key && cartId !== undefined && isRecent ? await orders.findPlaced({ key, cartId }) : undefined
  }
}
export type LostAnswers = ReturnType<typeof createLostAnswers>
