import { flag, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import type { Order } from '#shop/orders/contract.ts'
import { wcMay } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { moveRefused, noOrder } from './order-problems.ts'
import { actorOf } from './orders.ts'
import { ORDER_DESK_SCHEMA } from './schemas.ts'

/** What merchants do with an order every day and the ecosystem has no route for: money that was seen, a parcel that left. */
export function orderDeskRoutes({ orders, inbox }: Pick<ApiServices, 'orders' | 'inbox'>): Route[] {
  const told = async (id: number) => {
    const order = await orders.findById(id)
    if (!order) throw noOrder()
    return deskItem(order)
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/orders/{id}/sent',
      schema: ORDER_DESK_SCHEMA,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: whole() },
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: await told(args.id) }),
        }),
        endpoint({
          methods: ['POST'],
          args: {
            id: whole(),
            carrier: text({ default: '', maxLength: 100 }),
            code: text({ default: '', maxLength: 100 }),
            url: text({ default: '', maxLength: 500, pattern: '^(https?://[^\\s<>"]+)?$' }),
            /** False: only the tracking code is written down. */
            completes: flag({ default: true }),
          },
          authorize: wcMay.edit,
          answer: async ({ args: { id, completes, ...tracking }, caller }) => {
            const before = await told(id)
            const sent = await orders.send(id, { tracking, completes, actor: actorOf(caller) })
            if (!sent.ok) throw moveRefused(sent.problem, before.status, 'completed')
            return { body: await told(id) }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/orders/{id}/confirm-payment',
      schema: ORDER_DESK_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: { id: whole() },
          authorize: wcMay.edit,
          answer: async ({ args, caller }) => {
            const confirmed = await inbox.confirmPayment(args.id, actorOf(caller))
            if (confirmed.ok) return { body: await told(args.id) }
            if (confirmed.problem === 'unknown') throw noOrder()
            throw new RestProblem(409, 'vitrine_order_already_paid', 'Este pedido já está pago.')
          },
        }),
      ],
    },
  ]
}

const deskItem = ({ id, number, status, paidCents, totalCents, tracking }: Order) => ({
  id,
  number,
  status,
  paid_cents: paidCents,
  total_cents: totalCents,
  tracking: tracking ?? null,
})
/** What only the shop's own routes tell of an order. */
export type OrderDesk = ReturnType<typeof deskItem>
