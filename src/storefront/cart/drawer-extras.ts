import { stateOfCep } from '#kit/brazil/cep.ts'
import type { Cart } from '#shop/cart/cart.ts'
import type { CartFreight, CartPromotions, CartSuggestion } from '#shop/cart/contract.ts'
import type { Coupons } from '#shop/coupons/service.ts'
import type { Promotions } from '#shop/promotions/service.ts'
import type { DrawerFreight } from './drawer-freight.ts'
import type { CartSuggestions } from './suggestions.ts'

export type CartExtras = {
  freight: CartFreight | undefined
  promotions: CartPromotions | undefined
  suggestions: CartSuggestion[]
}

/** What the cart in the header shows besides the cart itself. */
export type DrawerExtras = (cart: Cart, userId: number | undefined) => Promise<CartExtras>

type Options = {
  coupons: Pick<Coupons, 'judge'>
  promotions: Pick<Promotions, 'judge'>
  drawerFreight: DrawerFreight
  suggest: CartSuggestions
}

export function createDrawerExtras({ coupons, promotions, drawerFreight, suggest }: Options): DrawerExtras {
  const reduced = async (cart: Cart, userId: number | undefined) => {
    const discounts =
      cart.coupons.length === 0 ? [] : (await coupons.judge(cart.coupons, cart.lines, { userId, email: undefined })).discounts
    const asked = { uf: stateOfCep(cart.postcode), paymentMethod: undefined, hasCoupons: discounts.length > 0 }
    const promoted = await promotions.judge(cart.lines, asked)
    const { applied, hints } = promoted
    const told = applied.length + hints.length > 0 ? { applied, hint: hints[0] } : undefined
    return { promotions: told, freight: await drawerFreight(cart, { discounts, promoted }) }
  }
  return async (cart, userId) => {
    const [prices, suggestions] = await Promise.all([reduced(cart, userId), suggest(cart)])
    return { ...prices, suggestions }
  }
}
