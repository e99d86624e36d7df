import { parseOrNothing } from '#kit/unknown-json.ts'
import type { CarrierNotification, NotifiedPackages } from './carrier.ts'

const MOST_CODES = 200
const MOST_NODES = 5_000
const CODE = /^[\w.-]{5,60}$/

/**
 * For a carrier of which nobody has written down how its calls look or are signed: they count by the address alone, and whatever in
 * them could be a code is one. The shop asks only for those that it knows.
 */
export function readCodesByAddress({ raw, isByOwnAddress }: CarrierNotification): NotifiedPackages {
  if (!isByOwnAddress) return { ok: false, problem: 'forged' }
  const found = new Set<string>()
  const open: unknown[] = [parseOrNothing(raw)]
  for (let seen = 0; open.length > 0 && seen < MOST_NODES && found.size < MOST_CODES; seen++) {
    const value = open.shift()
    if (typeof value === 'string' && CODE.test(value.trim())) found.add(value.trim())
    else if (typeof value === 'object' && value !== null) open.push(...Object.values(value).slice(0, MOST_NODES))
  }
  return { ok: true, packages: [...found] }
}
