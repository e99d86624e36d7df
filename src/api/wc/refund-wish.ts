import { sha256 } from '#kit/ids.ts'
import type { Cents } from '#kit/money.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { RefundLine } from '#shop/orders/refund.ts'

/** A line as clients name it: how many units come back, and how much money for them. */
export type WishedLine = { id: number; quantity: number | undefined; cents: Cents | undefined }
export type RefundWish = { amountCents: Cents | undefined; lines: WishedLine[]; restocks: boolean }

/**
 * What to give back. Without an amount it is the sum of the lines; a line without its own amount is worth its share of what
 * was paid for it, half centavos downwards, so that the last unit never costs the shop more than the line brought.
 */
export function refundOf(order: Pick<Order, 'lines'>, { amountCents, lines, restocks }: RefundWish) {
  const wished = lines.map(({ id, quantity = 0, cents }): Required<RefundLine> => {
    const line = order.lines.find((held) => held.id === id)
    const share = line ? Math.floor((line.totalCents * quantity) / line.quantity) : 0
    return { lineId: id, units: quantity, cents: cents ?? share, restock: restocks && quantity > 0 }
  })
  const sum = wished.reduce((total, { cents }) => total + cents, 0)
  return { amountCents: amountCents ?? sum, lines: wished }
}

/**
 * A key for a client that has none: who asks twice for the same at the same moment asked once. What had gone back before is
 * part of it, so the same sum can be given back again later.
 */
export const keyOfWish = (order: Pick<Order, 'id' | 'refundedCents'>, wish: ReturnType<typeof refundOf>) =>
  `api:${sha256(JSON.stringify([order.id, order.refundedCents, wish])).toString('hex')}`
