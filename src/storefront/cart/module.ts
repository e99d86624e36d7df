import type { Notices } from '#content/notices/service.ts'
import type { Redirects } from '#content/redirects/service.ts'
import type { ShopSettings } from '#content/settings/service.ts'
import type { ShopPages } from '#content/pages/shop-pages.ts'
import type { Nonces } from '#http/nonce.ts'
import type { Limiter } from '#http/rate-limit.ts'
import type { Visitors } from '#http/visitor.ts'
import type { MemoCache } from '#kit/memo-cache.ts'
import { defineModule } from '#modules/define-module.ts'
import { registerCartAjax } from '#shop/cart/routes.ts'
import type { CartService } from '#shop/cart/service.ts'
import type { Catalog } from '#shop/catalog/contract.ts'
import type { KeptAnswers } from '#shop/checkout/kept-answers.ts'
import type { Quotes } from '#shop/checkout/quotes.ts'
import { createCouponDesk } from '#shop/coupons/routes.ts'
import type { Coupons } from '#shop/coupons/service.ts'
import type { Payments } from '#shop/payments/service.ts'
import type { Arrivals } from '#shop/shipping/arrivals.ts'
import type { Promotions } from '#shop/promotions/service.ts'
import type { Shipping } from '#shop/shipping/service.ts'
import type { createFragments } from '../fragments.tsx'
import { registerFreight } from '../shipping/routes.ts'
import type { Site } from '../site.tsx'
import type { WaysOn } from '../ways-on.ts'
import { registerCartTotalsAjax } from './ajax-routes.tsx'
import { createCartAnswers } from './cart-answers.ts'
import { createCartParts } from './cart-parts.tsx'
import { createDrawerExtras } from './drawer-extras.ts'
import { createDrawerFreight } from './drawer-freight.ts'
import { registerPlainAdding } from './plain-adding.ts'
import { createPricedCart } from '#shop/checkout/priced-cart.ts'
import { registerCartPages } from './routes.ts'
import { createCartSuggestions } from './suggestions.ts'

type Needs = {
  site: Site
  visitors: Visitors
  nonces: Nonces
  limiter: Limiter
  notices: Notices
  cart: CartService
  quotes: Quotes
  keptAnswers: KeptAnswers
  payments: Payments
  shipping: Shipping
  arrivals: Arrivals
  freeEverywhere: () => Promise<number | undefined>
  coupons: Coupons
  promotions: Promotions
  catalog: Catalog
  settings: Pick<ShopSettings, 'shoppingAids'>
  shopPages: ShopPages
  waysOn: WaysOn
  counted: MemoCache
  drawFragments: ReturnType<typeof createFragments>
  redirectsToCart: () => Promise<boolean>
  redirects: Pick<Redirects, 'offerOfOldNumber'>
  secure: boolean
  shopUrl: string
}

/** The cart's page, its calls, and freight by CEP. */
export const cartPagesModule = defineModule({
  create: ({
    cart,
    quotes,
    keptAnswers,
    payments,
    catalog,
    waysOn,
    counted,
    nonces,
    limiter,
    drawFragments,
    ...needs
  }: Needs) => {
    const suggest = createCartSuggestions({ cart, catalog, counted, settings: needs.settings })
    const drawerExtras = createDrawerExtras({ ...needs, drawerFreight: createDrawerFreight(needs), suggest })
    const priced = createPricedCart({ cart, quotes, keptAnswers, payments })
    return {
      drawerExtras,
      cartParts: createCartParts({ cart, drawerExtras, priced, catalog, waysOn, counted, nonces, fragments: drawFragments }),
      couponDesk: createCouponDesk({ cart, limiter }),
    }
  },
  routes: (http, { cartParts: parts, drawerExtras, drawFragments, ...needs }) => {
    const { site, cart, couponDesk, shopPages, visitors, nonces, notices, shipping, arrivals, limiter, secure, shopUrl } = needs
    const draw = createCartAnswers({ drawerExtras, parts, nonces, visitors, fragments: drawFragments })
    registerCartAjax(http, { cart, visitors, notices, draw, secure, shopUrl })
    const { redirectsToCart, redirects } = needs
    registerPlainAdding(http, {
      cart,
      visitors,
      notices,
      redirectsToCart,
      offerOfOldNumber: redirects.offerOfOldNumber,
      secure,
    })
    registerCartPages(http, { site, cart, parts, couponDesk, shopPages, visitors, notices, nonces, secure })
    registerCartTotalsAjax(http, { cart, parts, couponDesk, visitors, nonces, secure })
    registerFreight(http, { site, shipping, arrivals, limiter })
  },
})
