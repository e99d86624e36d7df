import { Type } from 'typebox'
import { text } from '#http/rest/arguments.ts'
import { type Cents, decimalMoney } from '#kit/money.ts'

/** Money as wc/v3 writes it: «12.50»; empty means none. */
export const amountOf = (cents: Cents | null) => (cents === null ? '' : decimalMoney(cents))

/** The same as somebody wrote it, while that still says as much: «25» stays «25». */
export function amountAsTyped(cents: Cents | null, ...typed: (string | undefined)[]) {
  const own = typed.find((one) => one !== undefined && one !== '' && centsOf(one) === cents)
  return own === undefined ? amountOf(cents) : own.replace(',', '.')
}

/** What clients write: a point or a comma before the centavos, of which there are no halves. */
export const amount = () => text({ pattern: '^(\\d{1,9}([.,]\\d{1,2})?)?$' })

/** The same where the ecosystem's own examples write a number. */
export const amountOrNumber = () => Type.Union([amount(), Type.Number({ minimum: 0, maximum: 999_999_999.99 })])

/** Undefined for a number with a part of a centavo. */
export function centsOfEither(typed: string | number): Cents | undefined {
  const written = String(typed)
  return /^\d{1,9}([.,]\d{1,2})?$/.test(written) ? (centsOf(written) ?? undefined) : undefined
}

export const centsOf = (typed: string): Cents | null => scaled(typed, 2)

/** Kilograms and centimetres with up to three decimals; empty means none. */
export const measure = (options: { description?: string } = {}) => text({ ...options, pattern: '^(\\d{1,6}([.,]\\d{1,3})?)?$' })
export const gramsOf = (kilograms: string) => scaled(kilograms, 3) ?? 0
export const millimetresOf = (centimetres: string) => Math.round((scaled(centimetres, 3) ?? 0) / 100)

export const kilograms = (grams: number) => (grams === 0 ? '' : String(grams / 1000))
export const centimetres = (mm: number) => (mm === 0 ? '' : String(mm / 10))

/** By its digits: a decimal number has no exact half centavo. */
function scaled(typed: string, places: number): number | null {
  if (typed === '') return null
  const [whole = '0', rest = ''] = typed.replace(',', '.').split('.')
  return Number(whole + rest.padEnd(places, '0'))
}
