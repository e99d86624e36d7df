import { LOCAL_ZONE } from '#kit/brazil/local-time.ts'
import type { Options } from './options.ts'

/** «2024-05-01 10:00:00» as the wire has it; nothing for WordPress's zero. */
export const moment = (text: string | null | undefined): string | null =>
  text && /^\d{4}-\d\d-\d\d/.test(text) && !text.startsWith('0000') ? text.slice(0, 19).replace(' ', 'T') : null

/** A moment in UTC, and what the old shop's clock showed then. */
export type Clock = (utc: string | null) => string | null

export function clockOf(options: Options): Clock {
  const zone = zoneOf(options)
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return (utc) => {
    const at = utc === null ? Number.NaN : Date.parse(`${utc}Z`)
    return Number.isNaN(at) ? null : format.format(at).replace(' ', 'T')
  }
}

function zoneOf(options: Options): string {
  const named = options.get('timezone_string')
  const offset = Number(options.get('gmt_offset') || Number.NaN)
  const zone = named || (Number.isInteger(offset) ? `Etc/GMT${offset <= 0 ? '+' : '-'}${Math.abs(offset)}` : LOCAL_ZONE)
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return LOCAL_ZONE
  }
}

/** Seconds since 1970, as many metas have it, in UTC. */
export function fromSeconds(text: string): string | null {
  const seconds = Number(text)
  return text !== '' && Number.isFinite(seconds) && seconds > 0 && seconds < 4e9
    ? new Date(seconds * 1000).toISOString().slice(0, 19)
    : null
}

/** `name` and `name_gmt`, from a moment in UTC. */
export const bothFromUtc = (name: string, utc: string | null, clock: Clock) => ({ [name]: clock(utc), [`${name}_gmt`]: utc })
