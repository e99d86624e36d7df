import { maybe, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import type { Difference } from '#shop/payments/compare-receipts.ts'
import { ServiceTrouble } from '#shop/payments/provider.ts'
import type { Reconciled } from '#shop/payments/reconciliation.ts'
import { wcMay } from '../authorize.ts'
import { bothDates } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

const SCHEMA = itemSchema('payment_service', { id: 'text', ok: 'flag', message: 'text', notifies: 'any' })

const COMPARED = itemSchema('payment_reconciliation', {
  id: 'text',
  compared: 'whole',
  problem: 'text',
  differences: 'list',
  receipts: 'list',
})
const DAYS = 7

const id = () => text({ maxLength: 40, pattern: '^[a-z0-9_-]+$' })

/** Asking a payment service how it is, and telling it where to call. */
function paymentServiceRoutes({ connections, reconciliation }: Pick<ApiServices, 'connections' | 'reconciliation'>): Route[] {
  const known = async (wanted: string) => {
    const provider = await connections.of(wanted)
    if (provider) return provider
    throw new RestProblem(404, 'rest_payment_service_unknown', 'Esta forma de pagamento não tem um serviço por trás.')
  }
  const healthOf = async (wanted: string) => {
    const { ok, text: message, notifies = null } = await (await known(wanted)).health()
    return { id: wanted, ok, message, notifies }
  }
  const comparedOf = async (wanted: string, days: number) => {
    await known(wanted)
    try {
      const { compared, differences, receipts } = (await reconciliation(wanted, days)) ?? NOTHING
      return { id: wanted, compared, problem: '', differences: differences.map(rowOf), receipts: receipts.map(receiptRow) }
    } catch (error) {
      if (!(error instanceof ServiceTrouble)) throw error
      return { id: wanted, compared: 0, problem: error.message, differences: [], receipts: [] }
    }
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
      path: '/payment-services/{id}/reconciliation',
      schema: COMPARED,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {
            id: id(),
            days: maybe(whole({ minimum: 1, maximum: 31, description: 'How many days back are compared; seven without it.' })),
          },
          authorize: wcMay.list,
          answer: async ({ args: { id: wanted, days = DAYS } }) => ({ body: await comparedOf(wanted, days) }),
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
const NOTHING: Reconciled = { compared: 0, differences: [], receipts: [] }
const receiptRow = ({ id: receipt, orderId, amountCents, feeCents, netCents, availableAt }: Reconciled['receipts'][number]) => ({
  receipt,
  order_id: orderId,
  amount_cents: amountCents,
  fee_cents: feeCents ?? null,
  net_cents: netCents ?? null,
  ...bothDates('date_available', availableAt ?? null),
})
const rowOf = ({ kind, receipt, orderId, thereCents, hereCents }: Difference) => ({
  kind,
  receipt,
  order_id: orderId,
  there_cents: thereCents,
  here_cents: hereCents,
})

export default paymentServiceRoutes satisfies ApiRoutes
