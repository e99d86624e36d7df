import type { Cents } from '#kit/money.ts'

type Sums = { totalCents: Cents; paidCents: Cents; refundedCents: Cents }
type Input = { amountCents: Cents; byHand: boolean }
export type RefundPlan = { ok: true; byHand: boolean } | { ok: false; problem: 'bad-amount' | 'above-paid' | 'above-ordered' }

/**
 * Whether this much may go back, and who gives it back. A payment service gives back at most what came. What the merchant gives back
 * is only noted: up to what was ordered, or to what came where that is more. Of an order whose payment nobody noted, as one that a
 * program set to processing, the merchant has the money, so no service is asked.
 */
export function planRefund({ amountCents, byHand }: Input, { totalCents, paidCents, refundedCents }: Sums): RefundPlan {
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) return { ok: false, problem: 'bad-amount' }
  const isByHand = byHand || paidCents === 0
  if (!isByHand && amountCents > paidCents - refundedCents) return { ok: false, problem: 'above-paid' }
  if (amountCents > Math.max(totalCents, paidCents) - refundedCents) return { ok: false, problem: 'above-ordered' }
  return { ok: true, byHand: isByHand }
}

/** Nothing of it is left with the shop: all that came went back, or, where no payment was noted, all that was ordered. */
export const isReturned = ({ totalCents, paidCents, refundedCents }: Sums) =>
  refundedCents > 0 && refundedCents >= (paidCents === 0 ? totalCents : paidCents)
