import { whole } from '#http/rest/arguments.ts'
import type { Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { MAX_QUANTITY } from '#shop/cart/cart.ts'
import type { CartChanges } from './cart-changes.ts'
import { jsonOf, type StoreCart } from './cart-reader.ts'
import { ADD_ARGS, COUPON_CODE, ITEM_KEY } from './cart-routes.ts'
import { couponsJson, itemsJson } from './cart-shape.ts'
import { unknownItem } from './refusals.ts'
import { COUPON_SCHEMA, ITEM_SCHEMA } from './schemas.ts'
import type { StoreEndpoint } from './store-endpoint.ts'

type Options = { changes: CartChanges; storeEndpoint: StoreEndpoint }

/** The cart's lines and coupons as lists of their own. */
export function cartPartRoutes(namespace: string, { changes, storeEndpoint }: Options): Route[] {
  const item = (after: StoreCart, key: string, status = 200) => {
    const body = itemsJson(after.facts).find((one) => one.key === key)
    if (!body) throw unknownItem(jsonOf(after))
    return { status, body, cart: after.cart }
  }
  const coupon = (after: StoreCart, code: string, status = 200) => {
    const body = couponsJson(after.facts).find((one) => one.code === code.trim().toLowerCase())
    if (!body) throw new RestProblem(404, 'woocommerce_rest_cart_coupon_invalid_code', 'Este cupom não está no carrinho.')
    return { status, body, cart: after.cart }
  }
  const gone = ({ cart }: StoreCart) => ({ status: 204, body: null, cart })
  return [
    {
      namespace,
      path: '/cart/items',
      schema: ITEM_SCHEMA,
      batch: true,
      endpoints: [
        storeEndpoint({
          methods: ['GET'],
          args: {},
          answer: async (at) => {
            const { cart, facts } = await changes.current(at)
            return { body: itemsJson(facts), cart }
          },
        }),
        storeEndpoint({
          methods: ['POST'],
          args: ADD_ARGS,
          answer: async (at) => {
            const { line, after } = await changes.add(at, at.args)
            return item(after, line.key, 201)
          },
        }),
        storeEndpoint({
          methods: ['DELETE'],
          args: {},
          answer: async (at) => ({ body: [], cart: (await changes.empty(at)).cart }),
        }),
      ],
    },
    {
      namespace,
      path: '/cart/items/{key}',
      schema: ITEM_SCHEMA,
      batch: true,
      endpoints: [
        storeEndpoint({
          methods: ['GET'],
          args: { key: ITEM_KEY },
          answer: async (at) => item(await changes.current(at), at.args.key),
        }),
        storeEndpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: { key: ITEM_KEY, quantity: whole({ minimum: 1, maximum: MAX_QUANTITY }) },
          answer: async (at) => item(await changes.setQuantity(at, at.args.key, at.args.quantity), at.args.key),
        }),
        storeEndpoint({
          methods: ['DELETE'],
          args: { key: ITEM_KEY },
          answer: async (at) => gone(await changes.remove(at, at.args.key)),
        }),
      ],
    },
    {
      namespace,
      path: '/cart/coupons',
      schema: COUPON_SCHEMA,
      batch: true,
      endpoints: [
        storeEndpoint({
          methods: ['GET'],
          args: {},
          answer: async (at) => {
            const { cart, facts } = await changes.current(at)
            return { body: couponsJson(facts), cart }
          },
        }),
        storeEndpoint({
          methods: ['POST'],
          args: { code: COUPON_CODE },
          answer: async (at) => coupon(await changes.applyCoupon(at, at.args.code), at.args.code, 201),
        }),
        storeEndpoint({
          methods: ['DELETE'],
          args: {},
          answer: async (at) => ({ body: [], cart: (await changes.removeCoupons(at, 'all')).cart }),
        }),
      ],
    },
    {
      namespace,
      path: '/cart/coupons/{code}',
      schema: COUPON_SCHEMA,
      batch: true,
      endpoints: [
        storeEndpoint({
          methods: ['GET'],
          args: { code: COUPON_CODE },
          answer: async (at) => coupon(await changes.current(at), at.args.code),
        }),
        storeEndpoint({
          methods: ['DELETE'],
          args: { code: COUPON_CODE },
          answer: async (at) => gone(await changes.removeCoupons(at, [at.args.code])),
        }),
      ],
    },
  ]
}
