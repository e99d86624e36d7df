export type StoredFragments = { at: number; hash: string; fragments: Record<string, string> }

/** A copy older than a day may hold yesterday's prices. */
const GOOD_FOR_MS = 86_400_000
/** The day of arrival moves at midnight and at the shop's cut-off hour: with the hours of the clock. */
const HOUR_MS = 3_600_000

type Known = {
  areNoticesWaiting: boolean
  /** The cookie that changes with the cart. */
  hash: string | undefined
  /** The cookie that says whether there is anything in it. */
  hasItems: boolean
  /** The hash as this browser last saw it, in whichever tab. */
  lastHash: string
  stored: StoredFragments | undefined
  now: number
}

/**
 * Where a page from the cache gets this visitor's cart from: this tab's memory when it is still good, else the shop. One sign of a
 * cart is enough to ask: a browser, or whoever guards it, may have dropped the others. With no sign the page is right as it is.
 */
export function cartSource({ areNoticesWaiting, hash, hasItems, lastHash, stored, now }: Known): 'memory' | 'shop' | 'none' {
  if (areNoticesWaiting) return 'shop'
  if (hash && stored?.hash === hash && isFresh(stored, now)) return 'memory'
  return hash || hasItems || lastHash ? 'shop' : 'none'
}

/** Whether a copy still says what the shop would. */
function isFresh({ at, fragments }: StoredFragments, now: number): boolean {
  const namesDay = fragments['div.widget_shopping_cart_content']?.includes('mini-cart-arrival')
  return namesDay ? now - (at - (at % HOUR_MS)) < HOUR_MS : now - at < GOOD_FOR_MS
}
