import { stateOfCep } from '#kit/brazil/cep.ts'
import type { Clock } from '#kit/clock.ts'
import { arrivalDay } from './arrival.ts'
import type { Prices, Rate } from './contract.ts'
import { DELIVERY_SETTING, readDispatch } from './delivery-settings.ts'

type Options = { settings: { get: (name: string) => Promise<unknown> }; clock: Clock }

/** Says of each way of sending until when it arrives, if it is ordered and paid at this moment. */
export function createArrivals({ settings, clock }: Options) {
  return {
    dated: async (prices: Prices, postcode: string): Promise<Prices> => {
      if (postcode === '') return prices
      const dispatch = readDispatch(await settings.get(DELIVERY_SETTING))
      const counting = { ...dispatch, at: new Date(clock.now()), state: stateOfCep(postcode) ?? '' }
      const dated = ({ days, ...rate }: Rate): Rate =>
        days ? { ...rate, days, dispatch, arrivesBy: arrivalDay({ ...counting, days: days.to }) } : rate
      return Object.assign((parcel: Parameters<Prices>[0]) => prices(parcel).map(dated), {
        ...(prices.untilFree && { untilFree: prices.untilFree }),
      })
    },
  }
}
export type Arrivals = ReturnType<typeof createArrivals>
