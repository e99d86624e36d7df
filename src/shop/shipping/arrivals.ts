import { stateOfCep } from '#kit/brazil/cep.ts'
import { DAY_MS } from '#kit/brazil/holidays.ts'
import { countedFrom } from '#kit/brazil/presale.ts'
import type { Clock } from '#kit/clock.ts'
import { arrivalDay } from './arrival.ts'
import type { Parcel, Prices, Rate } from './contract.ts'
import { DELIVERY_SETTING, readDispatch, readPickup } from './delivery-settings.ts'
import { PICKUP_POINTS_SETTING, pickupAt, readPickupPoints } from './pickup-points.ts'

type Options = {
  settings: {
    get: (name: string) => Promise<unknown>
    shop: () => Promise<{ address: string; city: string; state: string; hours: string }>
  }
  clock: Clock
}

/** Says of each way of sending until when it arrives, if it is ordered and paid at this moment; of fetching it, where and when. */
export function createArrivals({ settings, clock }: Options) {
  return {
    dated: async (prices: Prices, postcode: string): Promise<Prices> => {
      if (postcode === '') return prices
      const [stored, shop, places] = await Promise.all([
        settings.get(DELIVERY_SETTING),
        settings.shop(),
        settings.get(PICKUP_POINTS_SETTING),
      ])
      const { points } = readPickupPoints(places)
      const dispatch = readDispatch(stored)
      const pickup = readPickup(stored, shop)
      const counting = { ...dispatch, state: stateOfCep(postcode) ?? '' }
      const dated = (rate: Rate, { waitsUntil, waitsDays = 0 }: Parcel): Rate => {
        const at = countedFrom(new Date(clock.now() + waitsDays * DAY_MS), waitsUntil)
        if (rate.days) return { ...rate, dispatch, arrivesBy: arrivalDay({ ...counting, at, days: rate.days.to }) }
        if (!rate.id.startsWith('local_pickup:')) return rate
        const fetchedAt = pickupAt(points, rate.id) ?? pickup
        return fetchedAt ? { ...rate, pickup: fetchedAt } : rate
      }
      return Object.assign((parcel: Parcel) => prices(parcel).map((rate) => dated(rate, parcel)), { ...prices })
    },
  }
}
export type Arrivals = ReturnType<typeof createArrivals>
