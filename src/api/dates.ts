import { readLocalMoment, localClock } from '#kit/brazil/local-time.ts'

/** Dates as the ecosystem writes them: without a zone, once in the shop's time and once in UTC. */
export const localDate = (at: Date | null) => (at === null ? null : localClock(at))
export const utcDate = (at: Date | null) => (at === null ? null : at.toISOString().slice(0, 19))

/** `created` as `date_created` and `date_created_gmt`. */
export const bothDates = <N extends string, At extends Date | null>(name: N, at: At) =>
  // Where a moment is always known, so is its text.
  ({ [name]: localDate(at), [`${name}_gmt`]: utcDate(at) }) as Record<N | `${N}_gmt`, string | Extract<At, null>>

/** A moment that a client wrote: with a zone as it stands, without one in the shop's time (or in UTC where the name says so). */
export function readDate(text: string, zone: 'shop' | 'utc' = 'shop'): Date {
  if (zone === 'shop' || /(Z|[+-]\d\d:?\d\d)$/.test(text)) return readLocalMoment(text)
  const bare = text.replace(' ', 'T')
  return new Date(`${bare.length === 10 ? `${bare}T00:00:00` : bare}Z`)
}
