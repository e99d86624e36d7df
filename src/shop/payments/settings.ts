import { isRecord } from '#kit/is-record.ts'
/** What a merchant has set for one method, as it was stored: unknown until it is read. */
export type StoredMethod = Readonly<Record<string, unknown>>

export const storedMethod = (stored: unknown, id: string): StoredMethod => {
  const all = isRecord(stored) ? stored[id] : undefined
  return isRecord(all) ? all : {}
}

export const textOf = (raw: unknown, fallback: string, most = 500) =>
  typeof raw === 'string' && raw.trim() !== '' ? raw.trim().slice(0, most) : fallback

/** The same, where a merchant may also say nothing. */
export const wordsOf = (raw: unknown, fallback: string, most = 500) =>
  typeof raw === 'string' ? raw.trim().slice(0, most) : fallback

export const flagOf = (raw: unknown, fallback: boolean) => (typeof raw === 'boolean' ? raw : fallback)

/** A number inside of its bounds; anything else is the fallback. */
export const numberOf = (raw: unknown, { fallback, least, most }: { fallback: number; least: number; most: number }) =>
  typeof raw === 'number' && Number.isFinite(raw) && raw >= least && raw <= most ? raw : fallback

/** Of the goods, with at most two decimals: «5% no Pix». */
export const percentSetting = (raw: unknown, fallback = 0) =>
  Math.round(numberOf(raw, { fallback, least: 0, most: 90 }) * 100) / 100
