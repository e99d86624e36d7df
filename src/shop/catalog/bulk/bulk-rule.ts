import { type Cents, percentOf } from '#kit/money.ts'
import type { OfferInput } from '../editing/contract.ts'

/** A price of many things: to an amount, up or down by one, or by a percentage. */
export type PriceChange = {
  way: 'set' | 'add' | 'percent'
  value: number
  /** The centavos that prices end in afterwards: 90 makes 47,23 cost 46,90. */
  ending?: number | undefined
}
export type SaleChange = { percentOff: number | null; from: Date | null; to: Date | null }
export type BulkInput = {
  price?: PriceChange
  sale?: SaleChange
  stock?: { way: 'set' | 'add'; units: number }
  status?: 'publish' | 'draft' | 'private'
  addCategories?: number[]
  removeCategories?: number[]
}

/** A thing with a price: a simple product, or a variation. */
export type Offered = {
  priced: boolean
  price_cents: Cents
  sale_price_cents: Cents | null
  sale_from: Date | null
  sale_to: Date | null
  manage_stock: boolean
  on_hand: number | null
}

/** Half centavos upwards. */
export function changedPrice(cents: Cents, { way, value, ending }: PriceChange): Cents {
  const exact = way === 'set' ? value : way === 'add' ? cents + value : percentOf(cents, 100 + value)
  return ending === undefined ? exact : endingIn(exact, ending)
}

/** The nearest price with such centavos, the higher of two that are as near; what costs something never rounds down to nothing. */
export function endingIn(cents: Cents, ending: number): Cents {
  if (cents <= 0) return cents
  const below = Math.floor((cents - ending) / 100) * 100 + ending
  return below <= 0 || below + 100 - cents <= cents - below ? (below === cents ? below : below + 100) : below
}

/** Many are never given away at once, not even by rounding; what was free before may stay so. */
export function givesAway(now: Offered, { regularCents, saleCents }: OfferInput): boolean {
  const stays = now.priced && regularCents === now.price_cents
  return (isNothing(regularCents) && !stays) || isNothing(saleCents)
}
const isNothing = (cents: Cents | null | undefined) => typeof cents === 'number' && cents <= 0

/** What a change of many asks of one of them; undefined where nothing of it fits. */
export function offerInput(now: Offered, { price, sale, stock }: BulkInput): OfferInput | undefined {
  const input: OfferInput = {}
  const isSetTo = price?.way === 'set'
  const regular = price && (now.priced || isSetTo) ? changedPrice(now.price_cents, price) : undefined
  if (regular !== undefined) input.regularCents = regular
  const full = regular ?? now.price_cents
  if (sale && (now.priced || isSetTo)) {
    input.saleCents = sale.percentOff === null ? null : percentOf(full, 100 - sale.percentOff)
    input.saleFrom = sale.percentOff === null ? null : sale.from
    input.saleTo = sale.percentOff === null ? null : sale.to
  } else if (regular !== undefined && now.sale_price_cents !== null && now.sale_price_cents >= regular) {
    // A sale that is none any more ends.
    input.saleCents = null
  }
  if (stock && now.manage_stock) input.units = Math.max(0, stock.way === 'set' ? stock.units : (now.on_hand ?? 0) + stock.units)
  return Object.keys(input).length > 0 ? input : undefined
}

/** What a thing was before a change of many, and which version of it the change has made. */
export type Snapshot = {
  productId: number
  variationId: number | null
  version: number
  offer: { regularCents: Cents | null; saleCents: Cents | null; saleFrom: string | null; saleTo: string | null } | null
  /** Units that the change added; sales since then stay sold. */
  unitsAdded: number
  status: 'draft' | 'pending' | 'publish' | 'private' | null
  categoryIds: number[] | null
}
