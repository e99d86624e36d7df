import type { Cart } from '#shop/cart/cart.ts'
import type { CartFreight, CartSuggestion } from '#shop/cart/contract.ts'
import type { DrawerFreight } from './drawer-freight.ts'
import type { CartSuggestions } from './suggestions.ts'

/** What the cart in the header shows besides the cart itself. */
export type DrawerExtras = (
  cart: Cart,
  userId: number | undefined,
) => Promise<{ freight: CartFreight | undefined; suggestions: CartSuggestion[] }>

export const createDrawerExtras =
  ({ drawerFreight, suggest }: { drawerFreight: DrawerFreight; suggest: CartSuggestions }): DrawerExtras =>
  async (cart, userId) => {
    const [freight, suggestions] = await Promise.all([drawerFreight(cart, userId), suggest(cart)])
    return { freight, suggestions }
  }
