import type { Nonces } from '#http/nonce.ts'
import { holderOf, type Visitor } from '#http/visitor.ts'
import type { Cart } from '#shop/cart/cart.ts'
import type { Owner } from '#shop/cart/read-cart.ts'
import type { CartService } from '#shop/cart/service.ts'
import type { Quote } from '#shop/checkout/contract.ts'
import type { Quotes } from '#shop/checkout/quotes.ts'
import type { CartNonces } from './cart-page.tsx'

export const CART_NONCE = 'woocommerce-cart'
export const CALCULATOR_NONCE = 'woocommerce-shipping-calculator'

export type Shopper = Visitor & { sessionId: number }
export const ownerOf = ({ sessionId, user }: Shopper): Owner => ({ sessionId, userId: user?.id })

/** The proofs that the cart's forms and scripts send along, made for this visitor. */
export function cartNonces(nonces: Nonces, visitor: Visitor): CartNonces {
  const make = (action: string) => nonces.make(action, holderOf(visitor))
  return {
    cart: make(CART_NONCE),
    calculator: make(CALCULATOR_NONCE),
    updateShipping: make('update-shipping-method'),
    applyCoupon: make('apply-coupon'),
    removeCoupon: make('remove-coupon'),
  }
}

type Priced = { cart: Cart; quote: Quote; /** Why coupons left the cart just now. */ dropped: string[] }

/** Reads a visitor's cart with what it costs. Coupons that hold no longer leave it. */
export function createPricedCart({ cart, quotes }: { cart: CartService; quotes: Quotes }) {
  return async (shopper: Shopper): Promise<Priced> => {
    const owner = ownerOf(shopper)
    const { cart: current } = await cart.read(owner)
    const { quote, dropped } = await quotes.quote(current, { userId: owner.userId, email: shopper.user?.email })
    if (dropped.length === 0) return { cart: current, quote, dropped: [] }
    const codes = dropped.map(({ code }) => code)
    const { cart: changed } = await cart.removeCoupons(owner, codes)
    return { cart: changed, quote, dropped: dropped.map(({ text }) => text) }
  }
}
export type PricedCart = ReturnType<typeof createPricedCart>
