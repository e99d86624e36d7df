import type { Static, TObject } from 'typebox'
import { choice, CONTEXT, email, flag, listOf, maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { type Call, type Caller, endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { mayNot, RestProblem } from '#http/rest/rest-problem.ts'
import type { KeptAddresses } from '#shop/accounts/contract.ts'
import { type CustomerProblem, type CustomerRecord, isOnlyCustomer } from '#shop/accounts/customers.ts'
import { wcMay } from '../authorize.ts'
import { bothDates } from '../dates.ts'
import type { ApiServices } from '../services.ts'
import { CUSTOMER_SCHEMA, customerItem, customerMeta } from './customer-shape.ts'
import { META_DATA } from './offer-arguments.ts'
import { askForce, badFields, noSuch } from './problems.ts'
import { CUSTOMER_DOWNLOAD_SCHEMA } from './schemas.ts'
import { billingArgument, EMPTY_ADDRESS, EMPTY_CUSTOMER, readCustomer, shippingArgument } from './wire-address.ts'

const name = () => maybe(text({ maxLength: 120, pattern: '^[^\\p{Cc}<>]*$' }))
const FACTS = {
  first_name: name(),
  last_name: name(),
  password: maybe(text({ maxLength: 128 })),
  billing: billingArgument(),
  shipping: shippingArgument(),
  ...META_DATA,
}
const LIST = {
  ...PAGING,
  ...CONTEXT,
  search: maybe(text({ maxLength: 200 })),
  email: maybe(email()),
  role: choice(['all', 'administrator', 'editor', 'author', 'contributor', 'subscriber', 'customer', 'shop_manager'], {
    default: 'customer',
  }),
  include: maybe(listOf(whole())),
  exclude: maybe(listOf(whole())),
  order: choice(['asc', 'desc'], { default: 'asc' }),
  orderby: choice(['id', 'include', 'name', 'registered_date'], { default: 'name' }),
}
type Services = Pick<ApiServices, 'customers' | 'downloads' | 'personalData' | 'root' | 'shopUrl'>

export function customerRoutes(services: Services): Route[] {
  const { customers, downloads, personalData, root, shopUrl } = services
  const known = async (id: number) => {
    const customer = await customers.find(id)
    if (!customer) throw noCustomer()
    return customer
  }
  const itemOf = (customer: CustomerRecord) => customerItem(customer, { root, shopUrl })

  const list = async (call: Call<Static<TObject<typeof LIST>>>) => {
    const { args } = call
    const by = args.orderby === 'registered_date' ? 'registered' : args.orderby
    const { customers: found, total } = await customers.list(
      { ...args, role: args.role === 'all' ? undefined : args.role },
      { sort: { by, isAscending: args.order === 'asc' }, limit: args.per_page, offset: offsetOf(args) },
    )
    return pageOf(found.map(itemOf), total, call, root)
  }

  const create = endpoint({
    methods: ['POST'],
    args: { ...FACTS, email: email(), username: maybe(text({ maxLength: 60 })) },
    authorize: wcMay.create,
    answer: async ({ args, caller }) => {
      const { username: login, email: address } = args
      const made = await customers.create({
        ...inputOf(args),
        meta: customerMeta(args.meta_data ?? []),
        email: address,
        ...(login && { login }),
      })
      if (!made.ok) throw refused(made.problem, caller)
      const headers = { location: `${root}/wc/v3/customers/${made.id}` }
      return { status: 201, body: itemOf(await known(made.id)), headers }
    },
  })
  const update = endpoint({
    methods: ['POST', 'PUT', 'PATCH'],
    args: { id: whole(), ...FACTS, email: maybe(email()) },
    authorize: wcMay.edit,
    answer: async ({ args, caller }) => {
      const before = await known(args.id)
      const meta = customerMeta(args.meta_data ?? [], itemOf(before).meta_data)
      const changed = await customers.update(args.id, { ...inputOf(args, before), meta, email: args.email })
      if (!changed.ok) throw refused(changed.problem, caller)
      return { body: itemOf(await known(args.id)) }
    },
  })
  const remove = endpoint({
    methods: ['DELETE'],
    args: { id: whole(), force: flag({ default: false }) },
    authorize: wcMay.delete,
    requiresReauth: true,
    answer: async ({ args, caller }) => {
      const customer = await known(args.id)
      if (!isOnlyCustomer(customer.roles)) throw notHere(caller, 'woocommerce_rest_cannot_delete')
      askForce(args.force, 'clientes')
      await personalData.erase(args.id)
      return { body: itemOf(customer) }
    },
  })

  return [
    {
      namespace: 'wc/v3',
      path: '/customers',
      schema: CUSTOMER_SCHEMA,
      endpoints: [endpoint({ methods: ['GET'], args: LIST, authorize: wcMay.list, readsReplica: true, answer: list }), create],
    },
    {
      namespace: 'wc/v3',
      path: '/customers/{id}',
      schema: CUSTOMER_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: whole(), ...CONTEXT },
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: itemOf(await known(args.id)) }),
        }),
        update,
        remove,
      ],
    },
    {
      namespace: 'wc/v3',
      path: '/customers/{customer_id}/downloads',
      schema: CUSTOMER_DOWNLOAD_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { customer_id: whole() },
          authorize: wcMay.view,
          answer: async ({ args }) => {
            const { id } = await known(args.customer_id)
            const granted = await downloads.of(id)
            return {
              body: granted.map((one) => ({
                download_id: String(one.downloadId),
                // The page where its owner, signed in, finds a link that ages.
                download_url: `${shopUrl}/minha-conta/downloads/`,
                product_id: one.productId,
                product_name: one.product,
                download_name: one.name,
                order_id: one.orderId,
                order_key: one.orderKey,
                downloads_remaining: String(one.left),
                ...bothDates('access_expires', one.until),
                file: { name: one.name, file: one.name },
              })),
            }
          },
        }),
      ],
    },
  ]
}

type Facts = Static<TObject<typeof FACTS>>

function inputOf({ first_name: firstName, last_name: lastName, password, billing, shipping }: Facts, before?: CustomerRecord) {
  const held = before?.addresses ?? {}
  const was = {
    ...EMPTY_CUSTOMER,
    ...held.billing,
    billing: held.billing?.billing ?? EMPTY_ADDRESS,
    shipping: held.shipping ?? EMPTY_ADDRESS,
  }
  const { email: _account, shipping: sentTo, ...buyer } = readCustomer(was, { billing, shipping })
  const addresses: KeptAddresses = { ...(billing && { billing: buyer }), ...(shipping && { shipping: sentTo }) }
  return { firstName, lastName, password, addresses }
}

const noCustomer = () => noSuch('woocommerce_rest_invalid_id')

/** People who run the shop are changed where people are, by those who may. */
const notHere = (caller: Caller, code: string) =>
  mayNot(caller, code, 'Esta conta é de quem administra a loja e não pode ser mudada como cliente.')

function refused(problem: CustomerProblem, caller: Caller): RestProblem {
  switch (problem.kind) {
    case 'unknown':
      return noCustomer()
    case 'not-a-customer':
      return notHere(caller, 'woocommerce_rest_cannot_edit')
    case 'email-taken':
      return new RestProblem(400, 'registration-error-email-exists', 'Já existe uma conta com este endereço de e-mail.')
    case 'login-taken':
      return new RestProblem(400, 'registration-error-username-exists', 'Já existe uma conta com este nome de usuário.')
    case 'bad-fields':
      return badFields(problem.text)
    case 'refused':
      return new RestProblem(400, 'woocommerce_rest_customer_invalid_argument', problem.text)
  }
}
