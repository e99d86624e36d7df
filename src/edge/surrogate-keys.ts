/** Every page has it: a shop that may have missed a change purges by this key. */
export const EVERY_PAGE = 'all'

/** Caches refuse longer headers (Varnish takes 8 KB of one, Fastly and Cloudflare 16 KB). */
const MAX_BYTES = 6_000

/** The keys of a page that shows this content; none when they are too many for a header, and the page is then kept for a short time only. */
export function surrogateKeys(tags: Iterable<string>): string[] {
  const keys = [EVERY_PAGE, ...new Set([...tags].map(keyOf))]
  return keys.join(' ').length > MAX_BYTES ? [] : keys
}

/** Keys are parted by spaces or commas. */
export const keyOf = (tag: string) => encodeURIComponent(tag).replaceAll('%3A', ':').replaceAll('%2F', '/')

/** So many at a time as a service takes in one call. */
export function inBatches<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
}
