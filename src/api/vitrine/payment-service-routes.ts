import { flag, maybe, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import type { Difference } from '#shop/payments/compare-receipts.ts'
import { ServiceTrouble } from '#shop/payments/provider.ts'
import type { Reconciled } from '#shop/payments/reconciliation.ts'
import { wcMay } from '../authorize.ts'
import { bothDates, localDate } from '../dates.ts'
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
const ACCESS = itemSchema('payment_access', {
  id: 'text',
  state: 'text',
  until: 'moment',
  account: 'text',
  problem: 'text',
  return_url: 'text',
  url: 'text',
})
const DAYS = 7

export type PaymentAccessItem = {
  id: string
  state: 'none' | 'open' | 'done'
  until: string | null
  account: string
  problem: string
  /** What the merchant writes into their application. */
  return_url: string
  /** Where the merchant goes next; empty where nowhere. */
  url: string
}

const id = () => text({ maxLength: 40, pattern: '^[a-z0-9_-]+$' })

/** Asking a payment service how it is, and telling it where to call. */
function paymentServiceRoutes({
  connections,
  paymentAccess,
  reconciliation,
}: Pick<ApiServices, 'connections' | 'paymentAccess' | 'reconciliation'>): Route[] {
  const accessOf = async (wanted: string, url = ''): Promise<PaymentAccessItem> => {
    await known(wanted)
    const { state, until, account, problem } = await paymentAccess.stateOf(wanted)
    return { id: wanted, state, until: localDate(until ?? null), account, problem, return_url: paymentAccess.returnUrl, url }
  }
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
      path: '/payment-services/{id}/access',
      schema: ACCESS,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: id() },
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: await accessOf(args.id) }),
        }),
        endpoint({
          methods: ['POST'],
          args: {
            id: id(),
            code: maybe(text({ maxLength: 2_000, description: 'What the service sent the merchant back with.' })),
            state: maybe(text({ maxLength: 200, description: 'As it was in the address of the page of the service.' })),
            disconnect: flag({ default: false, description: 'The shop forgets the keys of the account.' }),
          },
          authorize: wcMay.edit,
          // Whose account the money goes to. Who comes back with a code was asked before they left.
          requiresReauth: ({ code }) => code === undefined,
          answer: async ({ args: { id: wanted, code, state = '', disconnect }, caller }) => {
            const who = { method: wanted, userId: caller.user?.id ?? 0 }
            if (disconnect) {
              await paymentAccess.disconnect(wanted)
              return { body: await accessOf(wanted) }
            }
            if (code !== undefined) {
              const outcome = await paymentAccess.finish(who, { code, state })
              if (!outcome.ok) throw new RestProblem(400, 'rest_payment_access_refused', outcome.problem)
              return { body: await accessOf(wanted) }
            }
            const url = await paymentAccess.begin(who)
            if (url === undefined) throw new RestProblem(409, 'rest_payment_access_refused', NOT_READY)
            return { body: await accessOf(wanted, url) }
          },
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
const NOT_READY = 'Preencha e salve o Client ID e o Client Secret do aplicativo antes de conectar.'
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
