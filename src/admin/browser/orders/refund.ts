import { decimalMoney, splitMoney } from '#kit/money.ts'
import { formatShortDate } from '#kit/pt-br.ts'
import { readLocalMoment } from '#kit/brazil/local-time.ts'
import { refundShares } from '#shop/orders/refund-share.ts'
import type { OrderItem, OrderRecord } from '#api/wc/order-shape.ts'
import { centsOf } from '../shared/words.ts'
import { methodDiscountOf } from './draft.ts'

export type RefundRecord = { id: number; line_items: { id: number; quantity: number; total: string }[] }

/** How many units of each line have not come back yet. */
export function unitsLeft(items: OrderItem[], refunds: RefundRecord[]): Map<number, number> {
  const back = (id: number) =>
    refunds
      .flatMap(({ line_items: lines }) => lines)
      .filter((line) => line.id === id)
      .reduce((sum, { quantity }) => sum + Math.abs(quantity), 0)
  return new Map(items.map(({ id, quantity }) => [id, quantity - back(id)]))
}

/** What was bought, as refunds are counted: the API counts the same way. */
export function boughtOf(
  order: Pick<OrderRecord, 'line_items' | 'total' | 'shipping_total' | 'fee_lines'>,
  refunds: RefundRecord[],
) {
  const left = unitsLeft(order.line_items, refunds)
  return {
    totalCents: centsOf(order.total),
    shippingCents: centsOf(order.shipping_total),
    fees: order.fee_lines.map(({ total }) => ({ cents: centsOf(total) })),
    paymentDiscountCents: methodDiscountOf(order),
    lines: order.line_items.map(({ id, quantity, total, is_gift_card: isGiftCard }) => ({
      id,
      quantity,
      totalCents: centsOf(total),
      refundedUnits: quantity - left.get(id)!,
      gift: isGiftCard ? {} : null,
    })),
  }
}
type Bought = ReturnType<typeof boughtOf>
type Units = ReadonlyMap<number, number>

/** The sum that is offered for the chosen units, never more than what is left to give back. */
export function offeredCents(bought: Bought, units: Units, leftCents: number): number {
  const sum = [...refundShares(bought, units).values()].reduce((total, share) => total + share, 0)
  return Math.min(sum, leftCents)
}

/** The lines of a refund on the wire. Where less is given back than was paid for the units, each line gets its share of it. */
export function wireLines(bought: Bought, units: Units, amountCents: number) {
  const shareBy = refundShares(bought, units)
  const chosen = bought.lines.filter(({ id }) => (units.get(id) ?? 0) > 0)
  const shares = chosen.map(({ id }) => shareBy.get(id)!)
  const sum = shares.reduce((total, share) => total + share, 0)
  const given = sum > amountCents ? splitMoney(amountCents, shares) : shares
  return chosen.map(({ id }, index) => ({ id, quantity: units.get(id)!, refund_total: decimalMoney(given[index]!) }))
}

/** The central bank takes the return of a Pix for this long after it was settled. */
const PIX_RETURN_DAYS = 90
const DAY_MS = 86_400_000

/** Until when a Pix can go back the way it came; after that it is a transfer to an account that the buyer names. */
export function pixReturnWords(paidAt: string, now: number): string {
  const until = readLocalMoment(paidAt).getTime() + PIX_RETURN_DAYS * DAY_MS
  const day = formatShortDate(new Date(until))
  return now <= until
    ? `Use a «devolução» do Pix recebido, no aplicativo do seu banco: ela é aceita até ${day}, 90 dias depois do pagamento.`
    : `Os 90 dias da devolução pelo Pix terminaram em ${day}. Peça ao cliente os dados de uma conta e faça uma transferência.`
}
