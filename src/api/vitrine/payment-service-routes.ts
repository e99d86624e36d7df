import { text } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { ServiceTrouble } from '#shop/payments/provider.ts'
import { wcMay } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

const SCHEMA = itemSchema('payment_service', { id: 'text', ok: 'flag', message: 'text', notifies: 'any' })

const id = () => text({ maxLength: 40, pattern: '^[a-z0-9_-]+$' })

/** Asking a payment service how it is, and telling it where to call. */
function paymentServiceRoutes({ connections }: Pick<ApiServices, 'connections'>): Route[] {
  const known = async (wanted: string) => {
    const provider = await connections.of(wanted)
    if (provider) return provider
    throw new RestProblem(404, 'rest_payment_service_unknown', 'Esta forma de pagamento não tem um serviço por trás.')
  }
  const healthOf = async (wanted: string) => {
    const { ok, text: message, notifies = null } = await (await known(wanted)).health()
    return { id: wanted, ok, message, notifies }
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/payment-services/{id}/test',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: { id: id() },
          authorize: wcMay.edit,
          answer: async ({ args }) => ({ body: await healthOf(args.id) }),
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/payment-services/{id}/notifications',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: { id: id() },
          authorize: wcMay.edit,
          answer: async ({ args }) => {
            const provider = await known(args.id)
            try {
              await provider.registerNotifications?.()
            } catch (error) {
              if (!(error instanceof ServiceTrouble)) throw error
              return { body: { id: args.id, ok: false, message: error.message, notifies: false } }
            }
            return { body: await healthOf(args.id) }
          },
        }),
      ],
    },
  ]
}
export default paymentServiceRoutes satisfies ApiRoutes
