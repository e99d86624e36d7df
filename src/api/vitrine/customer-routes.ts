import { whole } from '#http/rest/arguments.ts'
import { type Caller, endpoint, type Route } from '#http/rest/contract.ts'
import { mayNot } from '#http/rest/rest-problem.ts'
import { isOnlyCustomer } from '#shop/accounts/customers.ts'
import { givenConsents } from '#shop/privacy/given-consents.ts'
import { bothDates } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { noSuch } from '../wc/problems.ts'

const CONSENT = itemSchema('customer_consent', {
  kind: 'text',
  about: 'text',
  is_given: 'flag',
  date: 'moment',
  date_gmt: 'moment',
})
export const DATA = itemSchema('customer_data', {
  conta: 'object',
  cadastro: 'object',
  enderecos: 'object',
  pedidos: 'list',
  formularios: 'list',
  consentimentos: 'object',
  avaliacoes: 'list',
  avaliacoes_uteis: 'list',
  perguntas: 'list',
  comentarios: 'list',
  sessoes: 'list',
  cartoes: 'list',
  lista_de_desejos: 'list',
  carrinhos: 'list',
  marketing: 'any',
  saldos: 'any',
  visitas_de_pedidos: 'list',
  campos_proprios: 'object',
})

/** LGPD art. 18 at the merchant's desk: what a customer agreed to, and everything that the shop knows of them. */
function customerRoutes({ db, customers, personalData }: Pick<ApiServices, 'db' | 'customers' | 'personalData'>): Route[] {
  const known = async (id: number, caller: Caller) => {
    const customer = await customers.find(id)
    if (!customer) throw noSuch('woocommerce_rest_invalid_id')
    if (!isOnlyCustomer(customer.roles))
      throw mayNot(caller, 'woocommerce_rest_cannot_view', 'Esta conta é de quem administra a loja, não de um cliente.')
    return customer.id
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/customers/{customer_id}/consents',
      schema: CONSENT,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { customer_id: whole() },
          authorize: wcMay.view,
          answer: async ({ args, caller }) => {
            const given = await givenConsents(db, await known(args.customer_id, caller))
            return {
              body: given.map(({ kind, about, isGiven, at }) => ({ kind, about, is_given: isGiven, ...bothDates('date', at) })),
            }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/customers/{customer_id}/data',
      schema: DATA,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { customer_id: whole() },
          authorize: wcMay.view,
          answer: async ({ args, caller }) => ({
            body: await personalData.export(await known(args.customer_id, caller), { isKnown: true }),
          }),
        }),
      ],
    },
  ]
}
export default customerRoutes satisfies ApiRoutes
