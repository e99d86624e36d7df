import type { Cart } from '#shop/cart/cart.ts'
import type { CartFreight } from '#shop/cart/contract.ts'
import { parcelWith } from '#shop/checkout/quote.ts'
import type { Discount } from '#shop/coupons/coupon.ts'
import type { PromotedLines } from '#shop/promotions/apply-promotions.ts'
import type { Arrivals } from '#shop/shipping/arrivals.ts'
import type { Parcel, Rate } from '#shop/shipping/contract.ts'
import { freeFreightOf } from '#shop/shipping/free-freight-rule.ts'
import type { Shipping } from '#shop/shipping/service.ts'
import { arrivalText, freeFreightView } from '#shop/shipping/text.ts'

type Options = {
  shipping: Pick<Shipping, 'pricesTo'>
  arrivals: Pick<Arrivals, 'dated'>
  freeEverywhere: () => Promise<number | undefined>
}

/** What coupons and promotions take off it. */
type Reduced = { discounts: Discount[]; promoted: PromotedLines }

/**
 * What the cart in the header says of freight, after every change of the cart: so it goes by the merchant's own prices, which are in
 * memory, and asks no carrier.
 */
export function createDrawerFreight({ shipping, arrivals, freeEverywhere }: Options) {
  return async (cart: Cart, { discounts, promoted }: Reduced): Promise<CartFreight | undefined> => {
    const parcel = parcelWith(cart, discounts, promoted)
    if (parcel.units === 0) return undefined
    const isGiven = discounts.some(({ freeShipping }) => freeShipping)
    if (cart.postcode === '') {
      const from = isGiven ? parcel.valueCents : await freeEverywhere()
      return from === undefined ? undefined : { free: freeFreightView(freeFreightOf(from, isGiven ? from : parcel.valueCents)) }
    }
    const prices = await arrivals.dated(await shipping.pricesTo(cart.postcode), cart.postcode)
    const rates = prices(parcel)
    const free = isGiven ? 0 : freeLack(rates, prices.untilFree?.(parcel))
    const rate = chosenOf(rates, cart.shippingRate)
    return {
      ...(free !== undefined && { free: freeFreightView(lackOf(parcel, free)) }),
      ...(rate?.arrivesBy && { arrival: `${rate.label}: ${arrivalText(rate.arrivesBy)}` }),
    }
  }
}

export type DrawerFreight = ReturnType<typeof createDrawerFreight>

/** Nothing lacks where a delivery is free already. */
const freeLack = (rates: Rate[], lacks: number | undefined) =>
  lacks ?? (rates.some(({ cents, days }) => cents === 0 && days) ? 0 : undefined)
const lackOf = ({ valueCents }: Parcel, lacksCents: number) => ({ lacksCents, fromCents: valueCents + lacksCents })

const chosenOf = (rates: Rate[], id: string | undefined): Rate | undefined =>
  rates.find((rate) => rate.id === id) ?? rates.filter(({ days }) => days).toSorted((one, other) => one.cents - other.cents)[0]
