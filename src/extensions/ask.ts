import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import type { Cents } from '#kit/money.ts'
import type { Letter } from '#mail/letter.ts'
import type { Line } from '#shop/cart/cart.ts'
import type { ChannelOffer } from '#shop/catalog/channel-offer.ts'
import type { ExtraField, Fee, FieldsAsked } from '#shop/checkout/contract.ts'
import type { FeesAsked } from '#shop/checkout/quotes.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { Destination, Parcel, Rate } from '#shop/shipping/contract.ts'
import type { Carrier, Filters, Shop } from './contract.ts'
import type { Active } from './service.ts'
import { askWithin } from './within.ts'

/** A carrier is another server, most often. */
const CARRIER_DEADLINE_MS = 3_000
/** Nobody waits for a letter or a feed. */
const BACKGROUND_DEADLINE_MS = 5_000
/** Sooner than the checkout gives up on all of them. */
const CHECKOUT_DEADLINE_MS = 250
const MOST_CENTS = 100_000_000

/** How long an offer of a carrier holds, and how long one that gave no answer is left alone. */
const OFFERS_HOLD_MS = 10 * 60_000
const SILENT_CARRIER_MS = 30_000

type FreightAsked = { parcel: Parcel; to: Destination }
type Log = { warn: (facts: object, text: string) => void }
export type ProductSection = { title: string; content: ReactNode }

/** Asks the extensions that are switched on, where shops differ. Without any, nothing is asked and nothing waits. */
export function createAsking({ active, log }: { active: () => Active[]; log: Log }) {
  const having = <Part extends keyof Filters>(part: Part) =>
    active().flatMap(({ definition: { name, filters }, shop }) => {
      const filter = filters?.[part]
      return filter ? [{ extension: name, part, shop, filter: filter as NonNullable<Filters[Part]> }] : []
    })

  const carriersSaid = new LRUCache<string, Rate[]>({ max: 1_000 })
  /** The same parcel to the same place is asked for once in a while: a summary is drawn with each press of a key. */
  const offersOf = async (name: string, { id, offers }: Carrier, asked: FreightAsked, shop: Shop): Promise<Rate[]> => {
    const key = JSON.stringify([name, id, asked.parcel, asked.to])
    const known = carriersSaid.get(key)
    if (known) return known
    const NONE: Rate[] = []
    const rates = await askWithin<Rate[]>({
      extension: name,
      part: `carrier ${id}`,
      ask: async () => (await offers(asked, shop)).map((offer, at) => ({ id: `${name}-${id}:${at + 1}`, ...offer })),
      fallback: NONE,
      isSensible: areRates,
      deadlineMs: CARRIER_DEADLINE_MS,
      log,
    })
    carriersSaid.set(key, rates, { ttl: rates === NONE ? SILENT_CARRIER_MS : OFFERS_HOLD_MS })
    return rates
  }

  return {
    /** What a unit costs in this cart, where an extension says otherwise. */
    linePrices: async (lines: readonly Line[], userId: number | undefined): Promise<Line[]> => {
      const asked = having('linePrice')
      if (asked.length === 0) return [...lines]
      return await Promise.all(
        lines.map(async (line) => {
          let { cents } = line
          for (const { extension, part, shop, filter } of asked) {
            const { productId, variationId, quantity } = line
            const before = cents
            cents = await askWithin({
              extension,
              part,
              ask: () => filter({ productId, variationId, quantity, cents: before, userId }, shop),
              fallback: before,
              isSensible: isPrice,
              log,
            })
          }
          return cents === line.cents ? line : { ...line, cents, offerCents: line.cents }
        }),
      )
    },

    fees: async (asked: FeesAsked): Promise<Fee[]> => {
      const answers = await Promise.all(
        having('fees').map(({ extension, part, shop, filter }) =>
          askWithin<Fee[]>({
            extension,
            part,
            ask: () => filter(asked, shop),
            fallback: [],
            isSensible: areFees,
            deadlineMs: CHECKOUT_DEADLINE_MS,
            log,
          }),
        ),
      )
      return answers.flat()
    },

    checkoutFields: async (asked: FieldsAsked): Promise<ExtraField[]> => {
      const answers = await Promise.all(
        having('checkoutFields').map(({ extension, part, shop, filter }) =>
          askWithin<ExtraField[]>({
            extension,
            part,
            ask: () => filter(asked, shop),
            fallback: [],
            deadlineMs: CHECKOUT_DEADLINE_MS,
            isSensible: (fields) => Array.isArray(fields) && fields.every(({ name }) => name.startsWith(`${extension}/`)),
            log,
          }),
        ),
      )
      return answers.flat()
    },

    /** The zone's own offers, those of carriers, and what an extension makes of all of them. */
    freight: async (own: Rate[], asked: FreightAsked): Promise<Rate[]> => {
      const carried = await Promise.all(
        active().flatMap(({ definition: { name, carriers = [] }, shop }) =>
          carriers.map((carrier) => offersOf(name, carrier, asked, shop)),
        ),
      )
      let rates = [...own, ...carried.flat()]
      for (const { extension, part, shop, filter } of having('freightOffers')) {
        const before = rates
        rates = await askWithin({
          extension,
          part,
          ask: () => filter(structuredClone(before), asked, shop),
          fallback: before,
          isSensible: areRates,
          log,
        })
      }
      return rates
    },
    asksFreight: () =>
      having('freightOffers').length > 0 || active().some(({ definition }) => (definition.carriers ?? []).length > 0),

    orderMail: async (letter: Letter, about: { kind: string; order: Order }): Promise<Letter> => {
      let drawn = letter
      for (const { extension, part, shop, filter } of having('orderMail')) {
        const before = drawn
        drawn = await askWithin({
          extension,
          part,
          ask: () => filter(structuredClone(before), about, shop),
          fallback: before,
          isSensible: ({ subject, title, parts }) =>
            [subject, title].every((text) => typeof text === 'string') && Array.isArray(parts),
          deadlineMs: BACKGROUND_DEADLINE_MS,
          log,
        })
      }
      return drawn
    },

    productSections: async (product: { id: number; name: string }): Promise<ProductSection[]> => {
      const answers = await Promise.all(
        having('productSections').map(({ extension, part, shop, filter }) =>
          askWithin<ProductSection[]>({
            extension,
            part,
            ask: () => filter(product, shop),
            fallback: [],
            isSensible: Array.isArray,
            log,
          }),
        ),
      )
      return answers.flat()
    },

    feedRows: async (offers: ChannelOffer[]): Promise<ChannelOffer[]> => {
      let rows = offers
      const known = new Set(offers.map(({ id }) => id))
      for (const { extension, part, shop, filter } of having('feedRows')) {
        const before = rows
        rows = await askWithin({
          extension,
          part,
          ask: () => filter(structuredClone(before), shop),
          fallback: before,
          isSensible: (told) => Array.isArray(told) && told.every(({ id }) => known.has(id)),
          deadlineMs: BACKGROUND_DEADLINE_MS,
          log,
        })
      }
      return rows
    },
  }
}

const isPrice = (cents: unknown): cents is Cents =>
  Number.isSafeInteger(cents) && (cents as number) >= 0 && (cents as number) <= MOST_CENTS
const areFees = (fees: Fee[]) =>
  Array.isArray(fees) &&
  fees.every(({ id, label, cents }) => typeof id === 'string' && typeof label === 'string' && Number.isSafeInteger(cents))
const areRates = (rates: Rate[]) =>
  Array.isArray(rates) &&
  new Set(rates.map(({ id }) => id)).size === rates.length &&
  rates.every(
    ({ id, label, cents, days }) => typeof id === 'string' && typeof label === 'string' && isPrice(cents) && areDays(days),
  )
const areDays = (days: Rate['days']) => days === undefined || (isDay(days.from) && isDay(days.to) && days.from <= days.to)
const isDay = (day: unknown) => Number.isInteger(day) && (day as number) >= 0 && (day as number) <= 365
