import { recordOf } from '#kit/unknown-json.ts'
import type { Cents } from '#kit/money.ts'
import type { Destination, Parcel, Rate } from './contract.ts'
import type { MethodForm } from './method-form.ts'

/** What a method offers for a parcel; nothing when it does not take it. The id and the title are the merchant's. */
export type Offered = Pick<Rate, 'cents' | 'days'>

/** One way of sending: its settings, read from what is stored, and its price for a parcel. */
export type ShippingMethod<Settings> = {
  /** As the ecosystem names it. */
  kind: string
  form: MethodForm
  /** Whatever was stored becomes settings; what makes no sense is undefined, and the method offers nothing. */
  parse: (stored: unknown) => Settings | undefined
  price: (settings: Settings, parcel: Parcel, to: Destination) => Offered | undefined
  /** Of a method that asks for an amount: what the parcel lacks. */
  lacks?: (settings: Settings, parcel: Parcel) => Cents | undefined
}

/** A method with its settings read: only parcel and destination are missing. */
export type PreparedMethod = {
  price: (parcel: Parcel, to: Destination) => Offered | undefined
  lacks: (parcel: Parcel) => Cents | undefined
}

export const prepare =
  <Settings>(method: ShippingMethod<Settings>) =>
  (stored: unknown): PreparedMethod | undefined => {
    const settings = method.parse(stored)
    if (settings === undefined) return undefined
    return {
      price: (parcel, to) => method.price(settings, parcel, to),
      lacks: (parcel) => method.lacks?.(settings, parcel),
    }
  }

/** Centavos up to a million reais. */
export function readCents(raw: unknown): Cents | undefined {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= 100_000_000 ? raw : undefined
}

/** `{ from, to }` in business days. */
export function readDays(raw: unknown): { from: number; to: number } | undefined {
  const { from, to } = recordOf(raw)
  return isDays(from) && isDays(to) && from <= to ? { from, to } : undefined
}

const isDays = (raw: unknown): raw is number => typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= 365
