import type { Static, TObject } from 'typebox'
import { PAGING, whole } from '#http/rest/arguments.ts'
import { type Call, type Caller, endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { mayNot } from '#http/rest/rest-problem.ts'
import { isOnlyCustomer } from '#shop/accounts/customers.ts'
import type { OrderOfCustomer } from '#shop/customers/profiles.ts'
import type { UsedAddress } from '#shop/customers/contract.ts'
import { wcMay } from '../authorize.ts'
import { bothDates } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { amountOf } from '../wc/amounts.ts'
import { noSuch } from '../wc/problems.ts'
import { wireShipping } from '../wc/wire-address.ts'
import { CUSTOMER_LIST, filterOf, PROFILE_SCHEMA, profileItem } from './customer-profile-shape.ts'
import { DATA } from './customer-routes.ts'

const ID = { id: whole() }
const ORDER = itemSchema('customer_order', {
  id: 'whole',
  number: 'text',
  status: 'text',
  total: 'text',
  date_created: 'moment',
  date_created_gmt: 'moment',
})
const ADDRESS = itemSchema('customer_address', { address: 'object', date_used: 'moment', date_used_gmt: 'moment' })

type Services = Pick<ApiServices, 'customerProfiles' | 'customers' | 'personalData' | 'root'>

/** Customers as the merchant knows them: everybody who bought, with an account or without, and everybody who has one. */
function customerProfileRoutes({ customerProfiles, customers, personalData, root }: Services): Route[] {
  const known = async (id: number) => {
    const profile = await customerProfiles.find(id)
    if (!profile) throw noSuch('vitrine_customer_invalid_id')
    return profile
  }
  /** People who run the shop may have bought too; what is known of them is no customer's affair. */
  const ownData = async (id: number, caller: Caller) => {
    const profile = await known(id)
    const account = profile.userId === null ? undefined : await customers.find(profile.userId)
    if (account && !isOnlyCustomer(account.roles))
      throw mayNot(caller, 'woocommerce_rest_cannot_edit', 'Esta conta é de quem administra a loja, não de um cliente.')
    return profile
  }
  const list = async (call: Call<Static<TObject<typeof CUSTOMER_LIST>>>) => {
    const { orderby: by, order, per_page: limit } = call.args
    const sort = { by, isAscending: order === 'asc' }
    const found = await customerProfiles.list(filterOf(call.args), { sort, limit, offset: offsetOf(call.args) })
    return pageOf(found.profiles.map(profileItem), found.total, call, root)
  }
  const route = (path: string, endpoints: Route['endpoints'], schema = PROFILE_SCHEMA): Route => ({
    namespace: 'vitrine/v1',
    path: `/customer-profiles${path}`,
    schema,
    endpoints,
  })
  return [
    route('', [endpoint({ methods: ['GET'], args: CUSTOMER_LIST, authorize: wcMay.list, readsReplica: true, answer: list })]),
    route('/{id}', [
      endpoint({
        methods: ['GET'],
        args: ID,
        authorize: wcMay.view,
        answer: async ({ args }) => ({ body: profileItem(await known(args.id)) }),
      }),
      endpoint({
        methods: ['DELETE'],
        args: ID,
        authorize: wcMay.delete,
        requiresReauth: true,
        answer: async ({ args, caller }) => {
          const profile = await ownData(args.id, caller)
          if (profile.userId === null) await personalData.eraseGuest(profile.id)
          else await personalData.erase(profile.userId)
          return { body: profileItem(profile) }
        },
      }),
    ]),
    route(
      '/{id}/orders',
      [
        endpoint({
          methods: ['GET'],
          args: { ...ID, ...PAGING },
          authorize: wcMay.view,
          answer: async (call) => {
            const { id } = await known(call.args.id)
            const { orders, total } = await customerProfiles.orders(id, {
              limit: call.args.per_page,
              offset: offsetOf(call.args),
            })
            return pageOf(orders.map(orderItem), total, call, root)
          },
        }),
      ],
      ORDER,
    ),
    route(
      '/{id}/addresses',
      [
        endpoint({
          methods: ['GET'],
          args: ID,
          authorize: wcMay.view,
          answer: async ({ args }) => {
            const { id } = await known(args.id)
            return { body: (await customerProfiles.addresses(id)).map(addressItem) }
          },
        }),
      ],
      ADDRESS,
    ),
    {
      ...route(
        '/{id}/data',
        [
          endpoint({
            methods: ['GET'],
            args: ID,
            authorize: wcMay.view,
            answer: async ({ args, caller }) => {
              const { id, userId } = await ownData(args.id, caller)
              const data = userId === null ? personalData.exportGuest(id) : personalData.export(userId, { profileId: id })
              return { body: await data }
            },
          }),
        ],
        DATA,
      ),
      response: 'one',
    },
  ]
}
export default customerProfileRoutes satisfies ApiRoutes

const orderItem = ({ id, number, status, totalCents, createdAt }: OrderOfCustomer) => ({
  id,
  number,
  status,
  total: amountOf(totalCents),
  ...bothDates('date_created', createdAt),
})
export type CustomerOrderRecord = ReturnType<typeof orderItem>

const addressItem = ({ usedAt, ...address }: UsedAddress) => ({
  address: wireShipping(address),
  ...bothDates('date_used', usedAt),
})
export type CustomerAddressRecord = ReturnType<typeof addressItem>
