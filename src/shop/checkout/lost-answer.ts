import type { Owner } from '#shop/cart/read-cart.ts'
import type { CartService } from '#shop/cart/service.ts'
import type { PlacedOrder } from '#shop/orders/contract.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { Drafts } from './draft.ts'

/** Who comes back within this time to an empty checkout came for the order whose answer got lost. */
const LOST_ANSWER_MINUTES = 15

type Options = { cart: Pick<CartService, 'read'>; drafts: Drafts; orders: Pick<Orders, 'findPlaced'> }

/** The order that somebody with an empty cart placed a moment ago. */
export function createLostAnswers({ cart, drafts, orders }: Options) {
  return async (owner: Owner): Promise<PlacedOrder | undefined> => {
    const { id: cartId } = await cart.read(owner)
    if (cartId === undefined) return undefined
    const { attempt: key } = await drafts.read(cartId)
    return key ? await orders.findPlaced({ key, cartId, withinMinutes: LOST_ANSWER_MINUTES }) : undefined
  }
}
