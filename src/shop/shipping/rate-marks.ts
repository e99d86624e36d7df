import type { Rate } from './contract.ts'

export type RateMark = 'Mais barato' | 'Mais rápido'

/**
 * What sets a delivery apart from the others. Nothing is said where there is nothing to weigh: with one delivery, with equal ones, or
 * where the cheapest is also the fastest. Fetching it oneself is no delivery.
 */
export function rateMarks(rates: readonly Rate[]): ReadonlyMap<string, RateMark> {
  const deliveries = rates.flatMap(({ id, cents, days }) => (days ? [{ id, cents, days }] : []))
  type Delivery = (typeof deliveries)[number]
  const byPrice = (one: Delivery, other: Delivery) => one.cents - other.cents
  const byTime = (one: Delivery, other: Delivery) => one.days.to - other.days.to || one.days.from - other.days.from
  const cheapest = deliveries.toSorted((one, other) => byPrice(one, other) || byTime(one, other))[0]
  const fastest = deliveries.toSorted((one, other) => byTime(one, other) || byPrice(one, other))[0]
  if (!cheapest || !fastest || cheapest.id === fastest.id) return new Map()
  return new Map([
    [cheapest.id, 'Mais barato'],
    [fastest.id, 'Mais rápido'],
  ])
}
