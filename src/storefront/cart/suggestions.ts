import { withDeadline } from '#db/query-deadline.ts'
import type { ShopSettings } from '#content/settings/service.ts'
import type { MemoCache } from '#kit/memo-cache.ts'
import type { Cart } from '#shop/cart/cart.ts'
import type { CartSuggestion } from '#shop/cart/contract.ts'
import type { CartService } from '#shop/cart/service.ts'
import type { Catalog, ProductCard } from '#shop/catalog/contract.ts'

type Options = {
  cart: Pick<CartService, 'goesWith'>
  catalog: Pick<Catalog, 'cards'>
  settings: Pick<ShopSettings, 'shoppingAids'>
  /** Worked out once for carts with the same products, until there is news of the catalogue. */
  counted: Pick<MemoCache, 'of'>
}

/** More would push the way to the checkout out of a telephone's window. */
const MOST_SUGGESTIONS = 3

/** Whoever adds something waits no longer for what else there is. */
const DEADLINE_MS = 300

/** What the cart in the header suggests besides; nothing where there is nothing that one press could add, or it can't be told at once. */
export function createCartSuggestions({ cart, catalog, settings, counted }: Options) {
  return async (current: Cart): Promise<CartSuggestion[]> => {
    if (current.lines.length === 0 || !(await settings.shoppingAids()).cart_suggestions) return []
    const inCart = [...new Set(current.lines.map(({ productId }) => productId))].sort((one, other) => one - other)
    const find = async () => {
      const ids = await cart.goesWith(inCart)
      const cards = ids.length > 0 ? await catalog.cards(ids) : []
      return cards.filter(isAddedByOnePress).slice(0, MOST_SUGGESTIONS).map(suggestionOf)
    }
    const found = counted.of(`cart-suggestions:${inCart.join(',')}`, () => withDeadline(DEADLINE_MS, find))
    return await found.catch(() => [])
  }
}
export type CartSuggestions = ReturnType<typeof createCartSuggestions>

/** Nothing of it is left to choose. */
export const isAddedByOnePress = ({ inStock, type, asksForValue }: Pick<ProductCard, 'inStock' | 'type' | 'asksForValue'>) =>
  inStock && (type === 'simple' || type === 'bundle') && !asksForValue

const suggestionOf = ({ id, name, url, sku, cover, price, leastUnits = 1 }: ProductCard): CartSuggestion => ({
  productId: id,
  name,
  url,
  sku,
  picture: cover,
  price,
  units: leastUnits,
})
