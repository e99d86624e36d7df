import type { Cents } from '#kit/money.ts'
import { recordOf } from '#kit/unknown-json.ts'
import type { Offer } from './carriers/carrier.ts'
import type { Priced } from './contract.ts'

/** What the merchant says of one service of a carrier. Discounts are below zero. */
export type ServiceRule = {
  isHidden: boolean
  /** Empty: the carrier's own. */
  name: string
  /** Business days more than the carrier says. */
  extraDays: number
  extraCents: Cents
  extraPercent: number
  /** Costs nothing when the goods are worth so much; undefined: never. */
  freeFromCents: Cents | undefined
  /** Where parcels are handed in, for a carrier that wants to know it; empty: it does not. */
  agency: string
}
export const PLAIN_RULE: ServiceRule = {
  isHidden: false,
  name: '',
  extraDays: 0,
  extraCents: 0,
  extraPercent: 0,
  freeFromCents: undefined,
  agency: '',
}

const MOST_CENTS = 10_000_000

/** Whatever was stored or sent as a rule; a part that makes no sense is as if nothing had been said. */
export function readServiceRule(raw: unknown): ServiceRule {
  const { hidden, name, extraDays, extraCents, extraPercent, freeFromCents, agency } = recordOf(raw)
  return {
    isHidden: hidden === true,
    name: typeof name === 'string' ? name.trim().slice(0, 100) : '',
    extraDays: wholeOf(extraDays, 0, 60) ?? 0,
    extraCents: wholeOf(extraCents, -MOST_CENTS, MOST_CENTS) ?? 0,
    extraPercent: typeof extraPercent === 'number' && extraPercent >= -100 && extraPercent <= 200 ? extraPercent : 0,
    freeFromCents: wholeOf(freeFromCents, 0, MOST_CENTS * 10),
    agency: typeof agency === 'string' && /^[\w-]{1,40}$/.test(agency) ? agency : '',
  }
}

const wholeOf = (raw: unknown, least: number, most: number): number | undefined =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= least && raw <= most ? raw : undefined

type Terms = {
  rule: ServiceRule
  /** What the goods are worth. */
  valueCents: Cents
  /** Until the shop posts it. */
  handlingDays: number
  priced: Priced
  /** On a price that is not of today. */
  marginPercent: number
}

/** What a service costs the shopper, and when it arrives: the carrier's answer by the merchant's rules. Never below nothing. */
export function priceService(offer: Offer, { rule, valueCents, handlingDays, priced, marginPercent }: Terms) {
  const asked = priced === 'last_known' ? Math.ceil((offer.cents * (100 + marginPercent)) / 100) : offer.cents
  const price = Math.max(0, asked + Math.round((asked * rule.extraPercent) / 100) + rule.extraCents)
  const isFree = rule.freeFromCents !== undefined && valueCents >= rule.freeFromCents
  const more = handlingDays + rule.extraDays
  return {
    label: rule.name || offer.name,
    cents: isFree ? 0 : price,
    days: { from: offer.days.from + more, to: offer.days.to + more },
    /** What the goods lack for it to cost nothing. */
    lacksCents: rule.freeFromCents === undefined || isFree ? undefined : rule.freeFromCents - valueCents,
  }
}
