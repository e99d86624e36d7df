import { createPublicKey, type KeyObject } from 'node:crypto'
import { parseOrNothing, recordOf } from '#kit/unknown-json.ts'
import type { CallOutside } from '#outgoing/exchange.ts'

type Options = { call: CallOutside; url: string; now: () => number }
type Kept = { keys: ReadonlyMap<string, KeyObject>; askedAt: number; until: number }

const MINUTE_MS = 60_000
/** However long Google says that they hold. */
const KEPT_MS = { least: 5 * MINUTE_MS, most: 24 * 60 * MINUTE_MS }
/** A key that nobody knows is looked for this often at the most: made-up names must not make the shop ask. */
const ASK_AGAIN_MS = MINUTE_MS
const MOST_KEYS = 20
const LEAST_BITS = 2_048

/** Google's public keys. They change every few days: one that is not known yet is asked for. */
export function createKeySet({ call, url, now }: Options) {
  let kept: Kept | undefined
  let asking: Promise<Kept> | undefined
  const ask = async (): Promise<Kept> => {
    const askedAt = now()
    const { status, headers, body } = await call({ url, method: 'GET' })
    if (status !== 200) throw new Error(`${new URL(url).host} answered ${status} when asked for its keys.`)
    const seconds = Number(/max-age=(\d{1,9})/.exec(headers['cache-control'] ?? '')?.[1] ?? 0)
    const lifeMs = Math.min(Math.max(seconds * 1_000, KEPT_MS.least), KEPT_MS.most)
    return { keys: readKeys(body), askedAt, until: askedAt + lifeMs }
  }
  return async (kid: string): Promise<KeyObject | undefined> => {
    const fresh = kept && kept.until > now() ? kept : undefined
    const known = fresh?.keys.get(kid)
    if (known || (fresh && fresh.askedAt + ASK_AGAIN_MS > now())) return known
    asking ??= ask().finally(() => (asking = undefined))
    kept = await asking
    return kept.keys.get(kid)
  }
}

/** Those that sign with RS256, by their names; what is no such key is passed over. */
export function readKeys(body: string): ReadonlyMap<string, KeyObject> {
  const { keys } = recordOf(parseOrNothing(body))
  return new Map((Array.isArray(keys) ? keys : []).slice(0, MOST_KEYS).flatMap(readKey))
}

function readKey(given: unknown): [string, KeyObject][] {
  const { kid, kty, n, e, use = 'sig', alg = 'RS256' } = recordOf(given)
  if (typeof kid !== 'string' || typeof n !== 'string' || typeof e !== 'string') return []
  if (kty !== 'RSA' || use !== 'sig' || alg !== 'RS256') return []
  try {
    const key = createPublicKey({ key: { kty, n, e }, format: 'jwk' })
    return (key.asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_BITS ? [[kid, key]] : []
  } catch {
    return []
  }
}
