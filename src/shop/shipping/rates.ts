import type { Destination, Prices } from './contract.ts'
import { loadFolder } from '#kit/load-folder.ts'
import type { MethodForm } from './method-form.ts'
import { prepare, type ShippingMethod } from './method.ts'

/** A method as it stands in a zone. */
export type StoredMethod = { id: number; kind: string; title: string; settings: unknown }

/** Presence is registration: every file of methods/ is a way of sending. */
const found = (await loadFolder(`${import.meta.dirname}/methods`)).map(({ path, value }) => {
  const method = value as ShippingMethod<unknown> | undefined
  if (typeof method?.kind === 'string') return method
  throw new Error(`${path} must have a default export that is a ShippingMethod: every file of its folder is a way of sending.`)
})
const METHODS = new Map(found.map((method) => [method.kind, prepare(method)]))

/** How each is called and set, by its kind. */
export const SHIPPING_FORMS: Readonly<Record<string, MethodForm>> = Object.fromEntries(
  found.map(({ kind, form }) => [kind, form]),
)

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
