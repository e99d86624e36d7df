import type { QuoteLine } from './contract.ts'

/** From when each pre-sale of a purchase is sent, as the form names what it showed. */
export const presaleDays = (lines: readonly Pick<QuoteLine, 'key' | 'presaleUntil'>[]): string =>
  lines
    .flatMap(({ key, presaleUntil }) => (presaleUntil === undefined ? [] : [`${key}:${presaleUntil}`]))
    .sort()
    .join(' ')
