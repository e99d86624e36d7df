import { createHmac, timingSafeEqual } from 'node:crypto'

/** One-legged OAuth 1.0a: how programs prove a consumer key's secret without sending it, where a shop has no https. */
export type Signed = { method: string; url: string; query: URLSearchParams }

export const MAX_CLOCK_SKEW_SECONDS = 15 * 60
const HASHES: Record<string, string> = { 'HMAC-SHA1': 'sha1', 'HMAC-SHA256': 'sha256' }

export function isSignedBy(secret: string, { method, url, query }: Signed): boolean {
  const hash = HASHES[query.get('oauth_signature_method') ?? '']
  const given = Buffer.from(query.get('oauth_signature') ?? '', 'base64')
  if (!hash) return false
  const pairs = [...query]
    .filter(([name]) => name !== 'oauth_signature')
    .map(([name, value]) => [percent(name), percent(value)] as const)
    .toSorted(([a, x], [b, y]) => (a === b ? order(x, y) : order(a, b)))
    .map(([name, value]) => `${name}=${value}`)
  // The ecosystem's own client writes each argument twice and signs it once.
  return [pairs, [...new Set(pairs)]].some((signed) => {
    const base = `${method.toUpperCase()}&${percent(url)}&${percent(signed.join('&'))}`
    const expected = createHmac(hash, `${percent(secret)}&`)
      .update(base)
      .digest()
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

export const isFresh = (timestamp: string | null, nowSeconds: number) =>
  timestamp !== null && /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) - nowSeconds) <= MAX_CLOCK_SKEW_SECONDS

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** RFC 3986, which wants more characters escaped than encodeURIComponent does. */
const percent = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
