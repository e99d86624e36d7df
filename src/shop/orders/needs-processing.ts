import type { Cents } from '#kit/money.ts'
import type { OrderStatus } from './contract.ts'

/** What a line sells, as the shop knows it today. */
export type SoldThing = { virtual: boolean; downloadable: boolean }

/**
 * Whether somebody has something to do for an order: every line does ask for it that is not a file and nothing but a file. What
 * the shop no longer knows is for a person to look at, and so is an order of nothing.
 */
export const needsProcessing = (lines: readonly (SoldThing | undefined)[]): boolean =>
  lines.length === 0 || lines.some((line) => !line?.virtual || !line.downloadable)

/** Prepared before anybody has paid: of this way alone «processing» says nothing about money. */
const PAID_AT_THE_DOOR = 'cod'

type Prepared = {
  /** Where it was before it came to be prepared. */
  from: OrderStatus
  paymentMethod: string
  paidCents: Cents
  totalCents: Cents
  lines: readonly (SoldThing | undefined)[]
}

/** Whether an order that is to be prepared is complete with that. What a merchant has taken up again stays with the merchant. */
export function completesItself({ from, paymentMethod, paidCents, totalCents, lines }: Prepared): boolean {
  const isPaid = paidCents >= totalCents || paymentMethod !== PAID_AT_THE_DOOR
  return isPaid && from !== 'completed' && !needsProcessing(lines)
}
