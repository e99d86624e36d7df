import { readCents, recordOf, type ShippingMethod } from '../method.ts'

/** The shopper comes and fetches it. */
export const localPickup: ShippingMethod<{ cents: number }> = {
  kind: 'local_pickup',
  parse: (stored) => {
    const cents = readCents(recordOf(stored)['cents'] ?? 0)
    return cents === undefined ? undefined : { cents }
  },
  price: ({ cents }) => ({ cents }),
}
