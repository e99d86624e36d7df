import type { Cents } from '#kit/money.ts'

type CouponKind = 'percent' | 'fixed_cart' | 'fixed_product' | 'free_shipping'

/** A coupon as the database knows it at this moment, together with how often this person used it. */
export type Coupon = {
  id: number
  code: string
  kind: CouponKind
  /** Percent, or centavos. */
  amount: number
  freeShipping: boolean
  minimumCents: Cents | undefined
  maximumCents: Cents | undefined
  usageLimit: number | undefined
  used: number
  perPerson: number | undefined
  usedByPerson: number
  startsAt: Date | undefined
  expiresAt: Date | undefined
  individualUse: boolean
  excludeSaleItems: boolean
  productIds: number[]
  excludedProductIds: number[]
  categoryIds: number[]
  excludedCategoryIds: number[]
  emails: string[]
  /** Only for who has never bought. */
  firstPurchase: boolean
  boughtBefore: boolean
  /** Only when it is paid one of these ways; none: any. */
  paymentMethods: string[]
}

/** What a coupon asks of a line. The categories are those of the product and all above them. */
export type CouponLine = {
  key: string
  productId: number
  variationId: number | null
  name: string
  categoryIds: number[]
  cents: Cents
  regularCents: Cents
  quantity: number
}

/** A coupon that an order has already: nothing is asked of it again. `id` is null once it was deleted. */
export type Granted = { id: number | null; code: string; discountCents: Cents }

/** A coupon that holds, and the lines whose price it lowers; `id` is 0 for one that was deleted. */
export type Discount = Pick<Coupon, 'id' | 'code' | 'kind' | 'amount' | 'freeShipping'> & { lineKeys: ReadonlySet<string> }

export type CouponProblem =
  | { kind: 'unknown' | 'used-up' | 'used-by-you' | 'not-yet' | 'expired' | 'not-for-these' | 'not-with-sale' | 'not-your-email' }
  | { kind: 'not-first' | 'other-payment' }
  | { kind: 'below-minimum' | 'above-maximum'; cents: Cents }
  | { kind: 'excludes'; names: string[] }

/** One address is one person, however it was typed. */
export const emailKey = (email: string) => email.trim().normalize('NFC').toLowerCase()

type Purchase = {
  lines: CouponLine[]
  now: Date
  /** Lower case; undefined while nobody said one. */ email: string | undefined
  /** Undefined while nobody chose one. */ paymentMethod?: string | undefined
}
export type Verdict = { ok: true; discount: Discount } | { ok: false; problem: CouponProblem }

/** Whether a coupon holds for a purchase. The questions are asked in the ecosystem's order, so the first refusal is the one that shoppers know. */
export function judgeCoupon(coupon: Coupon | undefined, { lines, now, email, paymentMethod }: Purchase): Verdict {
  const no = (problem: CouponProblem): Verdict => ({ ok: false, problem })
  if (!coupon) return no({ kind: 'unknown' })
  if (coupon.usageLimit !== undefined && coupon.used >= coupon.usageLimit) return no({ kind: 'used-up' })
  if (coupon.perPerson !== undefined && coupon.usedByPerson >= coupon.perPerson) return no({ kind: 'used-by-you' })
  if (coupon.startsAt && coupon.startsAt > now) return no({ kind: 'not-yet' })
  if (coupon.expiresAt && coupon.expiresAt <= now) return no({ kind: 'expired' })
  const subtotal = lines.reduce((sum, line) => sum + line.cents * line.quantity, 0)
  if (coupon.minimumCents !== undefined && subtotal < coupon.minimumCents)
    return no({ kind: 'below-minimum', cents: coupon.minimumCents })
  if (coupon.maximumCents !== undefined && subtotal > coupon.maximumCents)
    return no({ kind: 'above-maximum', cents: coupon.maximumCents })
  if (coupon.productIds.length > 0 && !lines.some((line) => isOf(coupon.productIds, line))) return no({ kind: 'not-for-these' })
  if (coupon.categoryIds.length > 0 && !lines.some((line) => isIn(coupon.categoryIds, line))) return no({ kind: 'not-for-these' })
  const refusal = isOfLines(coupon) ? lineRefusal(coupon, lines) : cartRefusal(coupon, lines)
  if (refusal) return no(refusal)
  if (email !== undefined && !isInvited(coupon.emails, email)) return no({ kind: 'not-your-email' })
  if (coupon.firstPurchase && coupon.boughtBefore) return no({ kind: 'not-first' })
  if (paymentMethod !== undefined && coupon.paymentMethods.length > 0 && !coupon.paymentMethods.includes(paymentMethod))
    return no({ kind: 'other-payment' })
  return { ok: true, discount: discountOf(coupon, lines) }
}

/** What a granted coupon makes of an order's lines. Of one that is there no longer the sum is known that it took off, and that stays. */
export function grantedDiscount({ id, code, discountCents }: Granted, coupon: Coupon | undefined, lines: CouponLine[]): Discount {
  if (coupon && coupon.id === id) return discountOf(coupon, lines)
  const lineKeys = new Set(lines.map(({ key }) => key))
  return { id: 0, code, kind: 'fixed_cart', amount: discountCents, freeShipping: false, lineKeys }
}

function discountOf(coupon: Coupon, lines: CouponLine[]): Discount {
  const { id, code, kind, amount, freeShipping } = coupon
  const lowered = isOfLines(coupon) ? lines.filter((line) => lowers(coupon, line)) : lines
  return { id, code, kind, amount, freeShipping, lineKeys: new Set(lowered.map((line) => line.key)) }
}

/** Percent and per-unit coupons lower the lines they are made for; the others belong to the cart as a whole. */
const isOfLines = ({ kind }: Coupon) => kind === 'percent' || kind === 'fixed_product'
const isOf = (ids: number[], { productId, variationId }: CouponLine) =>
  ids.includes(productId) || (variationId !== null && ids.includes(variationId))
const isIn = (ids: number[], { categoryIds }: CouponLine) => categoryIds.some((id) => ids.includes(id))
const isOnSale = ({ cents, regularCents }: CouponLine) => cents < regularCents
const isExcluded = (coupon: Coupon, line: CouponLine) =>
  isOf(coupon.excludedProductIds, line) || isIn(coupon.excludedCategoryIds, line)

function lowers(coupon: Coupon, line: CouponLine): boolean {
  const asksForNothing = coupon.productIds.length === 0 && coupon.categoryIds.length === 0
  if (!asksForNothing && !isOf(coupon.productIds, line) && !isIn(coupon.categoryIds, line)) return false
  return !isExcluded(coupon, line) && !(coupon.excludeSaleItems && isOnSale(line))
}

function lineRefusal(coupon: Coupon, lines: CouponLine[]): CouponProblem | undefined {
  // An order may have its coupons before it has goods.
  if (lines.length === 0 || lines.some((line) => lowers(coupon, line))) return undefined
  const onlySale = coupon.excludeSaleItems && lines.some((line) => lowers({ ...coupon, excludeSaleItems: false }, line))
  return { kind: onlySale ? 'not-with-sale' : 'not-for-these' }
}

function cartRefusal(coupon: Coupon, lines: CouponLine[]): CouponProblem | undefined {
  const excluded = lines.filter((line) => isExcluded(coupon, line))
  if (excluded.length > 0) return { kind: 'excludes', names: excluded.map((line) => line.name) }
  return coupon.excludeSaleItems && lines.some(isOnSale) ? { kind: 'not-with-sale' } : undefined
}

function isInvited(invited: string[], email: string): boolean {
  if (invited.length === 0) return true
  return invited.some((one) => (one.startsWith('*@') ? email.endsWith(one.slice(1)) : one === email))
}
