import { readCents, readDays, recordOf, type ShippingMethod } from '../method.ts'

/** The same price for every parcel of the zone, and more for each unit after the first when the merchant says so. */
export const flatRate: ShippingMethod<{ cents: number; centsPerFurtherUnit: number; days: { from: number; to: number } }> = {
  kind: 'flat_rate',
  parse: (stored) => {
    const { cents, cents_per_further_unit: further = 0, days } = recordOf(stored)
    const [price, perUnit, time] = [readCents(cents), readCents(further), readDays(days)]
    return price === undefined || perUnit === undefined || !time
      ? undefined
      : { cents: price, centsPerFurtherUnit: perUnit, days: time }
  },
  price: ({ cents, centsPerFurtherUnit, days }, { units }) => ({ cents: cents + centsPerFurtherUnit * (units - 1), days }),
}
