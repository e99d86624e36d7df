import type { AvailableVariation } from './variation.ts'

export * from './swatches.ts'
export { paragraphsOf } from './own-text.ts'
export { isBoughtAsIs } from './product-kind.ts'
export { availabilityOf } from './variation-words.ts'
export { DEFAULT_SWATCH_SETTINGS, readSwatchSettings } from './swatch-settings.ts'
export { fieldOf, MOST_VARIATIONS_IN_PAGE } from './variation.ts'

/** The server hands out lists in pages of this many at the most. */
const PAGE_SIZE = 100

const known = new Map<number, Promise<AvailableVariation[]>>()

/** All variations of a product that has too many for its page: asked for once, then remembered. */
export function fetchVariations(productId: number, ask: typeof fetch = fetch): Promise<AvailableVariation[]> {
  const asked = known.get(productId)
  if (asked) return asked
  const answer = fetchPages(productId, ask)
  known.set(productId, answer)
  // A line that broke must not be remembered as the answer.
  answer.catch(() => known.delete(productId))
  return answer
}

async function fetchPages(productId: number, ask: typeof fetch): Promise<AvailableVariation[]> {
  const variations: AvailableVariation[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const url = `/wp-json/woo-variation-swatches/v1/products/${productId}/variations?per_page=${PAGE_SIZE}&page=${page}`
    const answer = await ask(url, { headers: { accept: 'application/json' } })
    if (!answer.ok) throw new Error(`The variations of product ${productId} can't be had: ${answer.status}.`)
    variations.push(...((await answer.json()) as AvailableVariation[])) // our own route answers it
    pages = Number(answer.headers.get('x-wp-totalpages') ?? 1)
  }
  return variations
}
