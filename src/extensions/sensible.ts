import type { Cents } from '#kit/money.ts'
import type { Fee } from '#shop/checkout/contract.ts'
import type { Rate } from '#shop/shipping/contract.ts'

const MOST_CENTS = 100_000_000

/** Whether what an extension answered can be used at all. */
export const isPrice = (cents: unknown): cents is Cents =>
  Number.isSafeInteger(cents) && (cents as number) >= 0 && (cents as number) <= MOST_CENTS
export const areFees = (fees: Fee[]) =>
  Array.isArray(fees) &&
  fees.every(({ id, label, cents }) => typeof id === 'string' && typeof label === 'string' && Number.isSafeInteger(cents))
export const areRates = (rates: Rate[]) =>
  Array.isArray(rates) &&
  new Set(rates.map(({ id }) => id)).size === rates.length &&
  rates.every(
    ({ id, label, cents, days }) => typeof id === 'string' && typeof label === 'string' && isPrice(cents) && areDays(days),
  )
const areDays = (days: Rate['days']) => days === undefined || (isDay(days.from) && isDay(days.to) && days.from <= days.to)
const isDay = (day: unknown) => Number.isInteger(day) && (day as number) >= 0 && (day as number) <= 365
