import type { CustomerRecord as KnownCustomer } from '#shop/accounts/customers.ts'
import type { Meta, MetaChange } from '#kit/meta-data.ts'
import { bothDates } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import { amountOf } from './amounts.ts'
import { EMPTY_ADDRESS, EMPTY_CUSTOMER, wireBilling, wireShipping } from './wire-address.ts'

/** A customer as wc/v3 tells one, with how much they bought. */
export function customerItem(customer: KnownCustomer, { root, shopUrl }: { root: string; shopUrl: string }) {
  const { id, email, addresses, roles } = customer
  return {
    id,
    ...bothDates('date_created', customer.createdAt),
    ...bothDates('date_modified', customer.modifiedAt),
    email,
    first_name: customer.firstName,
    last_name: customer.lastName,
    role: roles[0] ?? 'customer',
    username: customer.login,
    billing: wireBilling({ ...EMPTY_CUSTOMER, ...addresses.billing, email }),
    shipping: wireShipping(addresses.shipping ?? EMPTY_ADDRESS),
    is_paying_customer: customer.spentCents > 0,
    orders_count: customer.ordersCount,
    total_spent: amountOf(customer.spentCents),
    // Pictures of people are asked of nobody outside.
    avatar_url: `${shopUrl}/favicon.svg`,
    meta_data: [...attributionMeta(customer), ...customer.meta.map((one) => ({ ...one, id: FIRST_OF_META + one.id }))],
    _links: {
      self: [{ href: `${root}/wc/v3/customers/${id}` }],
      collection: [{ href: `${root}/wc/v3/customers` }],
    },
  }
}

/** Where somebody came from has the numbers below; what is kept beside them, those above. */
const FIRST_OF_META = 1_000

const attributionMeta = ({ attribution }: KnownCustomer): Meta[] =>
  Object.entries(attribution).map(([name, value], index) => ({ id: index + 1, key: ATTRIBUTION + name, value }))

/** What was sent as `meta_data`, by its keys: what is followed from visits is nobody's to change. */
export const customerMeta = (sent: readonly MetaChange[], known: readonly Meta[] = []): MetaChange[] =>
  sent.flatMap(({ id, key = known.find((one) => one.id === id)?.key, value }) =>
    key === undefined || key.startsWith(ATTRIBUTION) ? [] : [{ key, value }],
  )
const ATTRIBUTION = '_wc_order_attribution_'

export type CustomerRecord = ReturnType<typeof customerItem>

export const CUSTOMER_SCHEMA = itemSchema('customer', {
  id: 'whole',
  date_created: 'moment',
  date_created_gmt: 'moment',
  date_modified: 'moment',
  date_modified_gmt: 'moment',
  email: 'text',
  first_name: 'text',
  last_name: 'text',
  role: 'text',
  username: 'text',
  billing: 'object',
  shipping: 'object',
  is_paying_customer: 'flag',
  orders_count: 'whole',
  total_spent: 'text',
  avatar_url: 'text',
  meta_data: 'list',
})
