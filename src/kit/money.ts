/** Money is a whole number of centavos from end to end; decimals exist only in what is shown. */
export type Cents = number

/** What a thing costs now and usually; `upToCents` is its dearest variation, when they differ. */
export type PriceTag = { cents: Cents; regularCents: Cents; upToCents?: Cents }

/** «R$ 1.234,56», with the space that never breaks. Without Intl: making its first formatter stops a phone for a tenth of a second. */
export function formatMoney(cents: Cents): string {
  const digits = String(Math.abs(Math.round(cents))).padStart(3, '0')
  const reais = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, '.')
  return `${cents < 0 ? '-' : ''}R$\u00a0${reais},${digits.slice(-2)}`
}

/** The decimal that machines read: «1234.56». */
export function decimalMoney(cents: Cents): string {
  const sign = cents < 0 ? '-' : ''
  const whole = Math.abs(cents)
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
}

/** What a merchant typed. «1.234» alone could be either thing, so it is refused. */
export function parseMoney(typed: string): Cents | undefined {
  const text = typed.replaceAll(/[\sR$]/g, '')
  const brazilian = /^(\d{1,3}(?:\.\d{3})+|\d{1,9}),(\d{2})$/.exec(text)
  if (brazilian) return Number(brazilian[1]!.replaceAll('.', '')) * 100 + Number(brazilian[2])
  const plain = /^(\d{1,9})(?:\.(\d{2}))?$/.exec(text)
  return plain ? Number(plain[1]) * 100 + Number(plain[2] ?? 0) : undefined
}

/** A percentage of an amount, half centavos upwards. */
export const percentOf = (cents: Cents, percent: number): Cents => Math.floor((cents * percent * 100 + 5_000) / 10_000)

/**
 * Splits an amount by weights so that the parts add up to it exactly: the largest remainders get the centavos left over.
 * The same weights get the same parts in whatever order they stand, up to ties, which the earlier one wins.
 */
export function splitMoney(cents: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total <= 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (BigInt(cents) * BigInt(weight)) / BigInt(total))
  const rest = weights.map((weight) => (BigInt(cents) * BigInt(weight)) % BigInt(total))
  const parts = exact.map(Number)
  let left = cents - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = weights
    .map((_, index) => index)
    .sort((a, b) => (rest[b]! > rest[a]! ? 1 : rest[b]! < rest[a]! ? -1 : a - b))
  for (const index of byRemainder) {
    if (left-- <= 0) break
    parts[index]! += 1
  }
  return parts
}
