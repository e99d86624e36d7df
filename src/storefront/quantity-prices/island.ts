import { type Fragments, replaceFragments } from '#islands/fragments.ts'
import { QUANTITY_PRICES_URL } from './addresses.ts'

/** Puts the prices of the visitor's group in the place of those that everybody has. */
export function wakeUp(place: HTMLElement): () => void {
  const stop = new AbortController()
  const productId = place.querySelector<HTMLElement>('[data-product_id]')?.dataset['product_id']
  if (productId !== undefined) void show(productId)
  return () => stop.abort()

  async function show(id: string) {
    try {
      const answer = await fetch(`${QUANTITY_PRICES_URL}?product_id=${id}`, { signal: stop.signal })
      if (answer.status !== 200) return
      const { fragments } = (await answer.json()) as { fragments: Fragments } // made by routes.tsx
      replaceFragments(fragments)
    } catch {
      // What everybody pays stands there already; the cart knows the visitor's own price.
    }
  }
}
