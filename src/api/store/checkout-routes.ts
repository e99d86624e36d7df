import { flag, maybe } from '#http/rest/arguments.ts'
import type { Route } from '#http/rest/contract.ts'
import { type Cart, EMPTY_CART } from '#shop/cart/cart.ts'
import { draftOf } from '#shop/checkout/draft.ts'
import type { PlacedOrder } from '#shop/orders/contract.ts'
import type { ApiServices } from '../services.ts'
import { withAddresses } from './addresses.ts'
import type { CartChanges } from './cart-changes.ts'
import { type CartReader, jsonOf, type StoreCart } from './cart-reader.ts'
import { additionalOf, DRAFT_ARGS, formOf, PLACE_ARGS } from './checkout-fields.ts'
import { refusalOf } from './checkout-refusal.ts'
import { draftJson, placedJson } from './checkout-shape.ts'
import { emptyCart } from './refusals.ts'
import { CHECKOUT_SCHEMA } from './schemas.ts'
import type { StoreAnswer, StoreCall, StoreEndpoint } from './store-endpoint.ts'

type Options = Pick<ApiServices, 'checkout' | 'orders' | 'visitors' | 'orderVisitOf' | 'shopUrl'> & {
  changes: CartChanges
  read: CartReader
  storeEndpoint: StoreEndpoint
}

/** The checkout: what was said so far, and the order that comes of it. */
export function checkoutRoutes(namespace: string, options: Options): Route[] {
  const { checkout, orders, visitors, orderVisitOf, shopUrl, changes, read, storeEndpoint } = options
  const drafted = (
    { visit }: Pick<StoreCall<unknown>, 'visit'>,
    { values, cart }: StoreCart,
    told: object | null,
  ): StoreAnswer => ({
    body: draftJson({ values, customerId: visit().user?.id ?? 0, cart: told }),
    cart,
  })
  const placed = async ({ id, key }: PlacedOrder, cart: Cart): Promise<StoreAnswer> => {
    const order = await orders.findOrder({ id, key })
    if (!order) throw new Error(`Order ${id} was placed but can't be read. Look for it in the table orders.`)
    return { body: placedJson(order, shopUrl + checkout.receivedUrl(order)), cart }
  }

  return [
    {
      namespace,
      path: '/checkout',
      schema: CHECKOUT_SCHEMA,
      response: 'one',
      batch: true,
      endpoints: [
        storeEndpoint({
          methods: ['GET'],
          args: {},
          answer: async (at) => {
            const current = await changes.current(at)
            if (current.cart.lines.length === 0) throw emptyCart()
            return drafted(at, current, null)
          },
        }),
        storeEndpoint({
          methods: ['PUT', 'PATCH'],
          args: { ...DRAFT_ARGS, __experimental_calc_totals: maybe(flag()) },
          answer: async (at) => {
            const { payment_method: method, customer_note: note = at.args.order_notes, additional_fields: more } = at.args
            const before = await changes.current(at)
            if (before.cart.lines.length === 0) throw emptyCart()
            await changes.keepDraft(before, {
              ...withAddresses(before.values, { additional_fields: additionalOf(more) }),
              ...(method !== undefined && { payment_method: method }),
              ...(note !== undefined && { order_comments: note }),
            })
            const after = await changes.current(at)
            return drafted(at, after, at.args.__experimental_calc_totals ? jsonOf(after) : null)
          },
        }),
        storeEndpoint({
          methods: ['POST'],
          args: PLACE_ARGS,
          answer: async (at) => {
            const { billing_address, shipping_address, additional_fields, customer_note: note = at.args.order_notes } = at.args
            const { user, owner, token, request } = at.visit()
            if (!owner) throw emptyCart()
            const before = await changes.current(at)
            const said = {
              ...withAddresses(before.values, {
                billing_address,
                shipping_address,
                additional_fields: additionalOf(additional_fields),
              }),
              ...(note !== undefined && { order_comments: note }),
              ...(at.args.payment_method !== undefined && { payment_method: at.args.payment_method }),
            }
            // The delivery's price follows the address of this call, and with it the ways that are offered.
            const { facts, values } = await read({ ...at.visit(), owner }, draftOf(said))
            const fields = formOf({ ...values, ...said }, facts.quote.rate?.id, at.args)
            const shopper = { owner, user, token }
            const userAgent = String(request.headers['user-agent'] ?? '').slice(0, 500)
            const visit = await orderVisitOf(request)
            const outcome = await checkout.attempt({ shopper, fields, ip: request.ip, userAgent, visit })
            if (outcome.kind === 'empty') {
              const order = await checkout.lostAnswer(owner)
              if (!order) throw emptyCart()
              return await placed(order, EMPTY_CART)
            }
            if (outcome.kind === 'refused') throw refusalOf(outcome, jsonOf(await changes.current(at)))
            if (outcome.user && at.visit().name === undefined) {
              await visitors.signIn(request, at.visit().reply, outcome.user)
              await at.refresh()
            }
            return await placed(outcome.order, EMPTY_CART)
          },
        }),
      ],
    },
  ]
}
