import type { ReactNode } from 'react'
import type { Letter } from '#mail/letter.ts'
import type { Line } from '#shop/cart/cart.ts'
import type { ChannelOffer } from '#shop/catalog/channel-offer.ts'
import type { ExtraField, Fee, FieldsAsked } from '#shop/checkout/contract.ts'
import type { FeesAsked } from '#shop/checkout/quotes.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { Rate } from '#shop/shipping/contract.ts'
import { createCarrierAsking, type FreightAsked } from './ask-carrier.ts'
import type { Filters } from './contract.ts'
import { areFees, areRates, isPrice } from './sensible.ts'
import type { Active } from './service.ts'
import { askWithin } from './within.ts'

/** Nobody waits for a letter or a feed. */
const BACKGROUND_DEADLINE_MS = 5_000
/** Sooner than the checkout gives up on all of them. */
const CHECKOUT_DEADLINE_MS = 250

type Log = { warn: (facts: object, text: string) => void }
export type ProductSection = { title: string; content: ReactNode }

/** Asks the extensions that are switched on, where shops differ. Without any, nothing is asked and nothing waits. */
export function createAsking({ active, log }: { active: () => Active[]; log: Log }) {
  const having = <Part extends keyof Filters>(part: Part) =>
    active().flatMap(({ definition: { name, filters }, shop }) => {
      const filter = filters?.[part]
      return filter ? [{ extension: name, part, shop, filter: filter as NonNullable<Filters[Part]> }] : []
    })

  const askCarrier = createCarrierAsking({ log })

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
          return cents === line.cents ? line : { ...line, cents, offerCents: line.offerCents ?? line.cents }
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
          carriers.map((carrier) => askCarrier(name, carrier, asked, shop)),
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
