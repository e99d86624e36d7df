import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Widgets } from '#builder/registry.ts'
import type { Notice } from '#content/notices/contract.ts'
import type { CartView } from '#shop/cart/contract.ts'
import { NoticesWrapper } from '#ui/notices.tsx'

export type Fragments = Record<string, string>

/** Every piece of a page that follows the cart, drawn by the widgets that declared it. The selectors are ours: none comes from outside. */
export function createFragments(widgets: Widgets) {
  const drawers = [...widgets.values()].flatMap((widget) =>
    widget.fragments?.cart ? [widget.fragments.cart as (cart: CartView) => Record<string, ReactNode>] : [],
  )
  return (cart: CartView, notices: Notice[] = []): Fragments => {
    const pieces = Object.assign({}, ...drawers.map((draw) => draw(cart))) as Record<string, ReactNode>
    if (notices.length > 0) pieces['div.woocommerce-notices-wrapper'] = <NoticesWrapper notices={notices} />
    return Object.fromEntries(Object.entries(pieces).map(([selector, node]) => [selector, renderToStaticMarkup(node)]))
  }
}
