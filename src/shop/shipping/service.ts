import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { stateOfCep } from '#kit/brazil/cep.ts'
import type { Destination, Parcel, Prices, Rate } from './contract.ts'
import { ratesOf, type StoredMethod } from './rates.ts'

type Options = {
  db: Kysely<Database>
  warn: (problem: string) => void
  /** Carriers and rules that extensions bring. */
  more?: {
    isAsked: () => boolean
    rates: (own: Rate[], asked: { parcel: Parcel; to: Destination }) => Promise<Rate[]>
  }
}

export function createShipping({ db, warn, more }: Options) {
  return {
    /** So many of a product as a parcel; nothing when it is not sold here or nothing of it has to be sent. */
    parcelOf: async (productId: number, units: number): Promise<Parcel | undefined> => {
      const { rows } = await sql<{ grams: number | null; cents: number | null }>`
        select max(weight_grams) as grams, min(cents) as cents from cart_offers
        where product_id = ${productId} and published and not virtual and cents is not null`.execute(db)
      const { grams, cents } = rows[0]!
      return grams === null || cents === null
        ? undefined
        : { weightGrams: grams * units, valueCents: Number(cents) * units, units }
    },

    /** The same prices with what extensions make of them for this parcel, asked once. Without any, the prices as they are. */
    withMore: async (prices: Prices, parcelOf: () => Parcel, postcode: string): Promise<Prices> => {
      if (postcode === '' || !more?.isAsked()) return prices
      const parcel = parcelOf()
      const to = { postcode, state: stateOfCep(postcode) ?? '' }
      const rates = await more.rates(prices(parcel), { parcel, to })
      return Object.assign(() => rates, prices.untilFree && { untilFree: prices.untilFree })
    },

    /** The prices of the first zone that holds the CEP, for any parcel: one round trip. Without a CEP nothing is known. */
    pricesTo: async (postcode: string): Promise<Prices> => {
      if (postcode === '') return () => []
      const state = stateOfCep(postcode) ?? ''
      const { rows } = await sql<StoredMethod>`
        select m.id, m.kind, m.title, m.settings from shipping_methods m
        where m.enabled and m.zone_id = (
          select z.id from shipping_zones z
          where ${state} = any(z.states)
            or exists (select 1 from shipping_zone_ranges r where r.zone_id = z.id and ${postcode} between r.from_postcode and r.to_postcode)
            or (z.states = '{}' and not exists (select 1 from shipping_zone_ranges r where r.zone_id = z.id))
          order by z.position, z.id limit 1
        )
        order by m.position, m.id`.execute(db)
      return ratesOf(rows, { postcode, state }, (method) =>
        warn(
          `The shipping method ${method.kind}:${method.id} offers nothing: its settings make no sense. Correct or disable it.`,
        ),
      )
    },
  }
}
export type Shipping = ReturnType<typeof createShipping>
