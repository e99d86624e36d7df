/** A cache in front of the shop that keeps pages until it is told that what they show has changed. */
export type EdgeService = {
  /** What a page says to this cache: how long it may be kept, and the keys by which it is purged. */
  headers: (keys: readonly string[], seconds: number) => Record<string, string>
  /** Pages with any of these keys are asked for anew; an old one may still be shown while the shop is away. Throws when the cache did not take it. */
  purge: (keys: readonly string[]) => Promise<void>
}

/** How long an old page is better than none. */
export const STALE_SECONDS = 86_400
