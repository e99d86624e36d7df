/** Where the browser keeps the numbers of the products that its owner looked at. They never leave it but to ask for their cards. */
export const SEEN_KEY = 'vitrine_seen'
export const MOST_SEEN = 12
/** Cards of products by their numbers, the same for everybody. */
export const PRODUCT_CARDS_URL = '/cartoes-de-produtos/'

type Store = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What is kept, the newest first. Whatever else stands there, or a browser that forbids storage, counts as nothing. */
export function readSeen(store: Store): number[] {
  try {
    const kept = JSON.parse(store().getItem(SEEN_KEY) ?? '[]') as unknown
    return Array.isArray(kept) ? [...new Set(kept.filter(isId))].slice(0, MOST_SEEN) : []
  } catch {
    return []
  }
}

/** The product goes to the front; the one that was looked at longest ago makes room. */
export function rememberSeen(store: Store, id: number) {
  if (!isId(id)) return
  const kept = [id, ...readSeen(store).filter((other) => other !== id)].slice(0, MOST_SEEN)
  try {
    store().setItem(SEEN_KEY, JSON.stringify(kept))
  } catch {
    // Full or forbidden: the list stays as it was.
  }
}

export function forgetSeen(store: Store) {
  try {
    store().removeItem(SEEN_KEY)
  } catch {
    // Forbidden: then nothing was kept either.
  }
}

const isId = (one: unknown): one is number => typeof one === 'number' && Number.isSafeInteger(one) && one > 0
