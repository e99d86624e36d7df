/** Its name among the shop's settings. */
export const SHOPPING_AIDS_SETTING = 'shopping_aids'

/** What the shop does to help shoppers find and choose; each can be switched off. */
export const FIRST_SHOPPING_AIDS = {
  bought_together: true,
  cart_suggestions: true,
  recently_viewed: true,
  quick_view: true,
  compare: true,
}
export type ShoppingAid = keyof typeof FIRST_SHOPPING_AIDS
export type ShoppingAids = Record<ShoppingAid, boolean>

export function readShoppingAids(stored: unknown): ShoppingAids {
  const chosen = (stored ?? {}) as Record<string, unknown>
  const read = (name: ShoppingAid) => (typeof chosen[name] === 'boolean' ? chosen[name] : FIRST_SHOPPING_AIDS[name])
  return {
    bought_together: read('bought_together'),
    cart_suggestions: read('cart_suggestions'),
    recently_viewed: read('recently_viewed'),
    quick_view: read('quick_view'),
    compare: read('compare'),
  }
}
