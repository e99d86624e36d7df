import type { Nonces } from '#http/nonce.ts'
import { holderOf, type Visitor } from '#http/visitor.ts'
import type { Owner } from '#shop/cart/read-cart.ts'

export const CART_NONCE = 'woocommerce-cart'
export const CALCULATOR_NONCE = 'woocommerce-shipping-calculator'

export type CartNonces = { cart: string; calculator: string; updateShipping: string; applyCoupon: string; removeCoupon: string }

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
