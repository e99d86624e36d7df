import type { Cart } from '#shop/cart/cart.ts'
import type { Owner } from '#shop/cart/read-cart.ts'
import type { CartService } from '#shop/cart/service.ts'
import type { PaymentHint } from '#shop/payments/contract.ts'
import type { Payments } from '#shop/payments/service.ts'
import type { Quote } from './contract.ts'
import { fieldsAsked } from './fields-asked.ts'
import { giftCardSum } from './gift-card-sum.ts'
import type { KeptAnswers } from './kept-answers.ts'
import type { Quotes } from './quotes.ts'
import { CHECKOUT_TEXT } from './text.ts'

type Options = { cart: CartService; quotes: Quotes; payments: Pick<Payments, 'hint'>; keptAnswers: KeptAnswers }
type Priced = {
  cart: Cart
  quote: Quote
  hint: PaymentHint | undefined
  /** Why coupons and gifts left the cart just now. */
  dropped: string[]
}

/** Reads a cart with what it costs. Coupons and gifts that hold no longer leave it. */
export function createPricedCart({ cart, quotes, payments, keptAnswers }: Options) {
  return async (owner: Owner, email: string | undefined): Promise<Priced> => {
    const { id: cartId, cart: current } = await cart.read(owner)
    const answers = await keptAnswers(cartId, fieldsAsked(current, owner.userId))
    const { quote, dropped, lostGifts = [] } = await quotes.quote(current, { userId: owner.userId, email, answers })
    const { subtotalCents, discountCents, shippingCents, fees, paidWith = [] } = quote
    const storedValueCents = paidWith.reduce((sum, { cents }) => sum + cents, 0)
    const hint =
      quote.dueCents === 0
        ? undefined
        : await payments.hint({
            goodsCents: subtotalCents - discountCents,
            giftCardCents: giftCardSum(quote.lines),
            shippingCents,
            fees,
            storedValueCents,
          })
    const gone = lostGifts.map(({ name }) => CHECKOUT_TEXT.giftGone(name))
    const held = lostGifts.length > 0 ? (await cart.takeBack(owner, lostGifts)).cart : current
    if (dropped.length === 0) return { cart: held, quote, hint, dropped: gone }
    const codes = dropped.map(({ code }) => code)
    const { cart: changed } = await cart.removeCoupons(owner, codes)
    return { cart: changed, quote, hint, dropped: [...dropped.map(({ text }) => text), ...gone] }
  }
}
export type PricedCart = ReturnType<typeof createPricedCart>
