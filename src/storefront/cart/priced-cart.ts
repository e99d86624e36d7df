import type { Nonces } from '#http/nonce.ts'
import { holderOf, type Visitor } from '#http/visitor.ts'
import type { Cart } from '#shop/cart/cart.ts'
import type { Owner } from '#shop/cart/read-cart.ts'
import type { CartService } from '#shop/cart/service.ts'
import type { Quote } from '#shop/checkout/contract.ts'
import type { Quotes } from '#shop/checkout/quotes.ts'
import type { PaymentHint } from '#shop/payments/contract.ts'
import type { Payments } from '#shop/payments/service.ts'
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

type Priced = {
  cart: Cart
  quote: Quote
  hint: PaymentHint | undefined
  /** Why coupons left the cart just now. */ dropped: string[]
}

/** Reads a visitor's cart with what it costs. Coupons that hold no longer leave it. */
export function createPricedCart({
  cart,
  quotes,
  payments,
}: {
  cart: CartService
  quotes: Quotes
  payments: Pick<Payments, 'hint'>
}) {
  return async (shopper: Shopper): Promise<Priced> => {
    const owner = ownerOf(shopper)
    const { cart: current } = await cart.read(owner)
    const { quote, dropped } = await quotes.quote(current, { userId: owner.userId, email: shopper.user?.email })
    const { subtotalCents, discountCents, shippingCents } = quote
    const hint = await payments.hint({ goodsCents: subtotalCents - discountCents, shippingCents })
    if (dropped.length === 0) return { cart: current, quote, hint, dropped: [] }
    const codes = dropped.map(({ code }) => code)
    const { cart: changed } = await cart.removeCoupons(owner, codes)
    return { cart: changed, quote, hint, dropped: dropped.map(({ text }) => text) }
  }
}
export type PricedCart = ReturnType<typeof createPricedCart>
