import { ATTRIBUTION_FIELDS, ATTRIBUTION_PREFIX } from './contract.ts'
import { deviceOf } from './device.ts'

/** Longer than any honest campaign's name. */
const VALUE_MAX_CHARS = 255
const NOTHING = '(none)'

/**
 * The attribution that came with a form, by names without prefix: only the sixteen fields, cleaned and cut; what says nothing is absent.
 * With a user agent there is the kind of device too, as `device_type`.
 */
export function readAttribution(fields: Record<string, unknown>): Record<string, string> {
  const given = ATTRIBUTION_FIELDS.flatMap((field) => {
    const value = clean(fields[ATTRIBUTION_PREFIX + field])
    return value === '' || value === NOTHING ? [] : [[field, value] as const]
  })
  const values: Record<string, string> = Object.fromEntries(given)
  return values.user_agent === undefined ? values : { ...values, device_type: deviceOf(values.user_agent) }
}

/** Control characters, marks that turn the direction of text around, and halves of letters have no place in what a merchant reads. */
function clean(value: unknown): string {
  if (typeof value !== 'string') return ''
  const bounded = value.slice(0, VALUE_MAX_CHARS * 4).replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
  return bounded
    .trim()
    .slice(0, VALUE_MAX_CHARS)
    .replaceAll(/\p{Cs}/gu, '')
}
