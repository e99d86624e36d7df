import { maybe, text, whole } from '#http/rest/arguments.ts'
import type { Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { readListed } from '#shop/catalog/listed-products.ts'
import { PAYMENTS_PER_ADDRESS } from '#shop/checkout/pay-order.ts'
import { CHECKOUT_TEXT } from '#shop/checkout/text.ts'
import type { Order } from '#shop/orders/contract.ts'
import { PAGE_WAITS_MS } from '#shop/payments/charges.ts'
import type { ApiServices } from '../services.ts'
import { BILLING_ADDRESS, SHIPPING_ADDRESS } from './addresses.ts'
import type { CartChanges } from './cart-changes.ts'
import { MAX_ID } from './cart-routes.ts'
import { cardOf, PAYMENT_ARGS } from './checkout-fields.ts'
import { placedJson } from './checkout-shape.ts'
import { orderJson } from './order-shape.ts'
import { CHECKOUT_SCHEMA, ORDER_SCHEMA } from './schemas.ts'
import type { StoreEndpoint } from './store-endpoint.ts'
import type { Visit } from './visit.ts'

type Options = Pick<ApiServices, 'db' | 'media' | 'checkout' | 'orders' | 'payments' | 'charges' | 'limiter' | 'shopUrl'> & {
  changes: CartChanges
  storeEndpoint: StoreEndpoint
}
type Proof = { id: number; key?: string | undefined; billing_email?: string | undefined }

const PROOF = {
  id: whole({ minimum: 1, maximum: MAX_ID }),
  key: maybe(text({ maxLength: 60, description: 'The order’s key; guests need it.' })),
  billing_email: maybe(text({ maxLength: 254, description: 'The e-mail of the order; guests need it.' })),
}

/** Placed orders: for their customers, and for guests who know key and e-mail. To everybody else they are unknown. */
export function orderRoutes(namespace: string, options: Options): Route[] {
  const { db, media, checkout, orders, payments, charges, limiter, shopUrl, changes, storeEndpoint } = options
  const orderFor = async ({ user }: Visit, { id, key = '', billing_email: email = '' }: Proof): Promise<Order> => {
    const own = user && (await orders.findOwn({ userId: user.id, id }))
    if (own) return own
    const found = key === '' ? undefined : await orders.findOrder({ id, key })
    if (found && found.customer.email === email.trim().toLowerCase()) return found
    throw new RestProblem(
      user ? 403 : 401,
      'woocommerce_rest_invalid_order',
      'Não encontramos este pedido. Confira o número, a chave e o e-mail.',
    )
  }

  return [
    {
      namespace,
      path: '/order/{id}',
      schema: ORDER_SCHEMA,
      endpoints: [
        storeEndpoint({
          methods: ['GET'],
          args: PROOF,
          answer: async (at) => {
            const order = await orderFor(at.visit(), at.args)
            const ids = order.lines.flatMap(({ variationId, productId }) => variationId ?? productId ?? [])
            const listed = await readListed({ db, media }, ids)
            const products = new Map(listed.map((product) => [product.id, product]))
            return { body: orderJson(order, products, shopUrl), cart: (await changes.current(at)).cart }
          },
        }),
      ],
    },
    {
      namespace,
      path: '/checkout/{id}',
      schema: CHECKOUT_SCHEMA,
      endpoints: [
        storeEndpoint({
          methods: ['POST'],
          args: { ...PROOF, ...PAYMENT_ARGS, billing_address: maybe(BILLING_ADDRESS), shipping_address: maybe(SHIPPING_ADDRESS) },
          answer: async (at) => {
            const order = await orderFor(at.visit(), at.args)
            await limiter.takeTogether('order-pay', at.visit().request.ip, PAYMENTS_PER_ADDRESS)
            const methodId = at.args.payment_method ?? order.paymentMethod.id
            const wrongWay = await checkout.cardGuard.problemWith({
              methodId,
              totalCents: order.totalCents,
              ip: at.visit().request.ip,
            })
            if (wrongWay !== undefined) throw new RestProblem(400, 'woocommerce_rest_checkout_payment_method_disabled', wrongWay)
            const toCard = (await payments.find(methodId))?.hostedFields !== undefined
            const isFree = await charges.release(order, { toCard, withinMs: PAGE_WAITS_MS })
            if (!isFree) throw new RestProblem(409, 'woocommerce_rest_checkout_payment_undecided', CHECKOUT_TEXT.undecided)
            const outcome = await checkout.pay({ id: order.id, key: order.key, methodId })
            if (!outcome.ok && outcome.problem === 'unknown-method')
              throw new RestProblem(400, 'woocommerce_rest_checkout_payment_method_disabled', CHECKOUT_TEXT.noPayment)
            if (!outcome.ok)
              throw new RestProblem(400, 'invalid_order_update_status', 'Este pedido não espera mais por pagamento.')
            const fields = { ...cardOf(at.args.payment_data), payment_method: methodId }
            await charges.takeCard(order, fields, { isAgain: true })
            const instructions = await charges.instructionsFor((await orders.findOrder(order)) ?? order)
            // A card may be paid by asking how it is going.
            const after = (await orders.findOrder(order)) ?? order
            const url =
              instructions?.kind === 'link' ? new URL(instructions.url, shopUrl).href : shopUrl + checkout.receivedUrl(after)
            return { body: placedJson(after, url), cart: (await changes.current(at)).cart }
          },
        }),
      ],
    },
  ]
}
