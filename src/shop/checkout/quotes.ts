import type { Cart } from '#shop/cart/cart.ts'
import type { Granted } from '#shop/coupons/coupon.ts'
import type { Coupons } from '#shop/coupons/service.ts'
import type { Shipping } from '#shop/shipping/service.ts'
import type { Quote } from './contract.ts'
import { quoteOf } from './quote.ts'

type Options = {
  coupons: Pick<Coupons, 'judge'>
  shipping: Pick<Shipping, 'pricesTo'>
  /** «5% no Pix»: what a payment method takes off, in percent. */
  paymentDiscount: (methodId: string) => Promise<number>
}

/** What the shopper said so far. What is left out is taken from the cart. */
export type Choices = {
  userId: number | undefined
  email: string | undefined
  postcode?: string
  rateId?: string
  paymentMethod?: string
  /** Coupons that an order has already. */
  granted?: Granted[]
}

export type Quoted = {
  quote: Quote
  /** Coupons of the cart that hold no longer, with the reason. */ dropped: { code: string; text: string }[]
}

/** Prices carts. Coupons, freight and payment are asked for at the same time, and only what the cart needs. */
export function createQuotes({ coupons, shipping, paymentDiscount }: Options) {
  return {
    quote: async (cart: Cart, { userId, email, postcode, rateId, paymentMethod, granted }: Choices): Promise<Quoted> => {
      const needsShipping = cart.lines.some((line) => !line.virtual)
      const [{ discounts, dropped }, ratesOf, discountPercent] = await Promise.all([
        coupons.judge(cart.coupons, cart.lines, { userId, email }, granted),
        shipping.pricesTo(needsShipping ? (postcode ?? cart.postcode) : ''),
        paymentMethod === undefined ? 0 : paymentDiscount(paymentMethod),
      ])
      const payment = paymentMethod === undefined ? undefined : { method: paymentMethod, discountPercent }
      const quote = quoteOf({ cart, discounts, ratesOf, rateId: rateId ?? cart.shippingRate, ...(payment && { payment }) })
      return { quote, dropped }
    },
  }
}
export type Quotes = ReturnType<typeof createQuotes>
