import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Notices } from '#content/notices/service.ts'
import type { ShopPages } from '#content/pages/shop-pages.ts'
import type { Database } from '#db/schema.ts'
import type { RegisterMultipart } from '#http/multipart.ts'
import type { Nonces } from '#http/nonce.ts'
import type { Limiter } from '#http/rate-limit.ts'
import type { Visitors } from '#http/visitor.ts'
import type { Addresses } from '#shop/accounts/addresses.ts'
import type { Downloads } from '#shop/accounts/downloads.ts'
import type { Registration } from '#shop/accounts/registration.ts'
import type { Accounts } from '#shop/accounts/service.ts'
import type { CartService } from '#shop/cart/service.ts'
import type { Drafts } from '#shop/checkout/draft.ts'
import { createLostAnswers } from '#shop/checkout/lost-answer.ts'
import { createOrderPaying } from '#shop/checkout/pay-order.ts'
import type { Quotes } from '#shop/checkout/quotes.ts'
import type { CouponDesk } from '#shop/coupons/routes.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { Payments } from '#shop/payments/service.ts'
import type { Site } from '../site.tsx'
import type { CardGuard } from './card-guard.ts'
import { registerCheckoutAjax } from './ajax-routes.tsx'
import { registerCepLookup } from '#shop/address-lookup/routes.ts'
import { createCepService } from '#shop/address-lookup/cep-service.ts'
import type { CheckoutLogin } from './login.ts'
import { registerOrderPages } from './order-routes.ts'
import { createCheckoutAttempt } from './place.ts'
import { createBuyingAgain } from '#shop/cart/buy-again.ts'
import { registerCheckoutPages } from './routes.ts'
import { createSettling } from '#shop/checkout/settle.ts'
import { receivedUrl } from './shopper.ts'
import { createCheckoutState } from './state.ts'

export type CheckoutOptions = {
  db: Kysely<Database>
  cardGuard: CardGuard
  site: Site
  desk: Visitors
  nonces: Nonces
  notices: Notices
  limiter: Limiter
  settings: { get: (name: string) => Promise<unknown> }
  shopPages: Pick<ShopPages, 'document'>
  accounts: Accounts
  registration: Registration
  addresses: Addresses
  downloads: Downloads
  cart: CartService
  couponDesk: CouponDesk
  quotes: Quotes
  drafts: Drafts
  orders: Orders
  payments: Payments
  login: CheckoutLogin
  secure: boolean
  shopUrl: string
  registerMultipart: RegisterMultipart
}

/** The one road to an order, for the checkout's page and for every other door to it. */
export function createCheckout(options: CheckoutOptions) {
  const { db, registration, addresses, orders, payments, cardGuard } = options
  const ceps = createCepService(options)
  const state = createCheckoutState({ ...options, ceps })
  const settle = createSettling({ db, registration, addresses })
  const attempt = createCheckoutAttempt({ ...options, state, settle })
  const pay = createOrderPaying({ db, orders, payments })
  return { ceps, state, attempt, lostAnswer: createLostAnswers(options), pay, cardGuard, receivedUrl }
}
export type Checkout = ReturnType<typeof createCheckout>

/** The checkout, its calls, and the pages of placed orders. */
export async function registerCheckout(
  http: FastifyInstance,
  { checkout, ...options }: CheckoutOptions & { checkout: Checkout },
) {
  const { ceps, state, attempt, lostAnswer, pay } = checkout
  registerCheckoutAjax(http, { ...options, state, attempt, lostAnswer })
  registerCepLookup(http, { ceps, limiter: options.limiter })
  // The form is multipart, as everywhere in this ecosystem.
  await http.register(async (scope) => {
    options.registerMultipart(scope)
    registerCheckoutPages(scope, { ...options, state, attempt, lostAnswer })
    registerOrderPages(scope, { ...options, pay, buyAgain: createBuyingAgain(options) })
  })
}
