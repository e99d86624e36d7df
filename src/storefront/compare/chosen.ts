/** Where the browser keeps what its owner chose to compare. */
const CHOSEN_KEY = 'vitrine_compare'
export const COMPARE_URL = '/comparar/'
export const MOST_COMPARED = 4
const LONGEST_NAME = 80

export type Chosen = { id: number; name: string }
type Store = () => Pick<Storage, 'getItem' | 'setItem'>

export function readChosen(store: Store): Chosen[] {
  try {
    const kept = JSON.parse(store().getItem(CHOSEN_KEY) ?? '[]') as unknown
    return Array.isArray(kept) ? kept.filter(isChosen).slice(0, MOST_COMPARED) : []
  } catch {
    // Forbidden, or written by somebody else in another shape.
    return []
  }
}

export function keepChosen(store: Store, chosen: readonly Chosen[]) {
  try {
    store().setItem(CHOSEN_KEY, JSON.stringify(chosen))
  } catch {
    // Full or forbidden: it lasts as long as the page.
  }
}

/** In or out; undefined where there is no room for one more. */
export function toggleChosen(chosen: readonly Chosen[], { id, name }: Chosen): Chosen[] | undefined {
  if (chosen.some((one) => one.id === id)) return chosen.filter((one) => one.id !== id)
  return chosen.length < MOST_COMPARED ? [...chosen, { id, name: name.slice(0, LONGEST_NAME) }] : undefined
}

export const compareUrl = (ids: readonly number[]) => (ids.length > 0 ? `${COMPARE_URL}?ids=${ids.join(',')}` : COMPARE_URL)

function isChosen(one: unknown): one is Chosen {
  const { id, name } = (one ?? {}) as Partial<Chosen>
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 && typeof name === 'string' && name.length <= LONGEST_NAME
}
