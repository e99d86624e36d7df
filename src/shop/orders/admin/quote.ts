import { type Cents, splitMoney } from '#kit/money.ts'
import type { Fee, Quote, QuotedCoupon, QuoteLine } from '../../checkout/contract.ts'
import { AdminOrderRefused } from './refusal.ts'
import { checkSums } from '../sums.ts'

export type AdminOrderShipping = { id: string; label: string; cents: Cents }
type Priced = {
  lines: QuoteLine[]
  coupons: QuotedCoupon[]
  /** What promotions took off when it was placed. */
  promotions: Quote['promotions']
  needsShipping: boolean
  shipping: AdminOrderShipping | undefined
  merchantDiscountCents: Cents
}

/** Far from where numbers lose their centavos, and more than any honest order. */
const MAX_TOTAL_CENTS = 100_000_000_000

type Sums = {
  subtotalCents: Cents
  discountCents: Cents
  shippingCents: Cents
  fees: readonly Fee[]
  merchantDiscountCents: Cents
}

/** A merchant may give all of an order away, and no more. What fees took off goods that are gone is not taken off the freight. */
export function refuseBadSums({ subtotalCents, discountCents, shippingCents, fees, merchantDiscountCents }: Sums) {
  const [goodsCents, feesCents] = [subtotalCents - discountCents, sumOf(fees)]
  if (goodsCents + sumOf(fees.filter(({ cents }) => cents < 0)) < 0) throw new AdminOrderRefused({ kind: 'fees-too-high' })
  if (merchantDiscountCents > goodsCents + shippingCents + feesCents) throw new AdminOrderRefused({ kind: 'discount-too-high' })
  if (subtotalCents + shippingCents + feesCents > MAX_TOTAL_CENTS) throw new AdminOrderRefused({ kind: 'too-much' })
}

const sumOf = (fees: readonly Fee[]) => fees.reduce((sum, { cents }) => sum + cents, 0)

/** What a merchant's order costs, to the centavo. */
export function adminOrderQuote({ lines, coupons, promotions, needsShipping, shipping, merchantDiscountCents }: Priced): Quote {
  const sum = (amounts: Cents[]) => amounts.reduce((total, amount) => total + amount, 0)
  const subtotalCents = sum(lines.map(({ unitCents, quantity }) => unitCents * quantity))
  const goodsCents = sum(lines.map(({ totalCents }) => totalCents))
  const shippingCents = shipping?.cents ?? 0
  const discountCents = subtotalCents - goodsCents
  refuseBadSums({ subtotalCents, discountCents, shippingCents, fees: [], merchantDiscountCents })
  const quote: Quote = {
    cartVersion: 0,
    lines,
    coupons,
    promotions: sharedAnew(promotions, sum(lines.map(({ promotionCents = 0 }) => promotionCents))),
    subtotalCents,
    discountCents,
    needsShipping,
    rates: shipping ? [shipping] : [],
    rate: shipping,
    shippingCents,
    fees: [],
    paymentMethod: undefined,
    merchantDiscountCents,
    paymentDiscountCents: 0,
    totalCents: goodsCents + shippingCents - merchantDiscountCents,
  }
  checkSums(quote)
  return quote
}

/** What promotions took off of lines that are fewer now, in the same shares. */
function sharedAnew(promotions: Quote['promotions'], cents: Cents): Quote['promotions'] {
  const shares = splitMoney(
    cents,
    promotions.map(({ discountCents }) => discountCents),
  )
  return promotions.flatMap((one, at) => (shares[at]! > 0 ? [{ ...one, discountCents: shares[at]! }] : []))
}

/** A line as the merchant priced it: what is left of it is their word, and whether it is in stock their business. */
export function ownLine(line: QuoteLine, said: Cents | undefined): QuoteLine {
  const whole = line.unitCents * line.quantity
  const { promotionCents = 0, ...rest } = line
  const totalCents = said ?? whole - promotionCents
  const discountCents = whole - totalCents
  const promoted = Math.min(promotionCents, discountCents)
  return { ...rest, discountCents, totalCents, problem: undefined, ...(promoted > 0 && { promotionCents: promoted }) }
}
