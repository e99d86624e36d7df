import type { Offer, Quoted, QuoteAsked } from '../carrier.ts'

/** So many calls for one cart at the most: 250 a minute are allowed for everything. */
const MOST_CALLS = 8

/** What is asked for by one call, and how many labels of it are bought. */
export type LabelQuote = { asked: QuoteAsked; labels: number }

/**
 * Each box gets a label of its own, so each is quoted by itself, equal ones once: several in one call have another price, and many
 * services refuse them. Without boxes the service packs the things.
 */
export function labelQuotes(asked: QuoteAsked): LabelQuote[] {
  const groups = Map.groupBy(asked.packages, ({ sides, grams, valueCents }) => JSON.stringify([sides, grams, valueCents]))
  if (!asked.usesBoxes || asked.packages.length < 2 || groups.size > MOST_CALLS) return [{ asked, labels: 1 }]
  return [...groups.values()].map((same) => {
    const [first] = same
    return { asked: { ...asked, packages: [first!], valueCents: first!.valueCents }, labels: same.length }
  })
}

/** Services that take all of it, and what they cost together; the slowest package says when it is there. */
export function sumOfLabels(quotes: readonly { quoted: Quoted; labels: number }[]): Quoted {
  const [first, ...others] = quotes
  if (!first) return { offers: [], refusals: [] }
  if (others.length === 0 && first.labels === 1) return first.quoted
  const refusals = quotes.flatMap(({ quoted }) => quoted.refusals)
  const offers = first.quoted.offers.flatMap((offer): Offer[] => {
    const all = quotes.flatMap(({ quoted, labels }) => {
      const same = quoted.offers.find(({ service }) => service === offer.service)
      return same ? [{ ...same, labels }] : []
    })
    if (all.length < quotes.length) return []
    const sum = (of: (one: Offer) => number) => all.reduce((total, one) => total + of(one) * one.labels, 0)
    const days = { from: Math.max(...all.map((one) => one.days.from)), to: Math.max(...all.map((one) => one.days.to)) }
    return [{ ...offer, cents: sum(({ cents }) => cents), insuredCents: sum(({ insuredCents }) => insuredCents), days }]
  })
  const offered = new Set(offers.map(({ service }) => service))
  const told = new Map(refusals.filter(({ service }) => !offered.has(service)).map((one) => [one.service, one]))
  return { offers, refusals: [...told.values()] }
}
