import type { Destination, Prices } from './contract.ts'
import { prepare, type PreparedMethod } from './method.ts'
import { flatRate } from './methods/flat-rate.ts'
import { freeShipping } from './methods/free-shipping.ts'
import { localPickup } from './methods/local-pickup.ts'
import { tableRate } from './methods/table-rate.ts'

/** A method as it stands in a zone. */
export type StoredMethod = { id: number; kind: string; title: string; settings: unknown }

const METHODS = new Map<string, (stored: unknown) => PreparedMethod | undefined>([
  [flatRate.kind, prepare(flatRate)],
  [freeShipping.kind, prepare(freeShipping)],
  [tableRate.kind, prepare(tableRate)],
  [localPickup.kind, prepare(localPickup)],
])

/** What sending a parcel costs by each of a zone's methods that takes it. One that makes no sense is left out and named. */
export function ratesOf(methods: StoredMethod[], to: Destination, onBroken: (method: StoredMethod) => void): Prices {
  const prepared = methods.flatMap((method) => {
    const ready = METHODS.get(method.kind)?.(method.settings)
    if (!ready) onBroken(method)
    return ready ? [{ method, ...ready }] : []
  })
  const prices: Prices = (parcel) =>
    prepared.flatMap(({ method, price }) => {
      const offered = price(parcel, to)
      return offered ? [{ id: `${method.kind}:${method.id}`, label: method.title, ...offered }] : []
    })
  prices.untilFree = (parcel) => {
    if (prices(parcel).some(({ cents, days }) => cents === 0 && days)) return undefined
    const short = prepared.flatMap(({ lacks }) => lacks(parcel) ?? [])
    return short.length > 0 ? Math.min(...short) : undefined
  }
  return prices
}

/** Whether a method of this kind can work with these settings. */
export const isSensible = (kind: string, settings: unknown) => METHODS.get(kind)?.(settings) !== undefined
