import { readCents, readDays, recordOf, type ShippingMethod } from '../method.ts'

/** Nothing to pay from an amount on: of what the parcel holds, after its coupons. */
export const freeShipping: ShippingMethod<{ minimumCents: number; days: { from: number; to: number } }> = {
  kind: 'free_shipping',
  parse: (stored) => {
    const { minimum_cents: minimum = 0, days } = recordOf(stored)
    const [minimumCents, time] = [readCents(minimum), readDays(days)]
    return minimumCents === undefined || !time ? undefined : { minimumCents, days: time }
  },
  price: ({ minimumCents, days }, { valueCents }) => (valueCents >= minimumCents ? { cents: 0, days } : undefined),
  lacks: ({ minimumCents }, { valueCents }) => (valueCents < minimumCents ? minimumCents - valueCents : undefined),
}
