import { sha256 } from '#kit/ids.ts'
import type { Cents } from '#kit/money.ts'
import type { Order } from '#shop/orders/contract.ts'
import { refundShares } from '#shop/orders/refund-share.ts'
import type { RefundLine } from '#shop/orders/refund.ts'

/** A line as clients name it: how many units come back, and how much money for them. */
export type WantedLine = { id: number; quantity: number | undefined; cents: Cents | undefined }
export type RefundInput = { amountCents: Cents | undefined; lines: WantedLine[]; restocks: boolean }

/**
 * What to give back. Without an amount it is the sum of the lines; a line without its own amount is worth what was paid for its
 * units, with what was taken off the order as a whole.
 */
export function refundOf(
  order: Pick<Order, 'lines' | 'totalCents' | 'shippingCents' | 'fees' | 'paymentDiscountCents'>,
  { amountCents, lines, restocks }: RefundInput,
) {
  const shares = refundShares(order, new Map(lines.map(({ id, quantity = 0 }) => [id, quantity])))
  const wanted = lines.map(({ id, quantity = 0, cents }): Required<RefundLine> => ({
    lineId: id,
    units: quantity,
    cents: cents ?? shares.get(id) ?? 0,
    restock: restocks && quantity > 0,
  }))
  const sum = wanted.reduce((total, { cents }) => total + cents, 0)
  return { amountCents: amountCents ?? sum, lines: wanted }
}

/**
 * A key for a client that has none: who asks twice for the same at the same moment asked once. What had gone back before is
 * part of it, so the same sum can be given back again later.
 */
export const keyOfInput = (order: Pick<Order, 'id' | 'refundedCents'>, input: ReturnType<typeof refundOf>) =>
  `api:${sha256(JSON.stringify([order.id, order.refundedCents, input])).toString('hex')}`
