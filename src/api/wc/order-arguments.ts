import type { Static, TObject } from 'typebox'
import { anything, choice, flag, listOf, maybe, moment, shape, text, whole } from '#http/rest/arguments.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { MAX_QUANTITY } from '#shop/cart/cart.ts'
import type { AdminOrderChanges } from '#shop/orders/admin/changes.ts'
import type { OrderStatus } from '#shop/orders/contract.ts'
import type { AdminOrderLine } from '#shop/orders/admin/lines.ts'
import type { AdminOrderShipping } from '#shop/orders/admin/quote.ts'
import { STATUSES } from '#shop/orders/status.ts'
import { MERCHANT_DISCOUNT } from '#shop/orders/text.ts'
import { readDate } from '../dates.ts'
import { amount, centsOf } from './amounts.ts'
import { billingArgument, shippingArgument } from './wire-address.ts'

/** Words on one line, without the marks that markup is made of. */
const words = (maxLength: number) => text({ maxLength, pattern: '^[^\\p{Cc}<>]*$' })

const LINE = shape({
  id: maybe(whole()),
  product_id: maybe(whole()),
  variation_id: maybe(whole()),
  sku: maybe(words(100)),
  quantity: maybe(whole({ maximum: MAX_QUANTITY })),
  subtotal: maybe(amount()),
  total: maybe(amount()),
})
const FEE = shape({
  id: maybe(whole()),
  name: maybe(words(200)),
  total: maybe(text({ pattern: '^(-?\\d{1,9}([.,]\\d{1,2})?)?$' })),
})
const META = shape({ id: maybe(whole()), key: maybe(text({ minLength: 1, maxLength: 255 })), value: maybe(anything()) })

/** What can be said of an order when it is made or changed. */
export const ORDER_ARGS = {
  status: maybe(choice(STATUSES)),
  customer_id: maybe(whole()),
  customer_note: maybe(text({ maxLength: 2_000 })),
  billing: billingArgument(),
  shipping: shippingArgument(),
  payment_method: maybe(text({ maxLength: 40, pattern: '^[a-z0-9_]*$' })),
  payment_method_title: maybe(words(200)),
  set_paid: maybe(flag()),
  /** What the merchant had read; without it nobody asks whether somebody else changed it meanwhile. */
  edit_version: maybe(whole()),
  meta_data: maybe(listOf(META)),
  line_items: maybe(listOf(LINE)),
  shipping_lines: maybe(
    listOf(
      shape({
        method_id: maybe(text({ maxLength: 40, pattern: '^[a-z0-9_]*$' })),
        instance_id: maybe(text({ maxLength: 15, pattern: '^\\d*$' })),
        method_title: maybe(words(200)),
        total: maybe(amount()),
      }),
      { maxItems: 10 },
    ),
  ),
  fee_lines: maybe(listOf(FEE, { maxItems: 10 })),
  coupon_lines: maybe(listOf(shape({ code: text({ maxLength: 80 }) }), { maxItems: 10 })),
}
export type OrderArgs = Static<TObject<typeof ORDER_ARGS>>

const ANY_STATUS = [...STATUSES, 'any', 'trash', 'auto-draft', 'checkout-draft'] as const

/** How a list of orders is narrowed and sorted. */
export const ORDER_FILTERS = {
  search: maybe(text({ maxLength: 200 })),
  status: listOf(choice(ANY_STATUS as readonly string[]), { default: ['any'] }),
  customer: maybe(whole()),
  product: maybe(whole()),
  after: maybe(moment()),
  before: maybe(moment()),
  modified_after: maybe(moment()),
  modified_before: maybe(moment()),
  dates_are_gmt: flag({ default: false }),
  vitrine_stopped: maybe(flag({ description: 'Nothing was heard of one of its parcels for too many days.' })),
  include: maybe(listOf(whole())),
  exclude: maybe(listOf(whole())),
  order: choice(['asc', 'desc'], { default: 'desc' }),
  orderby: choice(['date', 'id', 'include', 'modified', 'title', 'slug'], { default: 'date' }),
}
type Filters = Static<TObject<typeof ORDER_FILTERS>>

export function filterOf({ status, ...args }: Filters) {
  const at = (typed: string | undefined) => typed && readDate(typed, args.dates_are_gmt ? 'utc' : 'shop')
  const moments = {
    createdAfter: at(args.after),
    createdBefore: at(args.before),
    modifiedAfter: at(args.modified_after),
    modifiedBefore: at(args.modified_before),
  }
  return {
    ...(!status.includes('any') && !isTrash(status) && { statuses: status.filter((one): one is OrderStatus => isStatus(one)) }),
    ...(isTrash(status) && { inTrash: true }),
    ...(args.vitrine_stopped && { isStopped: true }),
    ...(args.search !== undefined && { search: args.search }),
    ...(args.customer !== undefined && (args.customer === 0 ? { ofGuests: true } : { userId: args.customer })),
    ...(args.product !== undefined && { productId: args.product }),
    ...(args.include && args.include.length > 0 && { include: args.include }),
    ...(args.exclude && { exclude: args.exclude }),
    ...Object.fromEntries(Object.entries(moments).filter(([, wanted]) => wanted)),
  }
}
const isStatus = (one: string) => STATUSES.includes(one as OrderStatus)
const isTrash = (status: string[]) => status.length > 0 && status.every((one) => one === 'trash')

export function sortOf({ orderby, order, include = [] }: Filters) {
  const by = orderby === 'date' ? 'created' : orderby === 'modified' || orderby === 'include' ? orderby : 'id'
  return { by, isAscending: order === 'asc', include } as const
}

const cents = (typed: string | undefined) => (typed === undefined ? undefined : (centsOf(typed) ?? undefined))

/** Lines of a fresh order: each names a product. */
export const newLines = (sent: OrderArgs['line_items'] = []): AdminOrderLine[] =>
  sent.map((line) => {
    if (!line.product_id && !line.variation_id && !line.sku)
      throw new RestProblem(400, 'woocommerce_rest_required_product_reference', 'É obrigatório informar o ID do produto ou SKU.')
    return { ...lineOf(line), quantity: line.quantity || 1 }
  })

const lineOf = (line: NonNullable<OrderArgs['line_items']>[number]) => ({
  productId: line.product_id || undefined,
  variationId: line.variation_id || undefined,
  sku: line.sku || undefined,
  subtotalCents: cents(line.subtotal),
  totalCents: cents(line.total),
})

/** Lines of an order that is there: with their number those that it has, without one those that come to it. */
export const changedLines = (sent: NonNullable<OrderArgs['line_items']>): NonNullable<AdminOrderChanges['lines']> =>
  sent.flatMap((line): NonNullable<AdminOrderChanges['lines']> =>
    line.id
      ? [{ lineId: line.id, ...lineOf(line), ...(line.quantity !== undefined && { quantity: line.quantity }) }]
      : newLines([line]),
  )

export function shippingOf(sent: NonNullable<OrderArgs['shipping_lines']>): AdminOrderShipping | undefined {
  const [first] = sent
  if (!first) return undefined
  return {
    id: `${first.method_id || 'other'}:${first.instance_id || '0'}`,
    label: sent
      .map((line) => line.method_title || 'Entrega')
      .join(' + ')
      .slice(0, 200),
    cents: sent.reduce((sum, line) => sum + (cents(line.total) ?? 0), 0),
  }
}

/**
 * Fees below zero are what the merchant takes off; others can't be made here. Those that the order has already follow its way of
 * paying and the rules of the shop: whoever sends one back as it was told changes nothing.
 */
export function merchantDiscountOf(
  sent: NonNullable<OrderArgs['fee_lines']>,
  has: readonly { id: number; name: string }[] = [],
): number {
  const isThere = ({ id, name }: (typeof sent)[number]) =>
    has.some((fee) => (id ? id === fee.id : name === fee.name && name !== MERCHANT_DISCOUNT))
  const own = sent.filter((fee) => !isThere(fee))
  const fees = own.map(({ total = '' }) => (total.startsWith('-') ? -(centsOf(total.slice(1)) ?? 0) : (centsOf(total) ?? 0)))
  if (fees.some((fee) => fee > 0))
    throw new RestProblem(400, 'woocommerce_rest_invalid_fee', 'Só descontos (valores negativos) podem ser lançados como taxa.')
  return -fees.reduce((sum, fee) => sum + fee, 0)
}

/** Entries by their keys; null takes one away. Whoever names an entry by its number means the key that it has. */
export function metaInputs(sent: NonNullable<OrderArgs['meta_data']>, known: { id: number; key: string }[] = []) {
  return Object.fromEntries(
    sent.flatMap(({ id, key, value }) => {
      const name = key ?? known.find((entry) => entry.id === id)?.key
      if (name === undefined) return []
      const told =
        value === undefined || value === null || value === '' ? null : typeof value === 'string' ? value : JSON.stringify(value)
      if (told !== null && told.length > 10_000)
        throw new RestProblem(400, 'rest_invalid_param', 'Parâmetro(s) inválido(s): meta_data', {
          params: { meta_data: 'Cada valor de meta_data pode ter até 10000 caracteres.' },
        })
      return [[name, told] as const]
    }),
  )
}
