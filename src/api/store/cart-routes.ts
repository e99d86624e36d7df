import { listOf, maybe, shape, text, whole, anything } from '#http/rest/arguments.ts'
import type { Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { MAX_QUANTITY } from '#shop/cart/cart.ts'
import { BILLING_ADDRESS, SHIPPING_ADDRESS } from './addresses.ts'
import type { CartChanges } from './cart-changes.ts'
import { jsonOf, type StoreCart } from './cart-reader.ts'
import { CART_SCHEMA } from './schemas.ts'
import type { StoreAnswer, StoreEndpoint } from './store-endpoint.ts'

type Options = { changes: CartChanges; storeEndpoint: StoreEndpoint }

export const MAX_ID = 2_147_483_647
export const ITEM_KEY = text({
  minLength: 32,
  maxLength: 32,
  pattern: '^[0-9a-f]{32}$',
  description: 'Key of the line in the cart.',
})
export const ADD_ARGS = {
  id: whole({ minimum: 1, maximum: MAX_ID, description: 'Product or variation.' }),
  quantity: whole({ minimum: 1, maximum: MAX_QUANTITY, default: 1 }),
  variation: maybe(
    listOf(shape({ attribute: text({ maxLength: 100 }), value: text({ maxLength: 100 }) }), {
      maxItems: 20,
      description: 'Chosen attributes of a variable product.',
    }),
  ),
}
export const COUPON_CODE = text({ minLength: 1, maxLength: 80, description: 'Code of the coupon.' })

/** The cart and everything that changes it. */
export function cartRoutes(namespace: string, { changes, storeEndpoint }: Options): Route[] {
  const told = (after: StoreCart, status = 200): StoreAnswer => ({ status, body: jsonOf(after), cart: after.cart })
  const post = (path: string, one: ReturnType<StoreEndpoint>): Route => ({
    namespace,
    path: `/cart/${path}`,
    endpoints: [one],
    schema: CART_SCHEMA,
    batch: true,
  })
  return [
    {
      namespace,
      path: '/cart',
      endpoints: [storeEndpoint({ methods: ['GET'], args: {}, answer: async (at) => told(await changes.current(at)) })],
      schema: CART_SCHEMA,
      response: 'one',
      batch: true,
    },
    post(
      'add-item',
      storeEndpoint({
        methods: ['POST'],
        args: ADD_ARGS,
        answer: async (at) => told((await changes.add(at, at.args)).after, 201),
      }),
    ),
    post(
      'update-item',
      storeEndpoint({
        methods: ['POST'],
        args: { key: ITEM_KEY, quantity: whole({ maximum: MAX_QUANTITY }) },
        answer: async (at) => told(await changes.setQuantity(at, at.args.key, at.args.quantity)),
      }),
    ),
    post(
      'remove-item',
      storeEndpoint({
        methods: ['POST'],
        args: { key: text({ maxLength: 100 }) },
        answer: async (at) => told(await changes.remove(at, at.args.key)),
      }),
    ),
    post(
      'apply-coupon',
      storeEndpoint({
        methods: ['POST'],
        args: { code: text({ maxLength: 80 }) },
        answer: async (at) => told(await changes.applyCoupon(at, at.args.code)),
      }),
    ),
    post(
      'remove-coupon',
      storeEndpoint({
        methods: ['POST'],
        args: { code: text({ maxLength: 80 }) },
        answer: async (at) => told(await changes.removeCoupons(at, [at.args.code])),
      }),
    ),
    post(
      'update-customer',
      storeEndpoint({
        methods: ['POST'],
        args: { billing_address: maybe(BILLING_ADDRESS), shipping_address: maybe(SHIPPING_ADDRESS) },
        answer: async (at) => told(await changes.updateCustomer(at, at.args)),
      }),
    ),
    post(
      'select-shipping-rate',
      storeEndpoint({
        methods: ['POST'],
        args: {
          package_id: maybe(whole({ maximum: 0, description: 'Everything goes in one parcel: 0.' })),
          rate_id: text({ minLength: 1, maxLength: 60 }),
        },
        answer: async (at) => told(await changes.selectRate(at, at.args.rate_id)),
      }),
    ),
    post(
      'extensions',
      storeEndpoint({
        methods: ['POST'],
        args: { namespace: text({ minLength: 1, maxLength: 100 }), data: maybe(anything()) },
        answer: async ({ args }) => {
          throw new RestProblem(
            400,
            'woocommerce_rest_cart_extensions_error',
            `Não há extensão registrada com o nome “${args.namespace}”.`,
          )
        },
      }),
    ),
  ]
}
