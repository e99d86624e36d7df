/** An address that may stand in a link: our own paths, hashes, http(s), mail and telephone. Anything else is undefined. */
export function safeHref(raw: string): string | undefined {
  const url = raw.trim()
  if (url === '' || url.startsWith('#')) return hasControl(url) ? undefined : url
  if (hasControl(url) || url.includes('\\') || url.startsWith('//')) return undefined
  if (url.startsWith('/') || url.startsWith('?')) return url
  return /^(https?:\/\/[^/]|mailto:|tel:)/i.test(url) ? url : undefined
}

/** What stands behind the path of an address, with its question mark. */
export const searchPart = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

/** Where a person may be sent after an action: a path of this shop, or the fallback. */
export function safeRedirect(raw: unknown, shopUrl: string, fallback: string): string {
  if (typeof raw !== 'string' || raw === '' || hasControl(raw) || raw.includes('\\')) return fallback
  try {
    const target = new URL(raw, shopUrl)
    // «/.//evil.example» is a path of the shop that without the shop's name before it is an address elsewhere.
    return target.origin === new URL(shopUrl).origin && /^https?:$/.test(target.protocol) && !target.pathname.startsWith('//')
      ? target.pathname + target.search + target.hash
      : fallback
  } catch {
    return fallback
  }
}

// Browsers drop tabs and line breaks inside an address, so "java\nscript:" would come to life.
const hasControl = (url: string) => [...url].some((letter) => letter.charCodeAt(0) < 32 || letter.charCodeAt(0) === 127)
