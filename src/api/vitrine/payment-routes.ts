import { PAGING, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { bothDates } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import { isAdministrator, wcMay } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { noOrder } from '../wc/order-problems.ts'

const SCHEMA = itemSchema('payment_event', {
  id: 'whole',
  provider: 'text',
  provider_name: 'text',
  event_id: 'text',
  kind: 'text',
  amount_cents: 'whole',
  fee_cents: 'any',
  net_cents: 'any',
  date_available: 'moment',
  date_available_gmt: 'moment',
  date_received: 'moment',
  date_received_gmt: 'moment',
  date_applied: 'moment',
  date_applied_gmt: 'moment',
  raw: 'any',
})

/** What payment services told of an order. Their own words, which may name people and accounts, are for administrators. */
function paymentRoutes({ orders, inbox, payments, root }: Pick<ApiServices, 'orders' | 'inbox' | 'payments' | 'root'>): Route[] {
  return [
    {
      namespace: 'vitrine/v1',
      path: '/orders/{order_id}/payments',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { order_id: whole(), ...PAGING },
          authorize: wcMay.view,
          answer: async (call) => {
            const { order_id: orderId, per_page: limit } = call.args
            if (!(await orders.findById(orderId))) throw noOrder()
            const { events, total } = await inbox.listOf(orderId, { limit, offset: offsetOf(call.args) })
            const items = events.map((event) => ({
              id: event.id,
              provider: event.provider,
              provider_name: payments.nameOf(event.provider),
              event_id: event.event_id,
              kind: event.kind,
              amount_cents: event.amount_cents,
              fee_cents: event.fee_cents,
              net_cents: event.net_cents,
              ...bothDates('date_available', event.available_at),
              ...bothDates('date_received', event.received_at),
              ...bothDates('date_applied', event.applied_at),
              raw: isAdministrator(call.caller) ? event.raw : null,
            }))
            return pageOf(items, total, call, root)
          },
        }),
      ],
    },
  ]
}
export default paymentRoutes satisfies ApiRoutes
