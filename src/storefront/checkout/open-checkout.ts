import type { FastifyInstance } from 'fastify'
import type { RegisterMultipart } from '#http/multipart.ts'
import { registerCepLookup } from '#shop/address-lookup/routes.ts'
import { createBuyingAgain } from '#shop/cart/buy-again.ts'
import type { Checkout } from '#shop/checkout/service.ts'
import { registerCheckoutAjax } from './ajax-routes.tsx'
import { registerOrderPages } from './order-routes.ts'
import { registerCheckoutPages } from './routes.ts'

export type CheckoutOptions = Parameters<typeof registerCheckoutAjax>[1] &
  Parameters<typeof registerCepLookup>[1] &
  Parameters<typeof registerCheckoutPages>[1] &
  Omit<Parameters<typeof registerOrderPages>[1], 'buyAgain' | 'pay'> &
  Parameters<typeof createBuyingAgain>[0] & { checkout: Checkout; registerMultipart: RegisterMultipart }

/** The checkout, its calls, and the pages of placed orders. */
export async function registerCheckout(http: FastifyInstance, options: CheckoutOptions) {
  registerCheckoutAjax(http, options)
  registerCepLookup(http, options)
  // The form is multipart, as everywhere in this ecosystem.
  await http.register(async (scope) => {
    options.registerMultipart(scope)
    registerCheckoutPages(scope, options)
    registerOrderPages(scope, { ...options, pay: options.checkout.pay, buyAgain: createBuyingAgain(options) })
  })
}
