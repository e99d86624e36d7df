import { LRUCache } from 'lru-cache'
import type { Destination, Parcel, Rate } from '#shop/shipping/contract.ts'
import type { Carrier, Shop } from './contract.ts'
import { areRates } from './sensible.ts'
import { askWithin } from './within.ts'

export type FreightAsked = { parcel: Parcel; to: Destination }

/** A carrier is another server, most often. */
const CARRIER_DEADLINE_MS = 3_000
/** How long an offer of a carrier holds, and how long one that gave no answer is left alone. */
const OFFERS_HOLD_MS = 10 * 60_000
const SILENT_CARRIER_MS = 30_000

type Log = { warn: (facts: object, text: string) => void }

export function createCarrierAsking({ log }: { log: Log }) {
  const said = new LRUCache<string, Rate[]>({ max: 1_000 })
  /** The same parcel to the same place is asked for once in a while: a summary is drawn with each press of a key. */
  return async (name: string, { id, offers }: Carrier, asked: FreightAsked, shop: Shop): Promise<Rate[]> => {
    const key = JSON.stringify([name, id, asked.parcel, asked.to])
    const known = said.get(key)
    if (known) return known
    const NONE: Rate[] = []
    const rates = await askWithin<Rate[]>({
      extension: name,
      part: `carrier ${id}`,
      ask: async () => (await offers(asked, shop)).map((offer, at) => ({ ...offer, id: `${name}-${id}:${at + 1}` })),
      fallback: NONE,
      isSensible: areRates,
      deadlineMs: CARRIER_DEADLINE_MS,
      log,
    })
    said.set(key, rates, { ttl: rates === NONE ? SILENT_CARRIER_MS : OFFERS_HOLD_MS })
    return rates
  }
}
