/** Dates as the ecosystem writes them: without a zone, once in the shop's time and once in UTC. */
const SHOP_ZONE = 'America/Sao_Paulo'

const local = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_ZONE, dateStyle: 'short', timeStyle: 'medium' })

// The first thousand years are written with fewer digits there than dates have.
export const localDate = (at: Date | null) => (at === null ? null : local.format(at).replace(' ', 'T').padStart(19, '0'))
export const utcDate = (at: Date | null) => (at === null ? null : at.toISOString().slice(0, 19))

/** `created` as `date_created` and `date_created_gmt`. */
export const bothDates = <N extends string>(name: N, at: Date | null) =>
  ({ [name]: localDate(at), [`${name}_gmt`]: utcDate(at) }) as Record<N | `${N}_gmt`, string | null>

/** A moment that a client wrote: with a zone as it stands, without one in the shop's time (or in UTC where the name says so). */
export function readDate(text: string, zone: 'shop' | 'utc' = 'shop'): Date {
  if (/(Z|[+-]\d\d:?\d\d)$/.test(text)) return new Date(text)
  const bare = text.replace(' ', 'T')
  const asUtc = new Date(`${bare.length === 10 ? `${bare}T00:00:00` : bare}Z`)
  if (zone === 'utc') return asUtc
  // The zone's distance at that moment, found by what its clocks show then.
  const shown = new Date(`${localDate(asUtc)}Z`)
  return new Date(asUtc.getTime() + (asUtc.getTime() - shown.getTime()))
}
