import { stateOfCep } from '#kit/brazil/cep.ts'
import type { Cents } from '#kit/money.ts'
import type { Cart, Line } from '#shop/cart/cart.ts'
import type { Granted } from '#shop/coupons/coupon.ts'
import type { Coupons } from '#shop/coupons/service.ts'
import type { PromotedLines } from '#shop/promotions/apply-promotions.ts'
import type { Promoted, Promotions } from '#shop/promotions/service.ts'
import type { Arrivals } from '#shop/shipping/arrivals.ts'
import type { Shipping } from '#shop/shipping/service.ts'
import type { Fee, Quote } from './contract.ts'
import { feesOff } from './fees.ts'
import { parcelWith, quoteOf } from './quote.ts'

const paymentCouponText = (code: string) =>
  `O cupom “${code}” vale só para algumas formas de pagamento: escolha a sua ao finalizar.`

type Options = {
  coupons: Pick<Coupons, 'judge'>
  promotions: Pick<Promotions, 'judge'>
  shipping: Pick<Shipping, 'pricesTo' | 'withMore'>
  arrivals: Pick<Arrivals, 'dated'>
  /** «5% no Pix»: what a payment method takes off, in percent. */
  paymentDiscount: (methodId: string) => Promise<number>
  /** What rules of the shop add; undefined where they did not answer. */
  fees: (asked: FeesAsked) => Promise<Fee[] | undefined>
  /** What gift cards and credit pay of it. */
  payWithValue?: PayWithValue
}
type PayWithValue = (quote: Quote, spendable: Cart['spendable'], asked: { usesCredit: boolean }) => Quote

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
  /** Credit in the shop is used, as far as there is some. */
  usesCredit?: boolean
  /** Coupons that an order has already. */
  granted?: Granted[]
  /** What promotions took off an order's lines when it was placed; without it those of today are asked. */
  promoted?: PromotedLines
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
  /** Lines that were put in as gifts and are given no longer: they are not in the quote, and have to leave the cart. */
  lostGifts?: Line[]
}

/** Prices carts. Coupons, freight and payment are asked for at the same time, and only what the cart needs; fees follow from them. */
export function createQuotes(options: Options) {
  const { coupons, promotions, shipping, arrivals, paymentDiscount, fees: askFees, payWithValue = (priced) => priced } = options
  const quote = async (cart: Cart, choices: Choices): Promise<Quoted> => {
    const { userId, email, postcode, rateId, paymentMethod, answers = {}, granted, promoted: kept, freightWaitMs } = choices
    const needsShipping = cart.lines.some((line) => !line.virtual)
    // A discount on money would be money.
    const discounted = cart.lines.filter(({ giftCard }) => !giftCard)
    const to = needsShipping ? (postcode ?? cart.postcode) : ''
    const [{ discounts, dropped, forPayment = [] }, prices, discountPercent] = await Promise.all([
      coupons.judge(cart.coupons, discounted, { userId, email, paymentMethod }, granted),
      shipping.pricesTo(to),
      paymentMethod === undefined ? 0 : paymentDiscount(paymentMethod),
    ])
    const uf = stateOfCep(postcode ?? cart.postcode)
    const found: PromotedLines & Partial<Promoted> =
      kept ?? (await promotions.judge(discounted, { uf, paymentMethod, hasCoupons: discounts.length > 0, userId }))
    const lost = cart.lines.filter(({ key }) => found.lostGifts?.includes(key))
    if (lost.length > 0) {
      const lines = cart.lines.filter((line) => !lost.includes(line))
      const { lostGifts: more = [], ...quoted } = await quote({ ...cart, lines }, choices)
      return { ...quoted, lostGifts: [...lost, ...more] }
    }
    const promoted = { off: found.off, applied: found.applied }
    // By which way it is paid is said only at the checkout.
    const told = [...(found.hints ?? []), ...(paymentMethod === undefined && !kept ? forPayment.map(paymentCouponText) : [])]
    const hints = {
      ...(found.gifts?.length && { gifts: found.gifts }),
      ...(found.bump && { bump: found.bump }),
      ...(told.length > 0 && { promotionHints: told }),
      ...((forPayment.length > 0 || found.dependsOnPayment) && { dependsOnPayment: true as const }),
    }
    const all = await shipping.withMore(prices, () => parcelWith(cart, discounts, promoted), to, freightWaitMs)
    const ratesOf = await arrivals.dated(all, to)
    const payment = paymentMethod === undefined ? undefined : { method: paymentMethod, discountPercent }
    const quoting = { cart, discounts, promoted, ratesOf, rateId: rateId ?? cart.shippingRate, ...(payment && { payment }) }
    const plain = { ...quoteOf(quoting), ...hints }
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
    if (fees.length === 0) return { quote: plain, dropped }
    const withFees = quoteOf({ ...quoting, fees })
    // Another way to pay may leave more for a fee that took all that this one left.
    const isCut = feesOff(withFees.fees) < feesOff(fees)
    return { quote: { ...withFees, ...hints, ...(isCut && { dependsOnPayment: true as const }) }, dropped }
  }
  return {
    quote: async (cart: Cart, choices: Choices): Promise<Quoted> => {
      const quoted = await quote(cart, choices)
      return { ...quoted, quote: payWithValue(quoted.quote, cart.spendable, { usesCredit: choices.usesCredit ?? false }) }
    },
  }
}
export type Quotes = ReturnType<typeof createQuotes>
