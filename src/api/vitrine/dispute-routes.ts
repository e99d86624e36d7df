import { PAGING } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { wcMay } from '../authorize.ts'
import { disputeItem } from '../dispute-item.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

const SCHEMA = itemSchema('payment_dispute', {
  id: 'whole',
  order_id: 'whole',
  order_number: 'text',
  method: 'text',
  method_name: 'text',
  amount_cents: 'whole',
  state: 'text',
  reason: 'text',
  date_opened: 'moment',
  date_opened_gmt: 'moment',
  date_due: 'moment',
  date_due_gmt: 'moment',
})

/** Payments that buyers contest; those that wait for an answer come first. */
function disputeRoutes({ disputes, root }: Pick<ApiServices, 'disputes' | 'root'>): Route[] {
  return [
    {
      namespace: 'vitrine/v1',
      path: '/disputes',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: PAGING,
          authorize: wcMay.list,
          answer: async (call) => {
            const { disputes: found, total } = await disputes.list({ limit: call.args.per_page, offset: offsetOf(call.args) })
            return pageOf(found.map(disputeItem), total, call, root)
          },
        }),
      ],
    },
  ]
}
export default disputeRoutes satisfies ApiRoutes
