const LONGEST = 500
/** What campaigns and clicks add; it never says which page is meant. */
const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|srsltid|mc_[ce]id|_ga|_gl|ref)$/i

/** An address as redirects know addresses: small letters, decoded, with a slash at its end unless it names a file. */
export type AskedAddress = {
  path: string
  /** The same without accents, as this shop writes its own addresses. */
  plain: string
  /** What is asked besides, as it came, with its question mark. */
  query: string
}

/** Reads the path and query of a request; undefined for what no shop ever had. */
export function askedAddress(url: string): AskedAddress | undefined {
  const at = url.indexOf('?')
  const path = tidyPath(at < 0 ? url : url.slice(0, at))
  if (path === undefined) return undefined
  const query = at < 0 || at === url.length - 1 ? '' : url.slice(at)
  return { path, plain: withoutAccents(path), query }
}

/** Several slashes are one, and no part leads upwards. */
export function tidyPath(raw: string): string | undefined {
  const text = decoded(raw)
  if (text === undefined || !text.startsWith('/') || text.length > LONGEST || /[\p{Cc}\s\\<>"]/u.test(text)) return undefined
  const parts = text
    .normalize('NFC')
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '')
  if (parts.some((part) => part === '.' || part === '..')) return undefined
  if (parts.length === 0) return '/'
  const path = `/${parts.join('/')}`
  return isFile(path) ? path : `${path}/`
}

export const isFile = (path: string) => /\.[a-z0-9]{2,5}$/.test(path)
export const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
/** An address as this shop's own are. */
export const isPlain = (path: string) => /^\/[a-z0-9/-]*$/.test(path)

/** A query in one order and without what campaigns add; empty where it says nothing. */
export function meantQuery(query: string): string {
  const said = [...new URLSearchParams(query)].filter(([name]) => !TRACKING.test(name))
  const sorted = said.sort(([a, x], [b, y]) => (a < b ? -1 : a > b ? 1 : x < y ? -1 : 1))
  return sorted.length === 0 ? '' : `?${new URLSearchParams(sorted).toString()}`
}

/** Only what campaigns added. */
export function trackingOf(query: string): string {
  const kept = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => TRACKING.test(name))).toString()
  return kept === '' ? '' : `?${kept}`
}

/** The target with what was asked besides, before its fragment. */
export function withQuery(target: string, query: string): string {
  if (query === '') return target
  const [address = '', ...fragment] = target.split('#')
  const joined = address.includes('?') ? `${address}&${query.slice(1)}` : address + query
  return [joined, ...fragment].join('#')
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
