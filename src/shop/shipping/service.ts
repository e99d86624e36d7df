import { type Kysely, sql } from 'kysely'
import { type KeptTables, NOTHING_KEPT } from '#db/kept-tables.ts'
import { presaleOf } from '#db/presale-of.ts'
import type { Database } from '#db/schema.ts'
import { stateOfCep } from '#kit/brazil/cep.ts'
import type { Destination, Parcel, Prices, Rate, SidesMm } from './contract.ts'
import type { AskCarriers } from './ask-carriers.ts'
import type { CarrierConnections } from './carrier-connections.ts'
import { carrierRates } from './carrier-rates.ts'
import { ratesOf, type StoredMethod } from './rates.ts'
import { type ZonePlaces, zoneFor } from './zone-rule.ts'

type Options = {
  db: Kysely<Database>
  keptTables?: Pick<KeptTables, 'of'>
  warn: (problem: string) => void
  /** Carriers that the shop itself knows. */
  carriers?: {
    connections: Pick<CarrierConnections, 'isAny' | 'sending'>
    ask: AskCarriers
  }
  /** Carriers and rules that extensions bring. */
  more?: {
    isAsked: () => boolean
    rates: (own: Rate[], asked: { parcel: Parcel; to: Destination }) => Promise<Rate[]>
  }
}

/** So long a shopper who only looks around waits for carriers. */
const FREIGHT_WAIT_MS = 2_000
/** What areas charge, beside pickup and free delivery. */
const AREA_PRICES = /^(flat_rate|table_rate):/

export function createShipping({ db, keptTables = NOTHING_KEPT, warn, carriers, more }: Options) {
  /** The same prices with those of the shop's carriers for this parcel. */
  const withCarriers = async (prices: Prices, parcel: () => Parcel, to: Destination, waitMs: number): Promise<Prices> => {
    if (!carriers || !(await carriers.connections.isAny())) return prices
    const sending = await carriers.connections.sending()
    const sent = parcel()
    if (sending.carriers.length === 0 || sent.units === 0) return prices
    const answers = await carriers.ask({ sending, parcel: sent, to, waitMs })
    const { rates, untilFreeCents } = carrierRates(answers, sent.valueCents)
    const own = prices(sent)
    const kept = sending.areasOnlyWithout && rates.length > 0 ? own.filter(({ id }) => !AREA_PRICES.test(id)) : own
    const all = [...kept, ...rates]
    const isFree = all.some(({ cents, days }) => cents === 0 && days)
    const short = [prices.untilFree?.(sent), untilFreeCents].filter((cents) => cents !== undefined)
    const names = all.length > 0 ? [] : answers.flatMap(({ unsent }) => unsent?.names ?? [])
    return Object.assign(() => all, {
      untilFree: () => (isFree || short.length === 0 ? undefined : Math.min(...short)),
      ...(names.length > 0 && { unsendable: [...new Set(names)] }),
    })
  }

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
    /**
     * So many of a product as a parcel; nothing when it is not sold here or nothing of it has to be sent. Of its variations the one
     * that is asked for counts, else the cheapest.
     */
    parcelOf: async (productId: number, units: number, variationId?: number): Promise<Parcel | undefined> => {
      const { rows } = await sql<{ name: string; grams: number; cents: number; sides: SidesMm; until: string | null }>`
        select name, weight_grams as grams, cents, json_build_array(length_mm, width_mm, height_mm) as sides,
          ${presaleOf(sql`product_id`)} as until from cart_offers
        where product_id = ${productId} and published and not virtual and cents is not null
        order by variation_id is not distinct from ${variationId ?? null}::bigint desc, cents limit 1`.execute(db)
      const [offer] = rows
      if (!offer) return undefined
      const { name, grams, sides, until } = offer
      const cents = Number(offer.cents)
      const items = [{ name, units, weightGrams: grams, sides, valueCents: cents }]
      return { weightGrams: grams * units, valueCents: cents * units, units, items, ...(until && { waitsUntil: until }) }
    },

    /**
     * The same prices with those of carriers, and with what extensions make of them, for this parcel: asked once, within the time
     * that somebody waits. Without any, the prices as they are.
     */
    withMore: async (areas: Prices, parcelOf: () => Parcel, postcode: string, waitMs = FREIGHT_WAIT_MS): Promise<Prices> => {
      if (postcode === '') return areas
      const to = { postcode, state: stateOfCep(postcode) ?? '' }
      const prices = await withCarriers(areas, parcelOf, to, waitMs)
      if (!more?.isAsked()) return prices
      const parcel = parcelOf()
      const rates = await more.rates(prices(parcel), { parcel, to })
      return Object.assign(() => rates, { ...prices })
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
