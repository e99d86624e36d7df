import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Notice } from '#content/notices/contract.ts'
import type { Nonces } from '#http/nonce.ts'
import type { MemoCache } from '#kit/memo-cache.ts'
import type { Cart } from '#shop/cart/cart.ts'
import type { CartView } from '#shop/cart/contract.ts'
import { cartHash } from '#shop/cart/keys.ts'
import type { CartService } from '#shop/cart/service.ts'
import type { Catalog } from '#shop/catalog/contract.ts'
import { NoticesPlace } from '#ui/notices.tsx'
import type { Fragments } from '../fragments.tsx'
import type { WaysOn } from '../ways-on.ts'
import { CartContent, type CartFacts } from './cart-page.tsx'
import { viewOf } from './cart-view.ts'
import type { DrawerExtras } from './drawer-extras.ts'
import type { PricedCart } from '#shop/checkout/priced-cart.ts'
import { cartNonces, ownerOf, type Shopper } from './nonces.ts'
import { CartTotals } from './totals.tsx'

type Options = {
  cart: Pick<CartService, 'crossSells'>
  drawerExtras: DrawerExtras
  priced: PricedCart
  catalog: Pick<Catalog, 'list'>
  waysOn: Pick<WaysOn, 'popular'>
  /** What is worked out of the catalogue, until there is news of it. */
  counted: Pick<MemoCache, 'of'>
  nonces: Nonces
  fragments: (cart: CartView) => Fragments
}

/** What a script of the cart's page is answered: what follows the cart on every page, and the parts of this one. */
type CartAnswer = { fragments: Fragments; cart_hash: string; page: Fragments }

/** The cart's page in parts, so that one answer to a change holds all that the page shows of it. */
export function createCartParts({ cart, drawerExtras, priced, catalog, waysOn, counted, nonces, fragments }: Options) {
  const crossSellsOf = async (current: Cart) => {
    const inCart = [...new Set(current.lines.map((line) => line.productId))].sort((one, other) => one - other)
    return await counted.of(`cross-sells:${inCart.join(',')}`, async () => {
      const ids = await cart.crossSells(current)
      return ids.length > 0 ? (await catalog.list({ ids, perPage: 4 })).products : []
    })
  }
  const factsOf = async (shopper: Shopper): Promise<{ current: Cart; facts: Omit<CartFacts, 'document'> }> => {
    const { cart: current, quote, hint, dropped } = await priced(ownerOf(shopper), shopper.user?.email)
    const proofs = cartNonces(nonces, shopper)
    const facts = {
      cart: viewOf(current, proofs.cart, await drawerExtras(current, shopper.user?.id)),
      quote,
      hint,
      postcode: current.postcode,
      crossSells: await crossSellsOf(current),
      popular: current.lines.length === 0 ? await waysOn.popular() : [],
      notices: dropped.map((text): Notice => ({ kind: 'error', text })),
      nonces: proofs,
    }
    return { current, facts }
  }
  const answerOf = (current: Cart, view: CartView, parts: Record<string, ReactNode>): { cart: Cart; answer: CartAnswer } => ({
    cart: current,
    answer: {
      fragments: fragments(view),
      cart_hash: cartHash(current),
      page: Object.fromEntries(Object.entries(parts).map(([selector, node]) => [selector, renderToStaticMarkup(node)])),
    },
  })

  return {
    factsOf,
    /** The whole cart, with what its shopper is told. */
    whole: async (shopper: Shopper, told: Notice[]) => {
      const { current, facts } = await factsOf(shopper)
      return answerOf(current, facts.cart, {
        '.cart-content': <CartContent facts={facts} />,
        '.woocommerce-notices-wrapper': <NoticesPlace notices={[...told, ...facts.notices]} />,
      })
    },
    /** The totals alone: what was typed into the cart's form and not sent yet stays. */
    totals: async (shopper: Shopper, told?: Notice[]) => {
      const { cart: current, quote, hint, dropped } = await priced(ownerOf(shopper), shopper.user?.email)
      const proofs = cartNonces(nonces, shopper)
      const said = [...(told ?? []), ...dropped.map((text): Notice => ({ kind: 'error', text }))]
      const view = viewOf(current, proofs.cart, await drawerExtras(current, shopper.user?.id))
      return answerOf(current, view, {
        '.cart_totals': <CartTotals quote={quote} hint={hint} postcode={current.postcode} nonces={proofs} />,
        ...(said.length > 0 && { '.woocommerce-notices-wrapper': <NoticesPlace notices={said} /> }),
      })
    },
  }
}
export type CartParts = ReturnType<typeof createCartParts>

/** Our own scripts ask for the parts as JSON; a browser that follows a link, and scripts of this ecosystem, for markup. */
export const wantsParts = (accept: string | undefined) => accept?.startsWith('application/json') ?? false
