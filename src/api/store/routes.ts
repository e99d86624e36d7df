import type { Route } from '#http/rest/contract.ts'
import { createTokenSessions } from '#shop/accounts/token-sessions.ts'
import { createRemembering } from '#shop/checkout/remembered.ts'
import { createCouponDesk } from '#shop/coupons/routes.ts'
import type { ApiServices } from '../services.ts'
import { batchRoutes } from './batch-routes.ts'
import { createCartChanges } from './cart-changes.ts'
import { cartPartRoutes } from './cart-parts.ts'
import { createCartReader } from './cart-reader.ts'
import { cartRoutes } from './cart-routes.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { orderRoutes } from './order-routes.ts'
import { productRoutes } from './product-routes.ts'
import { reviewRoutes } from './review-routes.ts'
import { createStoreEndpoint } from './store-endpoint.ts'
import { termRoutes } from './term-routes.ts'
import { createVisits } from './visit.ts'

/** Older clients leave the version out. */
const NAMESPACES = ['wc/store/v1', 'wc/store']

/** What a shop's own page or app needs to sell: the catalogue, a cart, a checkout. The same services as the pages. */
export function storeRoutes(services: ApiServices): Route[] {
  const { db, secret, shopUrl, cart, limiter } = services
  const visits = createVisits({ ...services, sessions: createTokenSessions({ db, secret }) })
  const storeEndpoint = createStoreEndpoint({ visits, secure: shopUrl.startsWith('https:') })
  const read = createCartReader({ ...services, remembered: createRemembering(services) })
  const changes = createCartChanges({ ...services, couponDesk: createCouponDesk({ cart, limiter }), read })
  const parts = { ...services, changes, read, storeEndpoint }
  // Whatever is asked, and whatever is answered: the next call may write to the cart.
  const headers: Route['headers'] = async (request, said) =>
    'nonce' in said ? {} : await visits.headersOf(await visits.of(request))
  const routes = NAMESPACES.flatMap((namespace) => [
    ...cartRoutes(namespace, parts),
    ...cartPartRoutes(namespace, parts),
    ...checkoutRoutes(namespace, parts),
    ...orderRoutes(namespace, parts),
    ...batchRoutes(namespace, { ...services, visits }),
    // A slug could be any of these words, so the words come first.
    ...termRoutes(namespace, services),
    ...reviewRoutes(namespace, services),
    ...productRoutes(namespace, services),
  ])
  return routes.map((route) => ({ ...route, headers }))
}
