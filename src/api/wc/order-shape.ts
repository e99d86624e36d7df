import { isOwnAnswer } from '#db/order-answers.ts'
import { pictureOf } from '#content/media/service.ts'
import { slugOf } from '#kit/pt-br.ts'
import type { LineAdminDetails, OrderAdminDetails } from '#shop/orders/admin-details.ts'
import type { Order, OrderLine } from '#shop/orders/contract.ts'
import { FEE_CODE, MERCHANT_DISCOUNT } from '#shop/orders/text.ts'
import { needsProcessing } from '#shop/orders/needs-processing.ts'
import { valueLabel } from '#shop/stored-value/text.ts'
import { bothDates } from '../dates.ts'
import { amountOf } from './amounts.ts'
import { wireBilling, wireShipping } from './wire-address.ts'

type Around = { root: string; shopUrl: string; version: string }

/** Prices have their taxes in them: none is ever told apart. */
const NO_TAX = '0.00'

/** An order as wc/v3 tells it. `total = Σ line totals + freight + fees`, to the centavo. */
export function orderItem(order: Order, book: OrderAdminDetails, { root, shopUrl, version }: Around) {
  const { id, number, key, status, totalCents } = order
  const isUnpaid = (status === 'pending' || status === 'failed') && totalCents > order.paidCents + (order.storedValueCents ?? 0)
  return {
    id,
    parent_id: 0,
    status: book.trashedAt ? ('trash' as const) : status,
    currency: 'BRL',
    version,
    prices_include_tax: true,
    ...bothDates('date_created', order.createdAt),
    ...bothDates('date_modified', book.modifiedAt),
    discount_total: amountOf(order.discountCents),
    discount_tax: NO_TAX,
    shipping_total: amountOf(order.shippingCents),
    shipping_tax: NO_TAX,
    cart_tax: NO_TAX,
    total: amountOf(totalCents),
    total_tax: NO_TAX,
    customer_id: order.userId ?? 0,
    order_key: key,
    billing: wireBilling(order.customer),
    shipping: wireShipping(order.customer.shipping),
    payment_method: order.paymentMethod.id,
    payment_method_title: order.paymentMethod.title,
    transaction_id: book.transactionId,
    customer_ip_address: book.ip,
    customer_user_agent: book.userAgent,
    created_via: book.createdVia,
    customer_note: order.note,
    ...bothDates('date_completed', book.completedAt ?? null),
    ...bothDates('date_paid', order.paidAt ?? null),
    cart_hash: '',
    number,
    meta_data: [...book.meta, ...answersMeta(order)],
    line_items: order.lines.map((line) => lineItem(line, book.lines[line.id], shopUrl)),
    tax_lines: [],
    shipping_lines: shippingLines(order),
    fee_lines: feeLines(order),
    checkout_answers: order.answers,
    promotions: order.promotions.map(({ name, discountCents }) => ({ name, discount: amountOf(discountCents) })),
    coupon_lines: order.coupons.map(({ code, discountCents }) => couponLine(code, discountCents, book)),
    gift_cards: (order.paidWith ?? []).map((part) => ({
      id: part.id,
      kind: part.kind,
      label: valueLabel(part),
      last_four: part.lastFour,
      amount: amountOf(part.cents),
    })),
    amount_due: amountOf(Math.max(0, totalCents - (order.storedValueCents ?? 0) - order.paidCents)),
    refunds: book.refunds.map(({ id: refundId, reason, amountCents }) => ({
      id: refundId,
      reason,
      total: amountOf(-amountCents),
    })),
    payment_url: `${shopUrl}/checkout/order-pay/${id}/?pay_for_order=true&key=${key}`,
    edit_version: book.version,
    is_editable: status === 'pending' || status === 'on-hold',
    needs_payment: isUnpaid,
    needs_processing: needsProcessing(order.lines.map((line) => book.lines[line.id])),
    currency_symbol: 'R$',
    _links: {
      self: [{ href: `${root}/wc/v3/orders/${id}` }],
      collection: [{ href: `${root}/wc/v3/orders` }],
      ...(order.userId && { customer: [{ href: `${root}/wc/v3/customers/${order.userId}` }] }),
    },
  }
}

/** What buyers answered stands among the data of other programs, under the field's name; its numbers follow the order's. */
/** The shop's own stand with the rest already. */
const answersMeta = ({ id, answers }: Order) =>
  answers.filter(({ name }) => !isOwnAnswer(name)).map(({ name, value }, at) => ({ id: id * 20 + at, key: name, value }))

export type OrderRecord = ReturnType<typeof orderItem>
export type OrderItem = OrderRecord['line_items'][number]

function lineItem(line: OrderLine, book: LineAdminDetails | undefined, shopUrl: string) {
  const picture = book?.picture && pictureOf(book.picture)
  const chosen = line.options.map(({ name }) => name).join(', ')
  return {
    id: line.id,
    name: line.variationId !== null && chosen !== '' ? `${line.name} - ${chosen}` : line.name,
    product_id: line.productId ?? 0,
    variation_id: line.variationId ?? 0,
    quantity: line.quantity,
    tax_class: '',
    subtotal: amountOf(line.unitCents * line.quantity),
    subtotal_tax: NO_TAX,
    total: amountOf(line.totalCents),
    total_tax: NO_TAX,
    taxes: [],
    meta_data: [
      ...line.options.map(({ label, name }, index) => ({
        id: index + 1,
        key: `pa_${slugOf(label)}`,
        value: name,
        display_key: label,
        display_value: name,
      })),
      ...bundleMeta(line),
    ],
    sku: line.sku,
    global_unique_id: '',
    price: line.totalCents / 100 / line.quantity,
    image: { id: picture?.id ?? '', src: picture ? `${shopUrl}${picture.sizes.at(-1)?.webp ?? ''}` : '' },
    parent_name: book?.parentName ?? null,
    is_gift_card: Boolean(line.gift),
  }
}

/** What a kit was made of when it was bought, under the key by which WooCommerce Product Bundles keeps it. */
function bundleMeta({ options, parts = [] }: OrderLine) {
  if (parts.length === 0) return []
  const stamp = parts.map(({ productId, variationId, sku, name, options: chosen, quantity }, index) => [
    String(index + 1),
    {
      product_id: productId,
      variation_id: variationId ?? 0,
      quantity,
      title: [name, ...chosen.map((one) => one.name)].join(' - '),
      sku,
    },
  ])
  const [key, value] = ['_stamp', JSON.stringify(Object.fromEntries(stamp))]
  return [{ id: options.length + 1, key, value, display_key: key, display_value: value }]
}

function shippingLines({ id, shipping }: Order) {
  if (!shipping) return []
  const [method_id = '', instance_id = ''] = shipping.id.split(':')
  return [
    {
      id,
      method_title: shipping.label,
      method_id,
      instance_id,
      total: amountOf(shipping.cents),
      total_tax: NO_TAX,
      taxes: [],
      tax_status: 'none',
      meta_data: [],
    },
  ]
}

/**
 * What is taken off the whole order is a fee below zero, as the ecosystem's own tools write it. Numbered by the order: the
 * merchant's discount, that of the way of paying, then what rules of the shop added or took off, each with its code.
 */
const feeLines = (order: Order) =>
  [
    { id: order.id * 2, name: MERCHANT_DISCOUNT, cents: -order.merchantDiscountCents, code: undefined },
    { ...methodFee(order), cents: -order.paymentDiscountCents, code: undefined },
    ...ruleFees(order),
  ]
    .filter(({ cents }) => cents !== 0)
    .map(({ id, name, cents, code }) => ({
      id,
      name,
      tax_class: '',
      tax_status: 'none',
      amount: amountOf(cents),
      total: amountOf(cents),
      total_tax: NO_TAX,
      taxes: [],
      meta_data: code === undefined ? [] : [{ id: 1, key: FEE_CODE, value: code }],
    }))

/** What rules of the shop added to an order or took off it, as the wire has it. */
export const ruleFees = ({ id, fees }: Pick<Order, 'id' | 'fees'>) =>
  fees.map(({ id: code, label, cents }, at) => ({ id: id * 2 + 2 + at, name: label, cents, code }))

/** What the fee of an order's way of paying goes by. */
export const methodFee = ({ id, paymentMethod }: Pick<Order, 'id' | 'paymentMethod'>) => ({
  id: id * 2 + 1,
  name: `Desconto (${paymentMethod.title})`,
})

function couponLine(code: string, discountCents: number, book: OrderAdminDetails) {
  const coupon = book.coupons[code]
  const kind = coupon?.kind === 'free_shipping' ? 'fixed_cart' : (coupon?.kind ?? 'fixed_cart')
  return {
    id: coupon?.id ?? 0,
    code,
    discount: amountOf(discountCents),
    discount_tax: NO_TAX,
    meta_data: [],
    discount_type: kind,
    nominal_amount: kind === 'percent' ? (coupon?.amount ?? 0) : (coupon?.amount ?? 0) / 100,
    free_shipping: coupon?.freeShipping ?? false,
  }
}

/** A line as a refund tells it: what came back is below zero. */
export const refundedLine = (line: OrderLine, { units, cents }: { units: number; cents: number }) => ({
  id: line.id,
  name: line.name,
  product_id: line.productId ?? 0,
  variation_id: line.variationId ?? 0,
  quantity: units === 0 ? 0 : -units,
  tax_class: '',
  subtotal: amountOf(cents === 0 ? 0 : -cents),
  subtotal_tax: NO_TAX,
  total: amountOf(cents === 0 ? 0 : -cents),
  total_tax: NO_TAX,
  taxes: [],
  meta_data: [],
  sku: line.sku,
  price: line.unitCents / 100,
})
