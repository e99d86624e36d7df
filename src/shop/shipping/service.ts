import { type Kysely, sql } from 'kysely'
import { type KeptTables, NOTHING_KEPT } from '#db/kept-tables.ts'
import type { Database } from '#db/schema.ts'
import { stateOfCep } from '#kit/brazil/cep.ts'
import type { Destination, Parcel, Prices, Rate } from './contract.ts'
import { ratesOf, type StoredMethod } from './rates.ts'
import { type ZonePlaces, zoneFor } from './zone-rule.ts'

type Options = {
  db: Kysely<Database>
  keptTables?: Pick<KeptTables, 'of'>
  warn: (problem: string) => void
  /** Carriers and rules that extensions bring. */
  more?: {
    isAsked: () => boolean
    rates: (own: Rate[], asked: { parcel: Parcel; to: Destination }) => Promise<Rate[]>
  }
}

export function createShipping({ db, keptTables = NOTHING_KEPT, warn, more }: Options) {
  const readZones = async () => {
    const { rows } = await sql<ZonePlaces>`
      select z.id, z.states, coalesce((
        select jsonb_agg(jsonb_build_array(r.from_postcode, r.to_postcode)) from shipping_zone_ranges r where r.zone_id = z.id
      ), '[]'::jsonb) as ranges
      from shipping_zones z order by z.position, z.id`.execute(db)
    return rows
  }
  const readMethods = async (zoneId: number) => {
    const { rows } = await sql<StoredMethod>`
      select id, kind, title, settings from shipping_methods where enabled and zone_id = ${zoneId} order by position, id`.execute(
      db,
    )
    return rows
  }

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

    /** The prices of the first zone that holds the CEP, for any parcel. Without a CEP nothing is known. */
    pricesTo: async (postcode: string): Promise<Prices> => {
      if (postcode === '') return () => []
      const state = stateOfCep(postcode) ?? ''
      const zone = zoneFor({ postcode, state }, await keptTables.of('rules', 'zones', readZones))
      if (!zone) return () => []
      const methods = await keptTables.of('rules', `methods:${zone.id}`, () => readMethods(zone.id))
      return ratesOf(methods, { postcode, state }, (method) =>
        warn(
          `The shipping method ${method.kind}:${method.id} offers nothing: its settings make no sense. Correct or disable it.`,
        ),
      )
    },
  }
}
export type Shipping = ReturnType<typeof createShipping>
