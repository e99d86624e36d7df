import type { Cents } from '#kit/money.ts'
import type { Cart } from '#shop/cart/cart.ts'
import type { Granted } from '#shop/coupons/coupon.ts'
import type { Coupons } from '#shop/coupons/service.ts'
import type { Arrivals } from '#shop/shipping/arrivals.ts'
import type { Shipping } from '#shop/shipping/service.ts'
import type { Fee, Quote } from './contract.ts'
import { parcelWith, quoteOf } from './quote.ts'

type Options = {
  coupons: Pick<Coupons, 'judge'>
  shipping: Pick<Shipping, 'pricesTo' | 'withMore'>
  arrivals: Pick<Arrivals, 'dated'>
  /** «5% no Pix»: what a payment method takes off, in percent. */
  paymentDiscount: (methodId: string) => Promise<number>
  /** What rules of the shop add; undefined where they did not answer. */
  fees: (asked: FeesAsked) => Promise<Fee[] | undefined>
}

/** What the shopper said so far. What is left out is taken from the cart. */
export type Choices = {
  userId: number | undefined
  email: string | undefined
  postcode?: string
  rateId?: string
  paymentMethod?: string
  /** What was answered to the fields that others add, by their names. */
  answers?: Record<string, string>
  /** How long freight may take; less where somebody only looks around. */
  freightWaitMs?: number
  /** Coupons that an order has already. */
  granted?: Granted[]
}

/** What fees may depend on. */
export type FeesAsked = Pick<Choices, 'userId' | 'email' | 'paymentMethod'> & {
  cart: Cart
  /** What the goods cost after coupons. */
  goodsCents: Cents
  shippingCents: Cents
  postcode: string
  rateId: string | undefined
  answers: Record<string, string>
}

export type Quoted = {
  quote: Quote
  /** Coupons of the cart that hold no longer, with the reason. */ dropped: { code: string; text: string }[]
}

/** Prices carts. Coupons, freight and payment are asked for at the same time, and only what the cart needs; fees follow from them. */
export function createQuotes({ coupons, shipping, arrivals, paymentDiscount, fees: askFees }: Options) {
  return {
    quote: async (
      cart: Cart,
      { userId, email, postcode, rateId, paymentMethod, answers = {}, granted, freightWaitMs }: Choices,
    ): Promise<Quoted> => {
      const needsShipping = cart.lines.some((line) => !line.virtual)
      const to = needsShipping ? (postcode ?? cart.postcode) : ''
      const [{ discounts, dropped }, prices, discountPercent] = await Promise.all([
        coupons.judge(cart.coupons, cart.lines, { userId, email }, granted),
        shipping.pricesTo(to),
        paymentMethod === undefined ? 0 : paymentDiscount(paymentMethod),
      ])
      const all = await shipping.withMore(prices, () => parcelWith(cart, discounts), to, freightWaitMs)
      const ratesOf = await arrivals.dated(all, to)
      const payment = paymentMethod === undefined ? undefined : { method: paymentMethod, discountPercent }
      const quoting = { cart, discounts, ratesOf, rateId: rateId ?? cart.shippingRate, ...(payment && { payment }) }
      const plain = quoteOf(quoting)
      if (cart.lines.length === 0) return { quote: plain, dropped }
      const fees = await askFees({
        userId,
        email,
        ...(paymentMethod !== undefined && { paymentMethod }),
        cart,
        goodsCents: plain.subtotalCents - plain.discountCents,
        shippingCents: plain.shippingCents,
        postcode: postcode ?? cart.postcode,
        rateId: plain.rate?.id,
        answers,
      })
      if (fees === undefined) return { quote: { ...plain, lacksFees: true }, dropped }
      return { quote: fees.length === 0 ? plain : quoteOf({ ...quoting, fees }), dropped }
    },
  }
}
export type Quotes = ReturnType<typeof createQuotes>
