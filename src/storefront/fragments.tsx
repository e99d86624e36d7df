import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Widgets } from '#builder/registry.ts'
import type { Notice } from '#content/notices/contract.ts'
import type { CartView } from '#shop/cart/contract.ts'
import { NoticesWrapper } from '#ui/notices.tsx'

export type Fragments = Record<string, string>

/** Characters of drawn pieces that are kept: those of some hundred carts that are just looked at. */
const KEPT_CHARACTERS = 2_000_000

/**
 * Every piece of a page that follows the cart, drawn by the widgets that declared it. The selectors are ours: none comes from outside.
 * A cart is drawn once for each of its versions: every page that its visitor opens asks for the pieces again.
 */
export function createFragments(widgets: Widgets) {
  const drawers = [...widgets.values()].flatMap((widget) =>
    widget.fragments?.cart ? [widget.fragments.cart as (cart: CartView) => Record<string, ReactNode>] : [],
  )
  const drawn = new LRUCache<string, Fragments>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: (pieces, key) => key.length + Object.values(pieces).reduce((sum, piece) => sum + piece.length, 1),
  })
  return (cart: CartView, notices: Notice[] = []): Fragments => {
    const key = JSON.stringify(cart)
    let pieces = drawn.get(key)
    if (!pieces)
      drawn.set(key, (pieces = drawAll(Object.assign({}, ...drawers.map((draw) => draw(cart))) as Record<string, ReactNode>)))
    if (notices.length === 0) return pieces
    return { ...pieces, ...drawAll({ 'div.woocommerce-notices-wrapper': <NoticesWrapper notices={notices} /> }) }
  }
}

const drawAll = (pieces: Record<string, ReactNode>): Fragments =>
  Object.fromEntries(Object.entries(pieces).map(([selector, node]) => [selector, renderToStaticMarkup(node)]))
