import type { Static, TObject } from 'typebox'
import { choice, flag, maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { STATES } from '#kit/brazil/states.ts'
import { type CustomerFilter, type CustomerProfile, CUSTOMER_SORTS } from '#shop/customers/contract.ts'
import { bothDates } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import { amountOf } from '../wc/amounts.ts'

const MOST_REAIS = 999_999_999
const amount = (description: string) => maybe(whole({ maximum: MOST_REAIS, description }))

/** What lists, tables and segments of customers are narrowed by. */
export const CUSTOMER_FILTER = {
  search: maybe(text({ maxLength: 200, description: 'A part of name, e-mail, document or telephone.' })),
  account: maybe(whole({ description: 'Number of the account.' })),
  customer_tag: maybe(whole({ description: 'Only customers with this tag.' })),
  state: maybe(choice(Object.keys(STATES), { description: 'State (UF) of the newest address.' })),
  category: maybe(whole({ description: 'Only who bought of this category, or of one below it.' })),
  min_spent: amount('Only who spent at least this, in reais.'),
  max_spent: amount('Only who spent at most this, in reais.'),
  min_orders: maybe(whole({ maximum: 100_000, description: 'Only who bought at least so often.' })),
  max_orders: maybe(whole({ maximum: 100_000, description: 'Only who bought at most so often.' })),
  inactive_days: maybe(whole({ minimum: 1, maximum: 36_500, description: 'Only who bought, but not for so many days.' })),
  first_this_month: maybe(flag({ description: 'Only who bought for the first time this month.' })),
}
export const CUSTOMER_LIST = {
  ...PAGING,
  ...CUSTOMER_FILTER,
  order: choice(['asc', 'desc'], { default: 'desc' }),
  orderby: choice(CUSTOMER_SORTS, { default: 'last_order' }),
}

type Asked = Static<TObject<typeof CUSTOMER_FILTER>>
export const filterOf = (args: Asked): CustomerFilter => ({
  search: args.search,
  account: args.account,
  tag: args.customer_tag,
  state: args.state,
  category: args.category,
  minSpent: args.min_spent,
  maxSpent: args.max_spent,
  minOrders: args.min_orders,
  maxOrders: args.max_orders,
  inactiveDays: args.inactive_days,
  // Not to be asked for is not to be asked for the contrary.
  firstThisMonth: args.first_this_month === true ? true : undefined,
})
/** A filter by the names of the wire, without what it does not ask for. */
export const wireFilter = (filter: CustomerFilter): Asked =>
  Object.fromEntries(
    Object.entries({
      search: filter.search,
      account: filter.account,
      customer_tag: filter.tag,
      state: filter.state,
      category: filter.category,
      min_spent: filter.minSpent,
      max_spent: filter.maxSpent,
      min_orders: filter.minOrders,
      max_orders: filter.maxOrders,
      inactive_days: filter.inactiveDays,
      first_this_month: filter.firstThisMonth,
    }).filter(([, value]) => value !== undefined),
  )

/** A customer whom the merchant knows, with or without an account. */
export const profileItem = (profile: CustomerProfile) => ({
  id: profile.id,
  account_id: profile.userId,
  email: profile.email,
  name: profile.name,
  document: profile.document,
  phone: profile.phone,
  city: profile.city,
  state: profile.state,
  origin: profile.origin,
  tags: profile.tags.map(({ id, name, percentOff }) => ({ id, name, percent_off: percentOff })),
  orders_count: profile.purchases,
  total_spent: amountOf(profile.spentCents),
  average_spent: amountOf(profile.purchases === 0 ? 0 : Math.round(profile.spentCents / profile.purchases)),
  ...bothDates('date_first_order', profile.firstOrderAt),
  ...bothDates('date_last_order', profile.lastOrderAt),
  ...bothDates('date_created', profile.createdAt),
})
export type CustomerProfileRecord = ReturnType<typeof profileItem>

export const PROFILE_SCHEMA = itemSchema('customer_profile', {
  id: 'whole',
  account_id: 'whole?',
  email: 'text',
  name: 'text',
  document: 'text',
  phone: 'text',
  city: 'text',
  state: 'text',
  origin: 'text',
  tags: 'list',
  orders_count: 'whole',
  total_spent: 'text',
  average_spent: 'text',
  date_first_order: 'moment',
  date_first_order_gmt: 'moment',
  date_last_order: 'moment',
  date_last_order_gmt: 'moment',
  date_created: 'moment',
  date_created_gmt: 'moment',
})
