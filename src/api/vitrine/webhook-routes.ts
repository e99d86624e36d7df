import { whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

const SCHEMA = itemSchema('webhook_delivery', { id: 'whole', status: 'text' })

/** A delivery that failed is made once more. */
const webhookRetryRoutes = ({ webhooks }: Pick<ApiServices, 'webhooks'>): Route[] => [
  {
    namespace: 'vitrine/v1',
    path: '/webhooks/{webhook_id}/deliveries/{id}/retry',
    schema: SCHEMA,
    endpoints: [
      endpoint({
        methods: ['POST'],
        args: { webhook_id: whole(), id: whole() },
        authorize: wcMay.edit,
        answer: async ({ args }) => {
          const id = await webhooks.deliverAgain(args.webhook_id, args.id)
          if (id === undefined) throw new RestProblem(404, 'vitrine_delivery_unknown', 'Esta entrega não existe mais.')
          return { status: 202, body: { id, status: 'waiting' } }
        },
      }),
    ],
  },
]
export default webhookRetryRoutes satisfies ApiRoutes
