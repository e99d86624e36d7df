import type { MovedThing } from '../../moved-thing.ts'
import { amountOfCents, spread } from './numbers.ts'

export type CsvOrder = {
  id: string
  number: string
  status: string
  currency: string
  createdUtc: string | null
  paidUtc: string | null
  email: string
  billing: Record<string, string>
  shipping: Record<string, string>
  lines: { name: string; sku: string; quantity: number; unitCents: number; discountCents: number }[]
  shippingCents: number
  shippingTitle: string
  discountCents: number
  coupon: string
  totalCents: number
  refundedCents: number
  paymentTitle: string
  transactionId: string
  buyerNote: string
  tracking: string
  /** Taxes that the total has and no item. */
  taxCents?: number
  /** Anything else that is kept beside it. */
  extra?: Record<string, string>
}

/**
 * An order of a table as wc/v3 would tell it, and what was given back. Discounts of the whole order are spread over its lines; what
 * then still differs from the total stands as a fee, so that everything agrees to the centavo.
 */
export function* csvOrderThings(order: CsvOrder): Generator<MovedThing> {
  const subtotals = order.lines.map(({ quantity, unitCents }) => quantity * unitCents)
  const own = order.lines.reduce((sum, { discountCents }) => sum + discountCents, 0)
  const shared = spread(Math.max(0, order.discountCents - own), subtotals)
  const totals = order.lines.map(({ discountCents }, at) => subtotals[at]! - discountCents - shared[at]!)
  const rest = order.totalCents - order.shippingCents - totals.reduce((sum, cents) => sum + cents, 0)
  yield {
    kind: 'order',
    oldId: order.id,
    data: {
      id: order.id,
      number: order.number,
      status: order.status,
      currency: order.currency || 'BRL',
      date_created_gmt: order.createdUtc,
      date_paid_gmt: order.paidUtc,
      discount_total: amountOfCents(Math.max(order.discountCents, own)),
      shipping_total: amountOfCents(order.shippingCents),
      total: amountOfCents(order.totalCents),
      total_tax: '0.00',
      customer_id: 0,
      customer_note: order.buyerNote,
      billing: { ...order.billing, email: order.email },
      shipping: order.shipping,
      payment_method: '',
      payment_method_title: order.paymentTitle,
      transaction_id: order.transactionId,
      meta_data: Object.entries({ _tracking_code: order.tracking, ...order.extra }).flatMap(([key, value]) =>
        value === '' ? [] : [{ key, value }],
      ),
      line_items: order.lines.map(({ name, sku, quantity }, at) => ({
        id: at + 1,
        name,
        sku,
        quantity,
        product_id: 0,
        variation_id: 0,
        subtotal: amountOfCents(subtotals[at]!),
        total: amountOfCents(totals[at]!),
        total_tax: '0.00',
        meta_data: [],
      })),
      shipping_lines:
        order.shippingTitle === '' && order.shippingCents === 0
          ? []
          : [
              {
                id: 1,
                method_title: order.shippingTitle,
                method_id: '',
                total: amountOfCents(order.shippingCents),
                total_tax: '0.00',
                meta_data: [],
              },
            ],
      fee_lines:
        rest === 0
          ? []
          : [
              {
                id: 1,
                name: rest === order.taxCents ? 'Impostos' : 'Ajuste',
                total: amountOfCents(rest),
                total_tax: '0.00',
                meta_data: [],
              },
            ],
      coupon_lines:
        order.coupon === ''
          ? []
          : [{ id: 1, code: order.coupon, discount: amountOfCents(order.discountCents), discount_tax: '0.00', meta_data: [] }],
      tax_lines: [],
    },
  }
  if (order.refundedCents > 0) {
    const id = `${order.id}:refund`
    const amount = amountOfCents(order.refundedCents)
    yield {
      kind: 'refund',
      oldId: id,
      data: { id, parent_id: order.id, date_created_gmt: order.createdUtc, amount, reason: '', line_items: [] },
    }
  }
}
