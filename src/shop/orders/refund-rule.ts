import type { Cents } from '#kit/money.ts'

type Sums = { totalCents: Cents; paidCents: Cents; refundedCents: Cents }
type Input = { amountCents: Cents; byHand: boolean; /** Never more than came, also where nothing did. */ isStrict?: boolean }
export type RefundPlan = { ok: true; byHand: boolean } | { ok: false; problem: 'bad-amount' | 'above-paid' | 'above-ordered' }

/**
 * Whether this much may go back, and who gives it back. A payment service gives back at most what came. What the merchant gives back
 * is only noted: up to what was ordered, or to what came where that is more. Of an order whose payment nobody noted, as one that a
 * program set to processing, the merchant has the money, so no service is asked.
 */
export function planRefund(
  { amountCents, byHand, isStrict = false }: Input,
  { totalCents, paidCents, refundedCents }: Sums,
): RefundPlan {
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) return { ok: false, problem: 'bad-amount' }
  const isByHand = byHand || (paidCents === 0 && !isStrict)
  if (!isByHand && amountCents > paidCents - refundedCents) return { ok: false, problem: 'above-paid' }
  if (amountCents > Math.max(totalCents, paidCents) - refundedCents) return { ok: false, problem: 'above-ordered' }
  return { ok: true, byHand: isByHand }
}

type Split = {
  amountCents: Cents
  totalCents: Cents
  paidCents: Cents
  /** What gift cards and credit pay of it. */
  storedValueCents: Cents
  refundedCents: Cents
  /** Of what went back already, the part that cards and credit had paid. */
  storedValueBackCents: Cents
}

/**
 * Of a refund, what is money and what cards and credit had paid. Money goes back first, to the way that it came; only what is more
 * than that goes back to the cards. So a buyer has their money as far as any is left, and whole refunds give back exactly both.
 */
export function splitRefund(split: Split): { moneyCents: Cents; storedValueCents: Cents } {
  const { amountCents, totalCents, paidCents, storedValueCents, refundedCents, storedValueBackCents } = split
  const storedLeft = Math.max(0, storedValueCents - storedValueBackCents)
  const money = Math.max(paidCents, totalCents - storedValueCents)
  const moneyLeft = Math.max(0, money - (refundedCents - storedValueBackCents))
  // What was noted of money that was never seen is money, too.
  const stored = Math.min(storedLeft, Math.max(0, amountCents - moneyLeft))
  return { moneyCents: amountCents - stored, storedValueCents: stored }
}

/** Nothing of it is left with the shop: all that came went back, or, where no payment was noted, all that was ordered. */
export const isReturned = ({ totalCents, paidCents, refundedCents }: Sums) =>
  refundedCents > 0 && refundedCents >= (paidCents === 0 ? totalCents : paidCents)
