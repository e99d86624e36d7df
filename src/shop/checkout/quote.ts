import { type Cents, percentOf, splitMoney } from '#kit/money.ts'
import type { Cart, Line } from '#shop/cart/cart.ts'
import { mostOfStock } from '#kit/stock-use.ts'
import type { Discount } from '#shop/coupons/coupon.ts'
import type { PromotedLines } from '#shop/promotions/apply-promotions.ts'
import type { Parcel, Prices, Rate } from '#shop/shipping/contract.ts'
import type { Fee, Quote, QuotedCoupon, QuoteLine } from './contract.ts'
import { cutFees, feesSum } from './fees.ts'
import { giftCardSum } from './gift-card-sum.ts'

/** No promotion takes anything off. */
export const NOT_PROMOTED: PromotedLines = { off: new Map(), applied: [] }

type Quoting = {
  cart: Cart
  /** Coupons that hold, in whatever order they were typed. */
  discounts: Discount[]
  /** What promotions take off its lines, before the coupons. */
  promoted?: PromotedLines
  /** What sending costs; asked only when something has to be sent. */
  ratesOf: Prices
  rateId?: string
  payment?: { method: string; discountPercent: number }
  /** What rules of the shop add to it or take off it. */
  fees?: readonly Fee[]
}

/** What a cart costs with everything chosen so far. The same cart costs the same centavos in whatever order its lines and coupons stand. */
export function quoteOf({
  cart,
  discounts,
  promoted = NOT_PROMOTED,
  ratesOf,
  rateId,
  payment,
  fees: asked = [],
}: Quoting): Quote {
  const { left, taken } = lower(cart.lines, discounts, promoted)
  const lines = cart.lines.map((line) => {
    const promotionCents = promoted.off.get(line.key) ?? 0
    const quoted = lineOf(line, left.get(line.key)!, problemOf(line, cart.lines))
    return promotionCents > 0 ? { ...quoted, promotionCents } : quoted
  })
  const goodsCents = lines.reduce((sum, line) => sum + line.totalCents, 0)
  const subtotalCents = lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0)
  const parcel = parcelOf(cart.lines, left)
  const needsShipping = parcel.units > 0
  const isFree = discounts.some((discount) => discount.freeShipping)
  const priced = needsShipping ? ratesOf(parcel) : []
  const rates = inOrder(priced, isFree)
  const untilFreeCents = needsShipping && !isFree ? ratesOf.untilFree?.(parcel) : undefined
  const rate = rates.find((one) => one.id === rateId) ?? rates[0]
  const shippingCents = rate?.cents ?? 0
  const freightCents = (priced.find(({ id }) => id === rate?.id)?.cents ?? 0) - shippingCents
  const loweredCents = goodsCents - giftCardSum(lines)
  const paymentDiscountCents = payment ? percentOf(loweredCents, payment.discountPercent) : 0
  const fees = cutFees(asked, goodsCents - paymentDiscountCents)
  return {
    cartVersion: cart.version,
    lines,
    coupons: taken.map((one) => (one.freeShipping && freightCents > 0 ? { ...one, freightCents } : one)),
    promotions: promoted.applied,
    subtotalCents,
    discountCents: subtotalCents - goodsCents,
    needsShipping,
    rates,
    rate,
    shippingCents,
    ...(untilFreeCents !== undefined && { untilFreeCents, freeFromCents: parcel.valueCents + untilFreeCents }),
    ...(needsShipping && rates.length === 0 && ratesOf.unsendable && { unsendable: ratesOf.unsendable }),
    fees,
    paymentMethod: payment?.method,
    paymentDiscountCents,
    totalCents: goodsCents + shippingCents + feesSum(fees) - paymentDiscountCents,
  }
}

/** Nothing is left to pay, also not for sending it. */
export const costsNothing = ({ totalCents, dueCents = totalCents, needsShipping, rate }: Quote) =>
  dueCents === 0 && (!needsShipping || rate !== undefined)

/** What has to be sent of a cart, once promotions and coupons are taken off. */
export const parcelWith = (cart: Cart, discounts: Discount[], promoted: PromotedLines): Parcel =>
  parcelOf(cart.lines, lower(cart.lines, discounts, promoted).left)

function parcelOf(lines: Line[], left: ReadonlyMap<string, Cents>): Parcel {
  const physical = lines.filter((line) => !line.virtual)
  const sum = (of: (line: Line) => number) => physical.reduce((total, line) => total + of(line), 0)
  const [waitsUntil] = physical
    .flatMap(({ presaleUntil }) => presaleUntil ?? [])
    .sort()
    .reverse()
  const waitsDays = Math.max(0, ...physical.map(({ backorderDays = 0 }) => backorderDays))
  return {
    ...(waitsUntil !== undefined && { waitsUntil }),
    ...(waitsDays > 0 && { waitsDays }),
    weightGrams: sum((line) => line.weightGrams * line.quantity),
    valueCents: sum((line) => left.get(line.key)!),
    units: sum((line) => line.quantity),
    items: physical.map(({ name, quantity, weightGrams, sidesMm = [0, 0, 0], ...line }) => ({
      name,
      units: quantity,
      weightGrams,
      sides: sidesMm,
      valueCents: Math.floor(left.get(line.key)! / quantity),
    })),
  }
}

const KIND_ORDER = { fixed_product: 0, percent: 1, fixed_cart: 2, free_shipping: 3 }

/** Each coupon lowers what promotions and the coupons before it left: by unit first, then by percent, then the cart as a whole. */
function lower(
  lines: Line[],
  discounts: Discount[],
  promoted: PromotedLines,
): { left: Map<string, Cents>; taken: QuotedCoupon[] } {
  // By key, so that a centavo left over goes to the same line however the lines stand.
  const inKeyOrder = [...lines].sort((one, other) => (one.key < other.key ? -1 : 1))
  const left = new Map(inKeyOrder.map((line) => [line.key, line.cents * line.quantity - (promoted.off.get(line.key) ?? 0)]))
  const byKind = [...discounts].sort((one, other) => KIND_ORDER[one.kind] - KIND_ORDER[other.kind] || one.id - other.id)
  const sums = new Map<Discount, Cents>()
  for (const discount of byKind) {
    const lowered = inKeyOrder.filter((line) => discount.lineKeys.has(line.key))
    const shares = sharesOf(discount, lowered, (line) => left.get(line.key)!)
    lowered.forEach((line, index) => left.set(line.key, left.get(line.key)! - shares[index]!))
    sums.set(
      discount,
      shares.reduce((sum, share) => sum + share, 0),
    )
  }
  const taken = discounts.map((discount) => {
    const { id, code, freeShipping } = discount
    return { id, code, freeShipping, discountCents: sums.get(discount) ?? 0 }
  })
  return { left, taken }
}

/** What a coupon takes off each line: never more than is left of it. */
function sharesOf({ kind, amount }: Discount, lines: Line[], leftOf: (line: Line) => Cents): Cents[] {
  if (kind === 'percent') return lines.map((line) => percentOf(leftOf(line), Math.min(amount, 100)))
  if (kind === 'fixed_product') return lines.map((line) => Math.min(leftOf(line), amount * line.quantity))
  if (kind === 'free_shipping') return lines.map(() => 0)
  const weights = lines.map(leftOf)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return splitMoney(Math.min(amount, total), weights)
}

/** The cheapest delivery first, and free when a coupon says so; fetching it oneself comes last. */
function inOrder(rates: Rate[], isFree: boolean): Rate[] {
  const deliveries = rates.filter((rate) => rate.days).sort((one, other) => one.cents - other.cents)
  const [cheapest, ...dearer] = deliveries
  const pickups = rates.filter((rate) => !rate.days)
  if (!cheapest) return pickups
  return [isFree ? { ...cheapest, cents: 0 } : cheapest, ...dearer, ...pickups]
}

function lineOf(line: Line, totalCents: Cents, problem: string | undefined): QuoteLine {
  const { key, productId, variationId, name, url, sku, picture, options, choices, quantity } = line
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
    unitCents: line.cents,
    ...(line.offerCents !== undefined && { offerCents: line.offerCents }),
    ...(line.parts && { partIds: line.parts.map((part) => part.variationId ?? part.productId) }),
    ...(line.presaleUntil && { presaleUntil: line.presaleUntil }),
    ...(line.backorderDays !== undefined && { backorderDays: line.backorderDays }),
    regularCents: line.regularCents,
    ...(line.tier && { tier: line.tier }),
    discountCents: line.cents * quantity - totalCents,
    totalCents,
    ...(line.giftCard && { gift: line.gift ?? {} }),
    problem,
  }
}

/** What keeps a line from being ordered as it is. Lines of the same stock count together. */
export function problemOf(line: Line, lines: Line[]): string | undefined {
  if (!line.inStock) return 'Fora de estoque'
  const most = line.soldIndividually ? 1 : mostOfStock(line, lines)
  const units = lines
    .filter((one) => one.productId === line.productId && one.variationId === line.variationId)
    .reduce((sum, one) => sum + one.quantity, 0)
  if (most !== null && units > most) return line.soldIndividually ? 'Apenas 1 por pedido' : `Restam apenas ${most} em estoque`
  return line.giftOf === undefined ? limitOf(line, lines) : undefined
}

/** Units of all variations of a product count together, those that are given as gifts not at all. */
function limitOf({ productId, terms }: Line, lines: Line[]): string | undefined {
  const units = lines
    .filter((line) => line.productId === productId && line.giftOf === undefined)
    .reduce((sum, line) => sum + line.quantity, 0)
  const most = Math.min(terms?.maxUnits ?? Infinity, terms?.customerUnits ?? Infinity)
  if (units > most) return most === 1 ? 'Apenas 1 por pedido' : `Até ${most} unidades por pedido`
  return units < (terms?.minUnits ?? 1) ? `Leve ao menos ${terms?.minUnits} unidades` : undefined
}
