import type { Cents } from '#kit/money.ts'
import type { Quote, QuotedCoupon, QuoteLine } from '#shop/checkout/contract.ts'
import type { KnownLine } from './hand-lines.ts'
import { HandRefused } from './hand-refused.ts'
import { checkSums } from './sums.ts'

export type HandShipping = { id: string; label: string; cents: Cents }
type Around = {
  /** What coupons make of the lines; without coupons the merchant's own totals count. */
  quoted: { lines: QuoteLine[]; coupons: QuotedCoupon[] } | undefined
  shipping: HandShipping | undefined
  paymentDiscountCents: Cents
}

/** Far from where numbers lose their centavos, and more than any honest order. */
const MAX_TOTAL_CENTS = 100_000_000_000

/** What a merchant's order costs, to the centavo. */
export function handQuote(known: KnownLine[], { quoted, shipping, paymentDiscountCents }: Around): Quote {
  const lines = quoted?.lines ?? known.map(ownLine)
  const sum = (amounts: Cents[]) => amounts.reduce((total, amount) => total + amount, 0)
  const subtotalCents = sum(lines.map(({ unitCents, quantity }) => unitCents * quantity))
  const goodsCents = sum(lines.map(({ totalCents }) => totalCents))
  const shippingCents = shipping?.cents ?? 0
  if (paymentDiscountCents > goodsCents + shippingCents) throw new HandRefused({ kind: 'discount-too-high' })
  if (subtotalCents + shippingCents > MAX_TOTAL_CENTS) throw new HandRefused({ kind: 'too-much' })
  const quote: Quote = {
    cartVersion: 0,
    lines,
    coupons: quoted?.coupons ?? [],
    subtotalCents,
    discountCents: subtotalCents - goodsCents,
    needsShipping: known.some(({ line }) => !line.virtual),
    rates: shipping ? [shipping] : [],
    rate: shipping,
    shippingCents,
    paymentMethod: undefined,
    paymentDiscountCents,
    totalCents: goodsCents + shippingCents - paymentDiscountCents,
  }
  checkSums(quote)
  return quote
}

function ownLine({ line, totalCents }: KnownLine): QuoteLine {
  const { key, productId, variationId, name, url, sku, picture, options, choices, quantity, cents, regularCents } = line
  const whole = cents * quantity
  const left = totalCents ?? whole
  return {
    key,
    productId,
    variationId,
    name,
    url,
    sku,
    picture,
    options,
    choices,
    quantity,
    unitCents: cents,
    regularCents,
    discountCents: whole - left,
    totalCents: left,
    problem: undefined,
  }
}
